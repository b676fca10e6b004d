import fc from "fast-check";
import { Problem } from "../../../../src/service/http/problem";
import { parseStrictJson, parseStrictJsonInSteps } from "../../../../src/service/http/strict-json";
import { processorMs } from "../../../support/processor-time";

const parse = (text: string) => parseStrictJson(Buffer.from(text));

/** Pointer of the refusal. */
function pointerOf(text: string | Uint8Array): unknown {
  try {
    parseStrictJson(typeof text === "string" ? Buffer.from(text) : text);
  } catch (error) {
    if (error instanceof Problem && error.slug === "malformed-request") return error.details.pointer;
    throw error;
  }
  throw new Error("It was accepted.");
}

test("reads what JSON.parse reads, but for what I-JSON forbids", () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      const text = JSON.stringify(value);
      fc.pre(!text.includes("\\u0000") && !/\\ud[89a-f]|\d{16}|e\+/i.test(text));
      expect(parse(text)).toEqual(JSON.parse(text));
    }),
  );
});

test.each([" {\n} ", "[]", '"\\u00e4\\n\\ud83d\\ude00"', "-0.5e-3", "9007199254740992", "-9007199254740992", "1e15"])(
  "accepts %s",
  (text) => {
    expect(parse(text)).toEqual(JSON.parse(text));
  },
);

test.each(['\\"', "\\\\", "\\/", "\\b", "\\f", "\\n", "\\r", "\\t", "\\u0001", "\\\\u0000", "\\\\ud800"])(
  "reads the escape %s",
  (sequence) => {
    const text = `{"a${sequence}b":"${sequence}"}`;
    expect(parse(text)).toEqual(JSON.parse(text));
  },
);

test.each(["constructor", "hasOwnProperty", "__proto__"])("a member called %s may occur once", (name) => {
  const once = `{"${name}":1}`;
  expect(Object.entries(parse(once) as object)).toEqual([[name, 1]]);
  expect(pointerOf(`{"${name}":1,"${name}":2}`)).toBe(`/${name}`);
});

test.each<[string, string, string | null]>([
  ["a duplicate member", '{"a":{"b":1,"b":2}}', "/a/b"],
  ["one that is spelled differently", '{"a":1,"\\u0061":2}', "/a"],
  ["a lone high surrogate", '{"a":["\\ud800"]}', "/a/0"],
  ["a lone low surrogate", '{"a":"\\udc00x"}', "/a"],
  ["a lone surrogate in a name", '{"\\ud800":1}', null],
  ["U+0000", '{"a":"x\\u0000"}', "/a"],
  ["2^53 + 1", '{"a":9007199254740993}', "/a"],
  ["-2^53 - 1", "[-9007199254740993]", "/0"],
  ["2^53 and a half", "[9007199254740992.5]", "/0"],
  ["a number beyond all", '{"a":1e999}', "/a"],
  ["a pointer to be escaped", '{"a/b~c":{"x":1,"x":1}}', "/a~1b~0c/x"],
])("refuses %s, naming its place", (_what, text, pointer) => {
  expect(pointerOf(text)).toBe(pointer);
});

test.each([
  "",
  " ",
  "{",
  '{"a"',
  '{"a":}',
  '{"a":1,}',
  "[1,]",
  "[1 2]",
  "nul",
  "+1",
  "01",
  "1.",
  ".5",
  "NaN",
  "'a'",
  '"a\nb"',
  '"\\x"',
  '"open',
  "{} {}",
  "\ufeff{}",
])("refuses the broken text %j", (text) => {
  expect(() => parse(text)).toThrow(Problem);
});

test("refuses invalid UTF-8", () => {
  expect(pointerOf(Uint8Array.of(0x22, 0xff, 0x22))).toBeNull();
});

test("refuses depth beyond 100 without exhausting the stack", () => {
  expect(parse("[".repeat(100) + "]".repeat(100))).toBeDefined();
  expect(() => parse("[".repeat(1_000_000))).toThrow(/nested deeper/);
});

test("makes a member called __proto__ an ordinary one", () => {
  const value = parse('{"__proto__":{"polluted":true}}');
  expect(Object.keys(value as object)).toEqual(["__proto__"]);
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
});

test("reads a string of a megabyte in time proportional to it, whether it ends or not", () => {
  const text = "a\\n".repeat(500_000);
  expect(processorMs(() => parse(`"${text}"`))).toBeLessThan(5000);
  expect(processorMs(() => expect(() => parse(`"${text}`)).toThrow(Problem))).toBeLessThan(5000);
});

test("a body of a million values is refused before all are read", () => {
  const values = (count: number) => `[${"1,".repeat(count - 2)}1]`;
  expect(parse(values(200_000))).toHaveLength(199_999);
  expect(() => parse(values(200_001))).toThrow("more than 200000 values");
  const [allowed, far] = [values(200_000), values(2_000_000)];
  // The least of three: one may meet a collection of garbage.
  const least = (work: () => unknown) => Math.min(...[1, 2, 3].map(() => processorMs(work)));
  const usual = least(() => parse(allowed));
  expect(least(() => pointerOf(far))).toBeLessThan(4 * Math.max(usual, 20));
});

test("an object of more than ten thousand members is refused before all are read", () => {
  const object = (count: number) => `{${Array.from({ length: count }, (_, index) => `"m${index}":{}`).join(",")}}`;
  expect(Object.keys(parse(object(10_000)) as object)).toHaveLength(10_000);
  expect(() => parse(`[${object(10_001)}]`)).toThrow("/0: the object has more than 10000 members");
  expect(() => parse(`${object(10_001).slice(0, -1)},"broken`)).toThrow("more than 10000 members");
});

test("reads in steps what it reads at once, and stops in between", async () => {
  const value = { lists: Array.from({ length: 30 }, () => Array.from({ length: 1_000 }, (_, index) => [index, {}])) };
  const text = JSON.stringify(value);
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
  };
  expect(await parseStrictJsonInSteps(Buffer.from(text), pause)).toEqual(value);
  // 1 + 1 + 30 + 30,000 × 3 values.
  expect(pauses).toBe(9);
  await expect(parseStrictJsonInSteps(Buffer.from(`${text.slice(0, -1)},"lists":1}`), pause)).rejects.toMatchObject({
    details: { pointer: "/lists" },
  });
  expect(await parseStrictJsonInSteps(Buffer.from("[1]"), () => Promise.reject(new Error("not long")))).toEqual([1]);
});
