import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSites, sitesOfFile } from "../../../../src/provider/fleet";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "sites-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function read(content: string | Uint8Array, name = "sites.csv") {
  const file = join(folder, name);
  writeFileSync(file, content);
  return readSites(file);
}

/** The error without the folder of the file. */
function refusal(content: string | Uint8Array, name?: string): string {
  try {
    read(content, name);
  } catch (error) {
    return error instanceof Error ? error.message.replaceAll(`${folder}/`, "") : String(error);
  }
  throw new Error("nothing was refused");
}

const nord = {
  key: "nord",
  hosts: ["nord.example.com", "shop.nord.example.com"],
  previewHosts: ["preview.nord.example.com"],
  name: "Shop, Nord",
  labels: { team: "shop", "cost.center": "7" },
  variables: { city: 'Kiel "am" Meer' },
  overrides: { layout: { position: "top" } },
  wave: "canary",
  retention: 365,
  deletionProtection: false,
};

const header =
  "key,hosts,preview_hosts,name,label.team,label.cost.center,var.city,overrides,wave,retention,deletion_protection";
const row =
  'nord,nord.example.com shop.nord.example.com,preview.nord.example.com,"Shop, Nord",shop,7,"Kiel ""am"" Meer","{""layout"":{""position"":""top""}}",canary,365,FALSE';

test("reads every column of a CSV table, and leaves out empty cells", () => {
  expect(read(`${header}\n${row}\nsued,sued.example.com,,,,,,,,,\n`)).toEqual([
    nord,
    { key: "sued", hosts: ["sued.example.com"] },
  ]);
});

test.each([
  ["a byte order mark", `\uFEFF${header}\r\n${row}\r\n`],
  ["semicolons", `${header.replaceAll(",", ";")}\n${row.replace(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/g, ";")}\n`],
  [
    "tabs and no final line break",
    `${header.replaceAll(",", "\t")}\n${row.replace(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/g, "\t")}`,
  ],
])("reads a CSV table with %s", (_, content) => {
  expect(read(content)).toEqual([nord]);
});

test.each([
  ["cells of columns and rows that are empty", "key,hosts,,\na,a.example.com,,\n,,,\nb,b.example.com\n,,\n"],
  ["more empty cells than columns", "key,hosts\na,a.example.com,,\nb,b.example.com,\n"],
  ["a separator line", "\uFEFFsep=;\r\nkey;hosts\r\na;a.example.com\r\nb;b.example.com\r\n"],
  ["a quoted separator line", '"sep=,",\nkey,hosts,\na,a.example.com,\nb,b.example.com\n'],
])("reads what spreadsheets write: %s", (_, content) => {
  expect(read(content)).toEqual([
    { key: "a", hosts: ["a.example.com"] },
    { key: "b", hosts: ["b.example.com"] },
  ]);
});

test("counts a separator line and empty lines in the lines of errors", () => {
  expect(refusal("sep=;\nkey;hosts\n;;\na;not a host!\n")).toMatch(/^sites\.csv:4, column hosts: /);
  expect(refusal("sep=;\n\nkey;host\na;b\n")).toMatch(/^sites\.csv:3: the column "host" is not known/);
});

/** A table in YAML whose values are texts in CSV. */
const written = `00123: { hosts: a.example.com, name: 1e3, wave: 001, labels: { a: 1.0 }, retention: 365, adopt: 0123, variables:
  { a: no, b: 2024-01-01, c: 0x1F, d: 0o17, e: True, f: 12345678901234567890, g: 1.10, h: ~, i: .inf, j: 12:30:00 } }
2: { hosts: b.example.com, deletion_protection: TRUE, overrides: { theme: { radius: 8 }, storage: { secure: true } } }
1: { hosts: c.example.com }
1.10: { hosts: d.example.com }
1.1: { hosts: e.example.com }
no: { hosts: f.example.com }
`;

test.each(["", "%YAML 1.1\n---\n"])("keeps texts of a YAML table as they are written: %j", (version) => {
  const sites = read(version + written, "sites.yaml");
  expect(sites.map(({ key }) => key)).toEqual(["00123", "2", "1", "1.10", "1.1", "no"]);
  expect(sites[0]).toEqual({
    key: "00123",
    hosts: ["a.example.com"],
    name: "1e3",
    wave: "001",
    retention: 365,
    adopt: "0123",
    labels: { a: "1.0" },
    variables: {
      a: "no",
      b: "2024-01-01",
      c: "0x1F",
      d: "0o17",
      e: "True",
      f: "12345678901234567890",
      g: "1.10",
      i: ".inf",
      j: "12:30:00",
    },
  });
  expect(sites[1]).toMatchObject({
    deletionProtection: true,
    overrides: { theme: { radius: 8 }, storage: { secure: true } },
  });
});

test("keeps numbers of a JSON table as they are written", () => {
  const table =
    '[{ "key": 1.10, "hosts": "a.example.com", "variables": { "x": 1e3 } }, { "key": 1.1, "hosts": "b.example.com" }]';
  expect(read(table, "sites.json").map(({ key, variables }) => [key, variables?.x])).toEqual([
    ["1.10", "1e3"],
    ["1.1", undefined],
  ]);
});

test.each([
  ['"1": { hosts: a.example.com }\n1: { hosts: b.example.com }\n', /^sites\.yaml:2:1: This key is already in use here/],
  ["- { key: 01, hosts: a.example.com }\n- { key: '01', hosts: b.example.com }\n", /the key "01" is already at/],
])("refuses a key that is written twice: %j", (table, message) => {
  expect(refusal(table, "sites.yaml")).toMatch(message);
});

test("an error of read_sites names the file, and no text that is not a table", () => {
  writeFileSync(join(folder, "bad.csv"), "key,host\na,b\n");
  expect(() => sitesOfFile(join(folder, "bad.csv"), "the table")).toThrow(
    `${join(folder, "bad.csv")}:1: the column "host"`,
  );
  expect(() => sitesOfFile("planted secret", "the table")).toThrow(/^the table does not exist/);
});

test("keeps line breaks inside quoted cells, and counts them in the lines of errors", () => {
  const table = 'key,hosts,var.text\na,a.example.com,"one\ntwo"\n\nb,b.example.com,\n';
  expect(read(table)[0]?.variables).toEqual({ text: "one\ntwo" });
  expect(refusal(`${table}c,not a host!,\n`)).toMatch(/^sites\.csv:6, column hosts: /);
});

test.each(["yaml", "json"])("reads a list and a map of sites in %s", (format) => {
  const { key, previewHosts, deletionProtection, ...rest } = nord;
  const members = { ...rest, preview_hosts: previewHosts, deletion_protection: deletionProtection };
  expect(read(JSON.stringify([{ key, ...members }]), `list.${format}`)).toEqual([nord]);
  expect(
    read(JSON.stringify({ [key]: { ...members, hosts: "nord.example.com shop.nord.example.com" } }), `map.${format}`),
  ).toEqual([nord]);
});

test("reads overrides from a file beside the table", () => {
  writeFileSync(join(folder, "nord.yaml"), "layout:\n  position: top\n");
  expect(read("key,hosts,overrides\nnord,nord.example.com,nord.yaml\n")[0]?.overrides).toEqual(nord.overrides);
});

test.each([
  ["an empty file", "", "sites.csv is empty. List at least one site with `key` and `hosts`."],
  ["a header alone", "key,hosts\n", "sites.csv lists no sites. List at least one with `key` and `hosts`."],
  ["a missing column", "key,name\na,A\n", /^sites\.csv:1: the column hosts is missing/],
  [
    "an unknown column",
    "key,hosts,deletion_protecton\na,a.example.com,\n",
    'sites.csv:1: the column "deletion_protecton" is not known. Did you mean deletion_protection?',
  ],
  [
    "a required column with another name",
    "key,host\na,a.example.com\n",
    'sites.csv:1: the column "host" is not known. Did you mean hosts?',
  ],
  [
    "a column twice",
    "key,hosts,key\na,a.example.com,b\n",
    'sites.csv:1: the column "key" appears more than once. Rename or remove one of them.',
  ],
  [
    "too many cells",
    "key,hosts\na,a.example.com,b.example.com\n",
    /^sites\.csv:2: has 3 cells, but the table has 2 columns/,
  ],
  ["an open quote", 'key,hosts\na,"a.example.com\n', /^sites\.csv:\d+: .*Enclose a cell/],
  ["a missing key", "key,hosts\n,a.example.com\n", "sites.csv:2: `key` is missing."],
  [
    "a key of other characters",
    "key,hosts\na b,a.example.com\n",
    /^sites\.csv:2, column key: "a b" is not allowed; allowed are/,
  ],
  [
    "a key twice",
    "key,hosts\na,a.example.com\na,b.example.com\n",
    'sites.csv:3, column key: the key "a" is already at sites.csv:2, column key. Each key is allowed once.',
  ],
  [
    "a host twice in a row",
    "key,hosts,preview_hosts\na,a.example.com,a.example.com\n",
    /^sites\.csv:2, column preview_hosts: the host "a\.example\.com" is already at sites\.csv:2, column hosts/,
  ],
  [
    "a host of another row",
    "key,hosts\na,a.example.com\nb,b.example.com a.example.com\n",
    /^sites\.csv:3, column hosts: the host "a\.example\.com" is already at sites\.csv:2/,
  ],
  [
    "hosts separated by commas",
    'key,hosts\na,"a.example.com,b.example.com"\n',
    /^sites\.csv:2, column hosts: .*Separate hosts by spaces\.$/,
  ],
  ["a host with a scheme", "key,hosts\na,https://a.example.com\n", /^sites\.csv:2, column hosts: .*without a scheme/],
  [
    "a retention out of range",
    "key,hosts,retention\na,a.example.com,29\n",
    'sites.csv:2, column retention: "29" is not allowed; allowed are whole days from 30 to 3650.',
  ],
  ["a fraction of a day", "key,hosts,retention\na,a.example.com,1e3\n", /column retention: "1e3" is not allowed/],
  [
    "another word for true",
    "key,hosts,deletion_protection\na,a.example.com,yes\n",
    'sites.csv:2, column deletion_protection: "yes" is not allowed; allowed are true and false.',
  ],
  [
    "overrides that are not JSON",
    "key,hosts,overrides\na,a.example.com,{x}\n",
    /column overrides: "\{x\}" is not JSON/,
  ],
  [
    "an overrides file that is missing",
    "key,hosts,overrides\na,a.example.com,none.yaml\n",
    /column overrides: "none\.yaml" is neither a JSON object nor a file/,
  ],
  [
    "a label that the service refuses",
    "key,hosts,label.Team\na,a.example.com,x\n",
    /^sites\.csv:2, column label\.Team: the name "Team" of label\.<name> must be 1 to 63 lowercase letters/,
  ],
  [
    "overrides with a key twice",
    'key,hosts,overrides\na,a.example.com,"{""links"":{},""links"":{}}"\n',
    /^sites\.csv:2, column overrides: .*This key is already in use here/,
  ],
  [
    "columns without a name",
    "key,hosts,,,name\na,a.example.com,,,x\n",
    "sites.csv:1: two columns have no name. Name or remove them.",
  ],
  [
    "the id of nothing",
    "key,hosts,adopt\na,a.example.com,a b\n",
    /^sites\.csv:2, column adopt: "a b" is not allowed; allowed are the id/,
  ],
  ["a prototype", "key,hosts,__proto__\na,a.example.com,x\n", /"__proto__" is not known/],
  ["another encoding", new Uint8Array([0x6b, 0xe4]), 'sites.csv is not UTF-8. Save it as "CSV UTF-8".'],
])("refuses %s", (_, content, message) => {
  expect(refusal(content)).toEqual(typeof message === "string" ? message : expect.stringMatching(message));
});

test("names line and column of a wrong value in YAML", () => {
  const table = "- key: a\n  hosts: a.example.com\n- key: b\n  hosts:\n    - b.example.com\n  retention: soon\n";
  expect(refusal(table, "sites.yaml")).toMatch(/^sites\.yaml:6:3, retention: "soon" is not allowed/);
  expect(refusal("a: {hosts: a.example.com}\na: {hosts: b.example.com}\n", "sites.yaml")).toMatch(/^sites\.yaml:2:1: /);
  expect(refusal("just text", "sites.yaml")).toBe("sites.yaml must contain a list of sites, or sites by key.");
  const misnamed = "- key: a\n  hosts: a.example.com\n  labels: { Team: x }\n";
  expect(refusal(misnamed, "sites.yaml")).toMatch(/^sites\.yaml:3:13, labels\.Team: the name "Team" of label/);
  const flat = "- key: a\n  hosts: a.example.com\n  label.Team: x\n";
  expect(refusal(flat, "sites.yaml")).toMatch(/^sites\.yaml:3:3, label\.Team: the name "Team" of label/);
  expect(refusal("- key: a\n  hosts: a.example.com\n  wafe: x\n", "sites.yaml")).toBe(
    'sites.yaml:3:3, wafe: the column "wafe" is not known. Did you mean wave?',
  );
  expect(refusal("- one\n", "sites.yaml")).toMatch(/^sites\.yaml:1:3: a site must be an object/);
});

test("treats empty YAML values as unset, and refuses values that are not strings", () => {
  const table = (more: string) => `- key: a\n  hosts: [a.example.com]\n${more}`;
  const yaml = (more: string) => read(table(more), "sites.yaml")[0];
  expect(yaml("  preview_hosts: []\n  variables: { phone: , city: Kiel }\n  var.zip: 24103\n")).toEqual({
    key: "a",
    hosts: ["a.example.com"],
    variables: { city: "Kiel", zip: "24103" },
  });
  expect(refusal(table("  variables: { phone: { home: 1 } }\n"), "sites.yaml")).toMatch(
    /^sites\.yaml:3:3, variables: .* of phone is not a text\.$/,
  );
  expect(refusal("- key: a\n  hosts: []\n", "sites.yaml")).toMatch(/^sites\.yaml:1:3: `hosts` is missing\.$/);
  expect(refusal("- key: a\n  hosts: '  '\n", "sites.yaml")).toMatch(/`hosts` is missing\.$/);
});

test("names the extensions that it reads, and the folder in which it looks", () => {
  expect(refusal("x", "sites.xlsx")).toBe("sites.xlsx: the extension must be one of .csv, .yaml, .yml, .json.");
  expect(() => readSites("none.csv")).toThrow(
    `none.csv does not exist. Paths are relative to the folder of the program, ${process.cwd()}.`,
  );
});

test("reads 10,000 sites and refuses one more", () => {
  const lines = Array.from({ length: 10_001 }, (_, index) => `s${index},s${index}.example.com`);
  expect(read(["key,hosts", ...lines.slice(1)].join("\n"))).toHaveLength(10_000);
  expect(refusal(["key,hosts", ...lines].join("\n"))).toMatch(
    /^sites\.csv lists 10001 sites; a fleet has at most 10000\./,
  );
});
