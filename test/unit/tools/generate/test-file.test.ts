import { readdirSync } from "node:fs";
import { join } from "node:path";
import { operations } from "../../../../src/consent/contract";
import { testFileOf } from "../../../../tools/generate/test-file";
import { repositoryFolder } from "../../../support/repository-folder";

const files = readdirSync(join(repositoryFolder, "test/contract"));

test.each(Object.values(operations))("$id has a file of contract tests", (operation) => {
  expect(files).toContain(testFileOf(operation, new Set(files)));
});

test.each([
  ["listScanFindings", ["scans.test.ts", "scan-findings.test.ts"], "scan-findings.test.ts"],
  ["listScanFindings", ["scans.test.ts", "findings.test.ts"], "findings.test.ts"],
  ["getMe", ["me.test.ts"], "me.test.ts"],
  ["getBillingSubscription", ["billing.test.ts"], "billing.test.ts"],
])("%s among %j is in %s", (id, there, file) => {
  expect(testFileOf({ id }, new Set(there))).toBe(file);
});

test("one that no file is named after is refused by its name", () => {
  const others = files.filter((file) => !file.startsWith("webhook"));
  expect(() => testFileOf(operations.redeliverWebhook, new Set(others))).toThrow(/^redeliverWebhook: .*webhooks/);
});
