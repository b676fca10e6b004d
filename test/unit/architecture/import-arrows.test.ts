import { ARROWS, CONFINED_PACKAGES, forbiddenImports } from "./import-arrows";
import { sourceFiles } from "./source-files";

test("every import of src follows the arrows", () => {
  const files = sourceFiles("src");
  expect(files.length).toBeGreaterThan(0);
  expect(files.flatMap(forbiddenImports)).toEqual([]);
});

test.each([
  ["src/consent/rules/digest.ts", 'import { x } from "../contract";'],
  ["src/consent/rules/digest.ts", 'import { readFileSync } from "node:fs";'],
  ["src/consent/proof/check-lines.ts", 'import { createClient } from "../../provider/client";'],
  ["src/consent/proof/check-lines.ts", 'import { openStore } from "../../service";'],
  ["src/consent/default-folder.ts", 'import { scopes } from "./contract";'],
  ["src/provider/client/client.ts", 'import type { Site } from "../resources/site";'],
  ["src/provider/client/client.ts", 'export * from "../lifecycle";'],
  ["src/provider/client/client.ts", 'import { operations } from "../../consent/contract";'],
  ["src/provider/client/client.ts", 'import { isObject } from "@consentform/consent/values";'],
  ["src/provider/lifecycle/read.ts", 'const later = () => import("../pulumi/resource");'],
  ["src/provider/lifecycle/read.ts", 'const { runtime } = require("../pulumi/runtime");'],
  ["src/provider/lifecycle/read.ts", 'import * as pulumi from "@pulumi/pulumi";'],
  ["src/provider/resources/site.ts", 'import createClient from "openapi-fetch";'],
  ["src/provider/resources/site.ts", 'import type { Log } from "@consentform/service/command-line";'],
  ["src/provider/index.ts", 'import { createClient } from "./client";'],
  ["src/provider/pulumi/site.ts", 'import { startDevService } from "../../../test/support/dev-service";'],
  ["src/provider/cli/dev.ts", 'import { PGlite } from "@electric-sql/pglite";'],
  ["src/provider/cli/dev.ts", 'import { createService } from "@consentform/service";'],
  ["src/provider/cli/users.ts", 'import { hasUsers } from "../../service/store";'],
  ["src/provider/cli/users.ts", 'const { startService } = require("@consentform/service/start/start-service");'],
  ["src/service/app.ts", 'import { createClient } from "../provider/client";'],
  ["src/service/app.ts", 'import { words } from "./console/words";'],
  ["src/service/start/log.ts", 'import { Command } from "commander";'],
  ["src/service/routes/sites.ts", 'import { sql } from "kysely";'],
  ["src/service/console/pages/sites.tsx", 'import { createClient } from "../../../provider/client";'],
  ["src/service/console/pages/sites.tsx", 'import { ulid } from "../../runtime";'],
  ["src/consent/utils/strings.ts", ""],
])("%s: %s is refused", (path, text) => {
  expect(forbiddenImports({ path, text })).toHaveLength(1);
});

test.each([
  ["src/consent/rules/digest.ts", 'import { createHash } from "node:crypto"; import { path } from "./path";'],
  ["src/consent/banner/slice.ts", 'import { canonicalJson } from "../values/canonical-json";'],
  [
    "src/provider/client/client.ts",
    'import createClient from "openapi-fetch"; import "@consentform/consent/contract";',
  ],
  ["src/provider/cli/validate.ts", 'import { packageVersion } from "@consentform/consent/package-version";'],
  ["src/provider/cli/dev.ts", 'import type { Log } from "@consentform/service/command-line"; import "../client";'],
  ["src/service/store/sites.ts", 'import { sql } from "kysely"; import { digest } from "@consentform/consent/values";'],
  ["src/service/console/main.tsx", 'import { visibleText } from "@consentform/consent/contract/browser";'],
])("%s: %s is allowed", (path, text) => {
  expect(forbiddenImports({ path, text })).toEqual([]);
});

test("a folder outside the rooms is refused", () => {
  expect(forbiddenImports({ path: "src/utils/strings.ts", text: "" })).toHaveLength(1);
  expect(() => forbiddenImports({ path: "src/provider/cli/dev.ts", text: 'import "../../utils/strings";' })).toThrow(
    "belongs to no room",
  );
});

test("folders import each other without cycles", () => {
  const isWithin = (name: string, other: string) => `${name}/`.startsWith(`${other}/`);
  const permitted = new Map(
    Object.keys(ARROWS).map((from) => [
      from,
      Object.keys(ARROWS).filter((to) => to !== from && ARROWS[from]?.some((name) => isWithin(to, name))),
    ]),
  );
  const order: string[] = [];
  for (let left = [...permitted.keys()]; left.length > 0; left = left.filter((name) => !order.includes(name))) {
    const next = left.filter((name) => permitted.get(name)?.every((to) => order.includes(to)));
    expect({ left, next: next.length }).not.toEqual({ left, next: 0 });
    order.push(...next);
  }
});

test("each confined package is still used where it lives", () => {
  for (const [name, homes] of Object.entries(CONFINED_PACKAGES)) {
    const isUsed = homes.every((home) => sourceFiles(home).some(({ text }) => text.includes(`"${name}`)));
    expect({ name, isUsed }).toEqual({ name, isUsed: true });
  }
});

test("statements to the database are written in store/ alone", () => {
  const writesStatements = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/;
  const [inside, outside] = [true, false].map((isInside) =>
    sourceFiles("src").filter(
      ({ path, text }) => path.startsWith("src/service/store/") === isInside && writesStatements.test(text),
    ),
  );
  expect(inside?.length).toBeGreaterThan(0);
  expect(outside?.map(({ path }) => path)).toEqual([]);
});
