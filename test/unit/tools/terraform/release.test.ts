import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { type Definition, inputProperties, registry } from "../../../../src/provider/resources";
import { providerSchema, typeName } from "../../../../src/provider/terraform/schema";
import { COMPANIONS } from "../../../../tools/terraform/provider-package";
import { writeRelease } from "../../../../tools/terraform/release";

const VERSION = "1.2.3";
const PREFIX = `terraform-provider-consentform_${VERSION}`;

let root: string;
let files: string[];
const read = (file: string) => readFileSync(join(root, "release", file));

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "terraform-release-"));
  for (const name of ["bundle.js", ...COMPANIONS]) writeFileSync(join(root, name), "#!/usr/bin/env node\n");
  files = writeRelease({ bundle: join(root, "bundle.js"), folder: join(root, "release"), version: VERSION });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("checksums name every asset but themselves, as sha256sum reads them", () => {
  const sums = read(`assets/${PREFIX}_SHA256SUMS`).toString().trimEnd().split("\n");
  const expected = files
    .filter((file) => file.startsWith("assets/") && !file.endsWith("_SHA256SUMS"))
    .map((file) => `${createHash("sha256").update(read(file)).digest("hex")}  ${file.slice("assets/".length)}`);
  expect([...sums].sort()).toEqual([...expected].sort());
  expect(expected.some((line) => line.endsWith(`${PREFIX}_manifest.json`))).toBe(true);
});

test("an archive is reproducible and names the executable as engines expect", () => {
  const archive = read(`assets/${PREFIX}_linux_amd64.zip`);
  expect(Object.keys(unzipSync(archive)).sort()).toEqual([
    "LICENSE",
    "NOTICE",
    "consentform-provider.js",
    `terraform-provider-consentform_v${VERSION}`,
    "third-party-licenses.txt",
  ]);
  writeRelease({ bundle: join(root, "bundle.js"), folder: join(root, "again"), version: VERSION });
  expect(readFileSync(join(root, "again/assets", `${PREFIX}_linux_amd64.zip`)).equals(archive)).toBe(true);
});

test("the manifest says which protocol the provider speaks", () => {
  expect(JSON.parse(read(`assets/${PREFIX}_manifest.json`).toString())).toEqual({
    version: 1,
    metadata: { protocol_versions: ["6.0"] },
  });
});

test("every schema entry has an example, and every resource an import", () => {
  const { resources, dataSources, ephemeralResources, functions } = providerSchema();
  const short = (name: string) => name.replace(/^consentform_/, "");
  const kept = (Object.values(registry) as Definition[]).filter(({ notImportable }) => notImportable !== undefined);
  const notImportable = new Set(kept.map(({ kind }) => typeName(kind)));
  const filesOf = (name: string) => [
    "resource.tf",
    ...(notImportable.has(name) ? [] : ["import.sh", "import-by-string-id.tf"]),
  ];
  const expected = [
    "docs/index.md",
    "examples/provider/provider.tf",
    ...Object.keys(resources).flatMap((name) => [
      `docs/resources/${short(name)}.md`,
      ...filesOf(name).map((file) => `examples/resources/${name}/${file}`),
    ]),
    ...Object.keys(dataSources).flatMap((name) => [
      `docs/data-sources/${short(name)}.md`,
      `examples/data-sources/${name}/data-source.tf`,
    ]),
    ...Object.keys(ephemeralResources).flatMap((name) => [
      `docs/ephemeral-resources/${short(name)}.md`,
      `examples/ephemeral-resources/${name}/ephemeral-resource.tf`,
    ]),
    ...Object.keys(functions).flatMap((name) => [
      `docs/functions/${name}.md`,
      `examples/functions/${name}/function.tf`,
    ]),
  ];
  expect(expected.filter((file) => !existsSync(join(root, "release/repository", file)))).toEqual([]);
});

test.each(Object.values(registry) as Definition[])(
  "the page of $kind names every input with its description",
  ({ kind }) => {
    const definition = registry[kind as keyof typeof registry];
    const name = Object.keys(providerSchema().resources).find(
      (type) => type.replaceAll("_", "") === `consentform${kind.toLowerCase()}`,
    );
    const page = read(`repository/docs/resources/${name?.replace(/^consentform_/, "")}.md`).toString();
    expect(page).toMatch(/^---\npage_title: ".*"\nsubcategory: ""\ndescription: \|-\n {2}\S/);
    const settable = inputProperties(definition).filter(
      ({ name: input, traits }) => !traits.computed && input !== "adopt",
    );
    const missing = settable.filter(({ name: input, description }) => {
      return !page.includes(`- \`${input}\` (`) || !page.includes(description.replace(/\s+/g, " ").trim());
    });
    expect(missing.map(({ name: input }) => input)).toEqual([]);
  },
);
