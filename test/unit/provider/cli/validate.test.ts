import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import type { Log } from "sarif";
import { starterDocument } from "../../../../src/consent/rules";
import { isColorful } from "../../../../src/provider/cli/paint";
import { validateCommand } from "../../../../src/provider/cli/validate";
import { notEvaluated } from "../../../../src/provider/cli/validate/not-evaluated";
import { runCommand } from "./recorded-context";

const fixture = (name: string) => relative(process.cwd(), `${__dirname}/fixtures/${name}`);
const validate = (...args: string[]) => runCommand(validateCommand, args);

/** Number of the first line of a fixture that contains a text. */
function lineOf(name: string, text: string): number {
  const index = readFileSync(fixture(name), "utf8")
    .split("\n")
    .findIndex((line) => line.includes(text));
  if (index === -1) throw new Error(`${name} has no line with ${text}`);
  return index + 1;
}

test.each(["banner.yaml", "banner.json"])("%s passes", async (name) => {
  // No law that the table knows changes in the 90 days after.
  const run = await validate(fixture(name), "--on", "2027-06-01");
  expect(run).toEqual({
    status: 0,
    stdout: [
      `You can publish ${fixture(name)}: no errors.`,
      expect.stringMatching(/^Rules of \d{4}-\d\d-\d\d, law of 2027-06-01\. This is not legal advice\.$/),
    ],
    stderr: [],
  });
});

test("the YAML and the JSON form of a document have one digest", async () => {
  const digests = await Promise.all(
    ["banner.yaml", "banner.json"].map(async (name) => {
      const { stdout } = await validate(fixture(name), "--format", "json");
      return JSON.parse(stdout.join("\n"))[0].digest;
    }),
  );
  expect(digests[0]).toMatch(/^sha256:[0-9a-f]{64}$/);
  expect(digests[1]).toBe(digests[0]);
});

test("JSON names the day whose law was applied", async () => {
  const { stdout } = await validate(fixture("banner.yaml"), "--format", "json");
  const [{ law_day }] = JSON.parse(stdout.join("\n"));
  // The day may end between the run and this line.
  const today = () => new Date().toISOString().slice(0, 10);
  expect([today(), new Date(Date.now() - 60_000).toISOString().slice(0, 10)]).toContain(law_day);
});

describe("the law of another day", () => {
  const folder = mkdtempSync(join(tmpdir(), "consentform-law-day-"));
  const file = join(folder, "banner.json");
  const starter = starterDocument("en");
  writeFileSync(
    file,
    JSON.stringify({
      ...starter,
      identity: { controller_name: "Nordlicht GmbH", contact_email: "privacy@nordlicht.example" },
      regimes: {
        fallback: "opt_in",
        rules: [{ id: "chile", match: { countries: ["CL"] }, model: "notice", first_layer: ["ok"] }],
        audience: ["CL"],
      },
    }),
  );
  afterAll(() => rmSync(folder, { recursive: true }));

  const reportOn = async (day: string) => {
    const { status, stdout } = await validate(file, "--on", day, "--format", "json");
    const [{ law_day, findings, changes }] = JSON.parse(stdout.join("\n"));
    const codes: string[] = findings.map(({ code }: { code: string }) => code);
    return { status, law_day, isWeaker: codes.includes("model-weaker-than-regime"), changes };
  };

  test.each([
    ["2026-11-30", false, ["2026-12-01"]],
    ["2026-12-01", true, []],
    ["2099-01-01", true, []],
  ])("%s: weaker than the law is %s, and the law then changes on %j", async (day, isWeaker, days) => {
    const { changes, ...report } = await reportOn(day);
    expect(report).toEqual({ status: 0, law_day: day, isWeaker });
    expect(changes.map(({ at }: { at: string }) => at)).toEqual(days);
  });

  test("a change is announced in words and as a note, and changes no exit status", async () => {
    const { status, stdout } = await validate(file, "--on", "2026-11-28");
    expect(status).toBe(0);
    expect(stdout.join(" ")).toContain(
      "From 2026-12-01 in CL, the law requires consent first (opt_in) instead of a notice (Ley 21.719, artículo 12 de la Ley 19.628). Check with --on 2026-12-01.",
    );
    const sarif = await validate(file, "--on", "2026-11-28", "--format", "sarif");
    const log: Log = JSON.parse(sarif.stdout.join("\n"));
    expect(log.runs[0]?.invocations?.[0]?.toolExecutionNotifications).toContainEqual({
      level: "note",
      message: { text: expect.stringContaining("2026-12-01 in CL") },
    });
  });

  test("one change is announced once for many documents", async () => {
    const { stdout } = await validate(file, file, "--on", "2026-11-28");
    expect(stdout.filter((line) => line.includes("2026-12-01 in CL"))).toHaveLength(1);
  });

  test("is the same day in every time zone", async () => {
    const zone = process.env.TZ;
    try {
      for (const TZ of ["Pacific/Kiritimati", "Pacific/Niue"]) {
        process.env.TZ = TZ;
        expect(await reportOn("2026-11-30")).toMatchObject({ law_day: "2026-11-30", isWeaker: false });
      }
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });

  test.each(["2026-02-30", "2026-13-01", "tomorrow", "2026-12-1", "2026-12-01T00:00Z", "01.12.2026", ""])(
    "%j is refused",
    async (day) => {
      const { status, stdout, stderr } = await validate(file, "--on", day);
      expect({ status, stdout }).toEqual({ status: 2, stdout: [] });
      expect(stderr.join("\n")).toContain(`--on is ${JSON.stringify(day)}; allowed is a day of the calendar`);
    },
  );

  test("a day before the table has law for Europe is refused", async () => {
    expect(await validate(file, "--on", "2018-05-24")).toMatchObject({
      status: 2,
      stderr: [expect.stringContaining("the table of regimes starts on 2018-05-25")],
    });
    expect((await reportOn("2018-05-25")).law_day).toBe("2018-05-25");
  });
});

test("findings name file, line, code, pointer and basis, errors first", async () => {
  const name = "banner-with-findings.yaml";
  const { status, stdout } = await validate(fixture(name));
  expect(status).toBe(1);
  const heads = stdout
    .filter((line) => line.startsWith(`${fixture(name)}:`))
    .map((line) => line.slice(fixture(name).length + 1));
  expect(heads).toEqual([
    `${lineOf(name, "links:")}:1 error policy-link-missing at /links`,
    `${lineOf(name, "first_layer:")}:7 error reject-missing at /regimes/rules/0/first_layer (germany)`,
    `${lineOf(name, "#999999")}:7 warning contrast-text at /theme/tokens/light/muted`,
  ]);
  expect(stdout).toContain(`${fixture(name)} cannot be published: 2 errors, 1 warning.`);
  expect(stdout.join("\n")).toContain("Source: GDPR 4(11) and 7, with TDDDG, section 25, under ePrivacy Directive");
});

test("an empty document names the command that prints one", async () => {
  const folder = mkdtempSync(join(tmpdir(), "consentform-empty-"));
  try {
    writeFileSync(join(folder, "banner.yaml"), "# nothing yet\n");
    const { status, stdout } = await validate(join(folder, "banner.yaml"));
    expect(status).toBe(1);
    expect(stdout[1]).toContain("The document is empty; it must be an object. `consentform starter` prints one");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("warnings alone do not fail", async () => {
  const { status, stdout } = await validate(fixture("banner.yaml"), "--retention", "400");
  expect(stdout.join("\n")).toContain("warning retention-ccpa at the document");
  expect(status).toBe(0);
});

test("a retention shorter than the choices is an error", async () => {
  const { status, stdout } = await validate(fixture("banner.yaml"), "--retention", "90");
  expect(stdout.join("\n")).toContain("error retention-shorter-than-consent");
  expect(status).toBe(1);
});

test("a waiver turns its finding into a warning that names who approved it", async () => {
  const { status, stdout } = await validate(fixture("banner-with-findings.yaml"), "--waivers", fixture("waivers.yaml"));
  const text = stdout.join("\n");
  expect(text).toContain("warning policy-link-missing at /links");
  expect(text).toContain("Waived by R. Legal: The page links the policy in its footer.");
  expect(text).toContain("1 error, 2 warnings");
  expect(status).toBe(1);
});

test("SARIF has the rules, and each finding at its line", async () => {
  const name = "banner-with-findings.yaml";
  const { status, stdout } = await validate(fixture(name), "--format", "sarif", "--waivers", fixture("waivers.yaml"));
  const [run] = (JSON.parse(stdout.join("\n")) as Log).runs;
  expect(status).toBe(1);
  expect(
    run?.results?.map(({ ruleId, level, locations, suppressions }) => [
      ruleId,
      level,
      locations?.[0]?.physicalLocation?.region?.startLine,
      suppressions?.length ?? 0,
    ]),
  ).toEqual([
    ["reject-missing", "error", lineOf(name, "first_layer:"), 0],
    ["policy-link-missing", "warning", lineOf(name, "links:"), 1],
    ["contrast-text", "warning", lineOf(name, "#999999"), 0],
  ]);
  for (const { ruleId, ruleIndex } of run?.results ?? []) {
    expect(run?.tool.driver.rules?.[ruleIndex ?? -1]?.id).toBe(ruleId);
  }
});

test("SARIF has a notification for each rule that was not evaluated", async () => {
  const notesOf = async (...args: string[]) => {
    const { stdout } = await validate(fixture("banner.yaml"), "--format", "sarif", ...args);
    const [invocation] = (JSON.parse(stdout.join("\n")) as Log).runs[0]?.invocations ?? [];
    return invocation?.toolExecutionNotifications ?? [];
  };
  const notes = await notesOf();
  const note = notes.find(({ associatedRule }) => associatedRule?.id === "retention-ccpa");
  expect(note?.message.text).toBe(
    "retention-ccpa was not evaluated: it needs the site's retention; pass --retention <days>.",
  );
  expect(notes.map(({ associatedRule }) => associatedRule?.id)).toContain("tcf-not-started");
  const evaluated = await notesOf("--retention", "400");
  expect(evaluated.map(({ associatedRule }) => associatedRule?.id)).not.toContain("retention-ccpa");
});

test("Code Quality lists findings not waived, with line-independent fingerprints", async () => {
  const name = "banner-with-findings.yaml";
  const issues = async (file: string) => {
    const run = await validate(file, "--format", "codequality", "--waivers", fixture("waivers.yaml"));
    expect(run.status).toBe(1);
    return JSON.parse(run.stdout.join("\n"));
  };
  const found = await issues(`./${fixture(name)}`);
  expect(found).toEqual([
    {
      description: expect.stringContaining("[GDPR 4(11) and 7"),
      check_name: "reject-missing",
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
      severity: "major",
      location: { path: fixture(name), lines: { begin: lineOf(name, "first_layer:") } },
    },
    expect.objectContaining({ check_name: "contrast-text", severity: "minor" }),
  ]);
  const folder = mkdtempSync(join(tmpdir(), "consentform-quality-"));
  try {
    const moved = join(folder, name);
    writeFileSync(moved, `# A comment\n\n${readFileSync(fixture(name), "utf8")}`);
    const again = await issues(moved);
    expect(again[0].location.lines.begin).toBe(found[0].location.lines.begin + 2);
    const prints = (list: { fingerprint: string }[]) => list.map(({ fingerprint }) => fingerprint);
    expect(prints(again)).toEqual(prints(found));
    expect(new Set(prints(found)).size).toBe(found.length);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  [
    "controller_name:",
    "controler_name:",
    "/identity/controler_name is not a member of a banner document; did you mean controller_name?",
  ],
  ["- us_ca", "- us_cali", '"us_cali" is not a regime of the regime table. Fix: If you mean us_ca, write that.'],
])("%s written as %s gets a suggestion", async (right, wrong, message) => {
  const folder = mkdtempSync(join(tmpdir(), "consentform-suggestion-"));
  try {
    const text = readFileSync(fixture("banner.yaml"), "utf8");
    expect(text).toContain(right);
    writeFileSync(join(folder, "banner.yaml"), text.replace(right, wrong));
    const { stdout } = await validate(join(folder, "banner.yaml"));
    expect(stdout.join("\n").replaceAll(/\n +/g, " ")).toContain(message);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe("a template and a table of sites", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "consentform-validate-"));
    const own = readFileSync(fixture("banner.yaml"), "utf8");
    const template = own.replace(/contact_email: .*/, 'contact_email: "{{mail}}"');
    expect(template).not.toBe(own);
    writeFileSync(join(folder, "banner.yaml"), template);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const withSites = (...rows: string[]) => {
    writeFileSync(join(folder, "sites.csv"), ["key,hosts,var.mail,overrides", ...rows, ""].join("\n"));
    return validate(join(folder, "banner.yaml"), "--sites", join(folder, "sites.csv"));
  };
  const nord = "nord,nord.example,privacy@nord.example,";

  test("variables have their values, which the template alone has not", async () => {
    expect(await withSites(nord, "sued,sued.example,privacy@sued.example,")).toMatchObject({ status: 0, stderr: [] });
    const { status, stdout } = await validate(join(folder, "banner.yaml"));
    expect(status).toBe(1);
    expect(stdout.join("\n")).toContain("at /identity/contact_email");
  });

  test("a finding names the sites that have it, at its line of the template", async () => {
    const { status, stdout } = await withSites(nord, "sued,sued.example,nobody,", "west,west.example,nobody,");
    expect(status).toBe(1);
    expect(stdout.join("\n")).toMatch(/banner\.yaml:\d+:\d+ error schema-violation at \/identity\/contact_email/);
    expect(stdout.join("\n")).toContain("For sued, west: ");
    expect(stdout.filter((line) => line.includes("error schema-violation"))).toHaveLength(1);
  });

  test("overrides are applied", async () => {
    const { status, stdout } = await withSites(nord, `sued,sued.example,privacy@sued.example,"{""layout"": 1}"`);
    expect(status).toBe(1);
    expect(stdout.join("\n")).toMatch(/schema-violation at \/layout/);
  });

  test("a row without a value and a placeholder without a column have exit status 2", async () => {
    const missing = await withSites(nord, "sued,sued.example,,");
    expect(missing).toMatchObject({ status: 2, stdout: [] });
    expect(missing.stderr.join("\n")).toMatch(/sites\.csv:3.*"sued": The template requires the variable mail\./);
    writeFileSync(join(folder, "plain.csv"), "key,hosts\nnord,nord.example\n");
    const unnamed = await validate(join(folder, "banner.yaml"), "--sites", join(folder, "plain.csv"));
    expect(unnamed).toMatchObject({ status: 2, stdout: [] });
    expect(unnamed.stderr.join("\n")).toMatch(/banner\.yaml:\d+:\d+: \{\{mail\}\} names no variable/);
  });
});

describe("several documents", () => {
  const folder = mkdtempSync(join(tmpdir(), "consentform-several-"));
  const put = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  afterAll(() => rmSync(folder, { recursive: true }));
  const good = put("a/banner.yaml", readFileSync(fixture("banner.yaml"), "utf8"));
  const bad = put("b/banner.yaml", readFileSync(fixture("banner-with-findings.yaml"), "utf8"));
  const stack = put("Pulumi.yaml", "name: shop");
  const other = put("empty/Pulumi.yaml", "name: shop");
  put("node_modules/x/banner.yaml", readFileSync(fixture("banner-with-findings.yaml"), "utf8"));

  test("a folder has its documents validated, and names what is not one", async () => {
    const { status, stdout, stderr } = await validate(folder, "--format", "json");
    expect(
      JSON.parse(stdout.join("\n")).map(({ file, valid }: { file: string; valid: boolean }) => [file, valid]),
    ).toEqual([
      [good, true],
      [bad, false],
    ]);
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: [`Skipped, since these are not banner documents: ${stack}, ${other}`],
    });
  });

  test("SARIF and Code Quality have the findings of all documents", async () => {
    const sarif = JSON.parse((await validate(good, bad, bad, "--format", "sarif")).stdout.join("\n")) as Log;
    expect(sarif.runs).toHaveLength(1);
    expect(sarif.runs[0]?.results).toHaveLength(6);
    const left = sarif.runs[0]?.invocations?.[0]?.toolExecutionNotifications ?? [];
    expect(left.map(({ associatedRule }) => associatedRule?.id)).toEqual(
      notEvaluated({ catalogue: () => null }).flatMap(({ codes }) => codes),
    );
    expect(left[0]?.message.text).toContain("pass --retention <days>");
    const quality = JSON.parse((await validate(bad, bad, "--format", "codequality")).stdout.join("\n"));
    expect(quality).toHaveLength(6);
  });

  test("an unreadable document does not hide the others, and exits with 2", async () => {
    const { status, stdout, stderr } = await validate("missing.yaml", bad);
    expect(stdout.join("\n")).toContain("error reject-missing");
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: [
        expect.stringMatching(/^missing\.yaml does not exist/),
        "Not validated, for the reasons above: missing.yaml",
      ],
    });
  });

  test("a folder without documents is refused", async () => {
    expect(await validate(dirname(other))).toMatchObject({
      status: 2,
      stderr: [expect.anything(), expect.stringContaining("has no banner document")],
    });
  });

  test("colors are for a terminal alone", async () => {
    const { stdout } = await runCommand(validateCommand, [bad], {}, { isColorful: true });
    expect(stdout[0]).toContain("\u001b[31merror\u001b[0m");
    expect((await validate(bad)).stdout.join("\n")).not.toContain("\u001b");
    expect([
      isColorful({ isTTY: true }, {}),
      isColorful({ isTTY: true }, { NO_COLOR: "1" }),
      isColorful({}, {}),
    ]).toEqual([true, false, false]);
  });
});

/** Nine lists, each of nine times the one before. */
function billionLaughs(): string {
  const lines = Array.from({ length: 9 }, (_, i) => `a${i + 1}: &a${i + 1} [${Array(9).fill(`*a${i}`).join(", ")}]`);
  return ["a0: &a0 [lol]", ...lines].join("\n");
}

describe("unreadable or malformed input exits with status 2", () => {
  const folder = mkdtempSync(join(tmpdir(), "consentform-validate-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const written = (name: string, text: string | Buffer) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  test.each([
    [
      "broken YAML, with line and column",
      [written("broken.yaml", "identity:\n  controller_name: [Nordlicht\n")],
      /broken\.yaml:3:1: /,
    ],
    [
      "a member twice",
      [written("duplicate.yaml", "schema_version: '1'\nlayout: {}\nlayout: {}\n")],
      /duplicate\.yaml:3:1: This key is already in use here/,
    ],
    [
      "an alias without an anchor",
      [written("alias.yaml", "layout: *box\n")],
      /alias\.yaml has the alias \*box without an anchor before it\. Write &box /,
    ],
    [
      "a tab as indentation",
      [written("tab.yaml", "layout:\n\tkind: box\n")],
      /tab\.yaml:2:1: This line begins with a tab/,
    ],
    [
      "an unfinished list",
      [written("open.yaml", "identity: [\n  controller_name: Nordlicht\nlayout: {}\n")],
      /open\.yaml:\d+:\d+: .*not finished|open\.yaml:\d+:\d+: .*This is not valid YAML\./,
    ],
    [
      "letters of another encoding than UTF-8",
      [written("latin1.yaml", Buffer.from("identity: { controller_name: N\u00f6rdlicht }", "latin1"))],
      /latin1\.yaml is not text in UTF-8\. Save it in UTF-8\./,
    ],
    ["YAML in a file that is called JSON", [written("yaml.json", "schema_version: '1'")], /JSON/],
    ["aliases that blow up", [written("aliases.yaml", billionLaughs())], /alias/i],
    ["a missing file", ["missing.yaml"], /^missing\.yaml does not exist\./],
    ["missing waivers", [fixture("banner.yaml"), "--waivers", "missing.yaml"], /^missing\.yaml does not exist\./],
    [
      "JSON with a mistake",
      [written("trailing.json", '{\n  "identity": {},\n}')],
      /trailing\.json:3:1: Quoted object key expected/,
    ],
    ["JSON that is cut", [written("cut.json", '{\n  "identity": {')], /cut\.json:2:16: .*end of input/],

    [
      "a retention that is no number of days",
      [fixture("banner.yaml"), "--retention", "soon"],
      /--retention <days>' argument 'soon' is invalid. Expected a whole number from 30 to 3650/,
    ],
    [
      "waivers that are none",
      [fixture("banner.yaml"), "--waivers", fixture("banner.json")],
      /must be a list of at most 20 waivers/,
    ],
  ])("%s", async (_name, args, message) => {
    const run = await validate(...args);
    expect(run).toEqual({ status: 2, stdout: [], stderr: [expect.stringMatching(message)] });
  });
});

test("finds a tracker that a blocking rule allows", async () => {
  const folder = mkdtempSync(join(tmpdir(), "consentform-validate-"));
  try {
    const document = JSON.parse(readFileSync(fixture("banner.json"), "utf8"));
    document.blocking = {
      rules: [{ match: { host: "*.doubleclick.net" }, category: "necessary", action: "allow" }],
    };
    const file = join(folder, "banner.json");
    writeFileSync(file, JSON.stringify(document));
    const { stdout } = await validate(file);
    expect(stdout.join("\n")).toContain("Can your site work without *.doubleclick.net?");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
