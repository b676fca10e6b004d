import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { validateCommand } from "../../../../src/cli/validate";
import { bannerSources } from "../../../../src/cli/validate/banner-sources";
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
  const names = bannerSources(["-", "a.yaml", "-", "a.yaml"]).sources.map(({ name }) => name);
  expect(names).toEqual(["standard input", "a.yaml", "a.yaml"]);
});
