import type { Schemas } from "../../../../src/consent/contract";
import { type AskedBrowsers, watchConsents } from "../../../../src/consent/proof/browser-consents";

type Different = Partial<Omit<Schemas["ConsentRecord"], "event">> & Partial<Schemas["ConsentEvent"]>;

const category = (key: string, required: boolean) => ({ key, required });
const versions = [
  {
    number: 1,
    document: { categories: [category("necessary", true), category("ads", false), category("maps", false)] },
  },
  { number: 2, document: { categories: [category("necessary", true), category("maps", false)] } },
];

function manifest(different: object = {}) {
  const whole = { reaches_end: true, versions, created_at: "2026-11-27T20:00:00.000Z", ...different };
  return whole as unknown as Schemas["ExportManifest"];
}

function record({ type = "given", valid_until = "2027-05-01T00:00:00.000Z", ...different }: Different = {}) {
  const whole = {
    schema: "3",
    subject_id: "a",
    external_id: null,
    subject_source: "browser",
    version_number: 1,
    decisions: { necessary: "granted", ads: "granted", maps: "granted" },
    ...different,
    event: { type, valid_until },
  };
  return whole as Schemas["ConsentRecord"];
}

/** A record of an earlier release. */
function earlier(different: Different = {}): Schemas["ConsentRecord"] {
  const { subject_source: _source, ...rest } = record(different);
  return { ...rest, schema: different.schema ?? "2" };
}

const off = { necessary: "granted", ads: "denied", maps: "denied" } as const;
const anyone: AskedBrowsers = { subjectId: null, externalId: null };

function answerTo(records: readonly Schemas["ConsentRecord"][], asked = anyone, different: object = {}) {
  const watch = watchConsents(asked);
  watch.manifest(manifest(different));
  for (const one of records) watch.record(one);
  return watch.answer();
}

const cases: [string, Schemas["ConsentRecord"][], Record<string, string>][] = [
  ["a grant", [record()], { ads: "valid", maps: "valid" }],
  ["a grant without an end", [record({ valid_until: null })], { ads: "valid", maps: "valid" }],
  [
    "a grant whose period ends now",
    [record({ valid_until: "2026-11-27T20:00:00.000Z" })],
    { ads: "expired", maps: "expired" },
  ],
  [
    "an expired grant of an earlier release",
    [earlier({ valid_until: "2026-01-01T00:00:00.000Z" })],
    { ads: "expired", maps: "expired" },
  ],
  ["a grant of an earlier release", [earlier()], { ads: "unknown", maps: "unknown" }],
  ["a grant under an id of the page", [record({ subject_source: "page" })], { ads: "unknown", maps: "unknown" }],
  ["a withdrawal", [record(), record({ type: "withdrawn", decisions: off })], { ads: "ended", maps: "ended" }],
  [
    "a change",
    [record(), record({ type: "changed", decisions: { ...off, maps: "granted" } })],
    { ads: "ended", maps: "valid" },
  ],
  [
    "a grant after a withdrawal",
    [record(), record({ type: "withdrawn", decisions: off }), record({ decisions: { ...off, ads: "granted" } })],
    { ads: "valid", maps: "ended" },
  ],
  [
    "a grant for less under an id of the page",
    [record({ subject_source: "page" }), record({ subject_source: "page", decisions: { ...off, ads: "granted" } })],
    { ads: "unknown", maps: "unknown" },
  ],
  [
    "a withdrawal of a grant under an id of the page",
    [record({ subject_source: "page" }), record({ type: "withdrawn", decisions: off })],
    { ads: "unknown", maps: "unknown" },
  ],
  [
    "a change of a grant whose external id is its subject",
    [record({ external_id: "a" }), record({ type: "changed", decisions: { ...off, maps: "granted" } })],
    { ads: "unknown", maps: "unknown" },
  ],
  [
    "a change of an earlier release",
    [earlier(), earlier({ type: "changed", decisions: { ...off, maps: "granted" } })],
    { ads: "unknown", maps: "unknown" },
  ],
  [
    "a withdrawal that the operator's program recorded",
    [earlier({ schema: "1" }), earlier({ schema: "1", type: "withdrawn", decisions: off })],
    { ads: "ended", maps: "ended" },
  ],
  ["a signal", [record(), record({ type: "signal", decisions: off })], { ads: "ended", maps: "ended" }],
  [
    "a record that the choice ran out",
    [record(), record({ type: "expired", decisions: off })],
    { ads: "expired", maps: "expired" },
  ],
  [
    "a choice without a category that it had",
    [record(), record({ type: "changed", version_number: 2, decisions: { necessary: "granted", maps: "granted" } })],
    { ads: "ended", maps: "valid" },
  ],
];

test.each(cases)("%s decides the state of each category", (_what, records, categories) => {
  expect(answerTo(records).browsers).toEqual([{ subject_id: "a", external_id: null, categories }]);
});

test("browsers that granted nothing are not listed", () => {
  const refused = record({ type: "refused", decisions: off });
  expect(answerTo([refused]).browsers).toEqual([]);
  expect(answerTo([refused], anyone, { versions: [] }).browsers).toEqual([]);
});

test("browsers are selected by either id, even if another person used them later", () => {
  const records = [
    record({ external_id: "u1" }),
    record({ external_id: "u2" }),
    record({ subject_id: "b", external_id: "u2" }),
  ];
  const chosen = (asked: Partial<AskedBrowsers>) =>
    answerTo(records, { ...anyone, ...asked }).browsers?.map(({ subject_id, external_id }) => [
      subject_id,
      external_id,
    ]);
  expect(chosen({ externalId: "u1" })).toEqual([["a", "u2"]]);
  expect(chosen({ externalId: "u2" })).toEqual([
    ["a", "u2"],
    ["b", "u2"],
  ]);
  expect(chosen({ subjectId: "b" })).toEqual([["b", "u2"]]);
  expect(chosen({ subjectId: "c" })).toEqual([]);
});

test("a file without an answer reports the reason", () => {
  const many = Array.from({ length: 1001 }, (_, index) => record({ subject_id: `s${index}` }));
  const none = (text: string) => ({ as_of: null, browsers: null, unanswered: expect.stringContaining(text) });
  expect(answerTo([record()], anyone, { reaches_end: false })).toEqual(none("leaves out later records"));
  expect(answerTo([record()], anyone, { reaches_end: undefined })).toEqual(none("earlier release"));
  expect(answerTo(many)).toEqual(none("--subject-id"));
  expect(answerTo(many, { ...anyone, subjectId: "s1000" }).browsers).toHaveLength(1);
});
