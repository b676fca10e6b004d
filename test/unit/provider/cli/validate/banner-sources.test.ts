import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { validateCommand } from "../../../../../src/provider/cli/validate";
import { bannerSources } from "../../../../../src/provider/cli/validate/banner-sources";
import { runCommand } from "../recorded-context";

const fixture = (name: string) => `${__dirname}/../fixtures/${name}`;
const validate = (...args: string[]) => runCommand(validateCommand, args);

describe("an odd file", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "consentform-validate-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const validated = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content);
    return validate(join(folder, name));
  };

  test.each(["banner.yaml", "banner.json"])("%s passes with a byte order mark", async (name) => {
    expect(await validated(name, `\uFEFF${readFileSync(fixture(name), "utf8")}`)).toMatchObject({
      status: 0,
      stderr: [],
    });
  });

  test("a document in UTF-16 is refused with advice", async () => {
    const { status, stderr } = await validated("banner.yaml", Buffer.from("\uFEFFschema_version: 1", "utf16le"));
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: [`${join(folder, "banner.yaml")} is not text in UTF-8. Save it in UTF-8.`],
    });
  });

  test("a file with two documents is refused at the line of the second", async () => {
    const { status, stderr } = await validated("banner.yaml", "---\na: 1\n---\nb: 2\n");
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: [`${join(folder, "banner.yaml")}:3:1: A second document begins here. Write one document to a file.`],
    });
  });
});

test("reads standard input once, and a file as often as it is named", () => {
  const names = bannerSources(["-", "a.yaml", "-", "a.yaml"]).map(({ name }) => name);
  expect(names).toEqual(["standard input", "a.yaml", "a.yaml"]);
});

describe("a folder never hides a banner", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "consentform-folder-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const unlawful = parse(readFileSync(fixture("banner-with-findings.yaml"), "utf8")) as Record<string, unknown>;
  const { schema_version: _version, ...withoutVersion } = unlawful;
  const { texts, ...withoutTexts } = unlawful;
  const put = (name: string, text: string) => {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), text);
  };

  test.each<[string, string, string]>([
    ["JSON on one line", "banner.json", JSON.stringify(unlawful)],
    ["YAML in flow style", "banner.yaml", stringify(unlawful, { collectionStyle: "flow" })],
    ["JSON in a file of YAML", "banner.yml", JSON.stringify(unlawful)],
    ["a quoted key in flow style", "banner.yaml", `{"schema_version": "1", ${JSON.stringify(withoutVersion).slice(1)}`],
    ["an explicit key", "banner.yaml", `? schema_version\n: "1"\n${stringify(withoutVersion)}`],
    ["a merge key", "banner.yaml", `<<: {schema_version: "1"}\n${stringify(withoutVersion)}`],
    ["an anchor", "banner.yaml", `${stringify(withoutTexts)}texts: &texts ${JSON.stringify(texts)}\n`],
    ["a document without schema_version", "banner.yaml", stringify(withoutVersion)],
    ["a name in capitals, deep down", "a/b/BANNER.YAML", stringify(unlawful)],
  ])("%s has its errors found", async (_name, name, text) => {
    put(name, text);
    const { status, stdout } = await validate(folder);
    expect({ status, hasError: /error (reject-missing|schema-violation)/.test(stdout.join("\n")) }).toEqual({
      status: 1,
      hasError: true,
    });
  });

  test("a link to a banner is validated, and a link around in a circle is not followed", async () => {
    put("inner/keep.yaml", "a: 1");
    symlinkSync(fixture("banner-with-findings.yaml"), join(folder, "linked.yaml"));
    symlinkSync(folder, join(folder, "inner/around"));
    expect(await validate(folder)).toMatchObject({ status: 1 });
  });

  test.each<[string, string]>([
    ["broken.yaml", "schema_version: [1"],
    ["broken.json", '{"schema_version": "1",'],
    ["two.yaml", `a: 1\n---\n${stringify(unlawful)}`],
    ["binary.yaml", "\u0000"],
    ["aliases.yaml", `a: &a [1]\nb: &b [${"*a,".repeat(99)}]\nc: [${"*b,".repeat(99)}]`],
  ])("%s fails although a good banner is beside it", async (name, text) => {
    put(name, text);
    put("good.yaml", readFileSync(fixture("banner.yaml"), "utf8"));
    const { status, stderr } = await validate(folder);
    expect(status).toBe(2);
    expect(stderr.join("\n")).toContain(name);
  });

  test("a file that is not a banner is skipped by name", async () => {
    put("good.yaml", readFileSync(fixture("banner.yaml"), "utf8"));
    put("stack.yaml", "name: shop\nconfig: {schema_version: 1}\n");
    put("manifests.yaml", "kind: Service\n---\nkind: Deployment\n");
    put("list.json", "[]");
    put("empty.yaml", "");
    const { status, stderr } = await validate(folder);
    const names = ["empty.yaml", "list.json", "manifests.yaml", "stack.yaml"].map((name) => join(folder, name));
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: [`Skipped, since these are not banner documents: ${names.join(", ")}`],
    });
  });

  test("hundreds of files have progress, and the time grows with their size", async () => {
    const text = readFileSync(fixture("banner.yaml"), "utf8");
    for (let i = 0; i < 250; i++) put(`${i}/banner.yaml`, text);
    const before = process.cpuUsage();
    const { status, stderr } = await validate(folder, "--format", "json");
    const { user, system } = process.cpuUsage(before);
    expect({ status, stderr }).toEqual({ status: 0, stderr: ["Read 100 of 250 files.", "Read 200 of 250 files."] });
    // Microseconds of CPU for each byte are milliseconds for each kilobyte.
    expect((user + system) / (250 * text.length)).toBeLessThan(10);
  });
});
