import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryFolder } from "../support/repository-folder";
import { succeeded } from "./output-of";
import { workbench } from "./workbench";

const bench = workbench(1);

/** The parts of `pulumi preview --json` that are read here. */
interface JsonPreview {
  readonly steps: {
    readonly urn: string;
    readonly op: string;
    readonly detailedDiff: Record<string, unknown> | null;
  }[];
}

test("one edited text: --diff shows only that leaf, --json names its path", async () => {
  const stack = await bench.place().commandLine(join(repositoryFolder, "examples/quickstart"));
  succeeded(await stack.up());
  const banner = readFileSync(join(stack.folder, "banner.yaml"), "utf8");
  stack.write("banner.yaml", banner.replace("title: Your privacy", "title: Your choice"));

  const { stdout } = await stack.preview("--diff");
  expect(stdout).toMatch(/~ title: "Your privacy" => "Your choice"/);
  expect(stdout).toMatch(/~ digest *: "sha256:[0-9a-f]+" => "sha256:[0-9a-f]+"/);
  expect(stdout).toMatch(/~ draftDigest *: "sha256:[0-9a-f]+" => "sha256:[0-9a-f]+"/);
  for (const untouched of ["Reject all", "Ihre Privatsphäre", "#0b57d0", "__consentform", "__provider", "etag"]) {
    expect(stdout).not.toContain(untouched);
  }

  const { steps } = JSON.parse((await stack.preview("--json")).stdout) as JsonPreview;
  const diffs = steps.flatMap(({ urn, detailedDiff }) =>
    detailedDiff === null || detailedDiff === undefined
      ? []
      : [[urn.slice(urn.lastIndexOf("::") + 2), Object.keys(detailedDiff).sort()] as const],
  );
  expect(Object.fromEntries(diffs)).toEqual({
    banner: ["digest", "document.texts.en.banner.title"],
    version: ["draftDigest"],
    live: ["versionNumber"],
  });
});
