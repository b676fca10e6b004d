import { Decoder, Encoder, ExtData } from "@msgpack/msgpack";
import fc from "fast-check";
import {
  type CtyType,
  decodeValue,
  encodeValue,
  parseJson,
  readValue,
  UNKNOWN,
  type Value,
} from "../../../../src/provider/terraform/values";

const NO_BYTES = Buffer.alloc(0);

/** A message as an engine sends it. */
function message(content: unknown, encoder = new Encoder({ useBigInt64: true })) {
  return { msgpack: Buffer.from(encoder.encode(content)), json: NO_BYTES };
}

/** An engine's view of our messages, integers of 64 bits as bigint, unknowns as extension. */
function wire({ msgpack }: { msgpack: Buffer }): unknown {
  return new Decoder({ useBigInt64: true }).decode(msgpack);
}

const attributeName = fc.stringMatching(/^[a-z][a-z0-9_]{0,6}$/);

const type = fc.letrec<{ any: CtyType }>((tie) => ({
  any: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom<CtyType>("string", "number", "bool"),
    fc.tuple(fc.constantFrom("list", "set", "map"), tie("any")) as fc.Arbitrary<CtyType>,
    fc.tuple(fc.constant("object"), fc.dictionary(attributeName, tie("any"), { maxKeys: 4 })) as fc.Arbitrary<CtyType>,
  ),
})).any;

/** Numbers as `Value` holds them. */
const number = fc.oneof(
  fc.maxSafeInteger(),
  fc.bigInt().filter((integer) => !Number.isSafeInteger(Number(integer))),
  fc.double({ noNaN: true, noDefaultInfinity: true, noInteger: true }),
  fc.constantFrom("0.1000000000000000055511151231257827", "-12345678901234567890.5"),
);

/** Any value of the type: null and unknown anywhere. */
function valuesOf(of: CtyType): fc.Arbitrary<Value> {
  return fc.oneof({ weight: 8, arbitrary: known(of) }, fc.constantFrom<Value>(null, UNKNOWN));
}

function known(of: CtyType): fc.Arbitrary<Value> {
  if (of === "string") return fc.string({ unit: "grapheme" }).map((text) => text.normalize());
  if (of === "number") return number;
  if (of === "bool") return fc.boolean();
  if (of[0] === "map")
    return fc
      .dictionary(
        fc.string().map((key) => key.normalize()),
        valuesOf(of[1]),
        { maxKeys: 3 },
      )
      .filter(isSendable);
  if (of[0] === "object") {
    return fc.record(Object.fromEntries(Object.entries(of[1]).map(([name, attribute]) => [name, valuesOf(attribute)])));
  }
  return fc.array(valuesOf(of[1]), { maxLength: 3 });
}

/** The MessagePack library refuses this one key of a map. */
function isSendable(map: object): boolean {
  return !Object.hasOwn(map, "__proto__");
}

const typed = type.chain((of) => fc.tuple(fc.constant(of), valuesOf(of)));

test("a value comes back as it was sent", () => {
  fc.assert(
    fc.property(typed, ([of, value]) => {
      const back = decodeValue(of, encodeValue(of, value));
      expect(back).toEqual(value);
      // Object keys too, which toEqual does not distinguish from undefined ones.
      expect(encodeValue(of, back)).toEqual(encodeValue(of, value));
    }),
    { numRuns: 300 },
  );
});

test("every declared attribute is a key, at any depth, and absent is null", () => {
  const inner: CtyType = ["object", { a: "string", b: ["list", "number"] }];
  const of: CtyType = ["object", { inner, list: ["list", inner], more: "bool" }];
  expect(wire(encodeValue(of, { list: [{ a: "x" }], inner: UNKNOWN }))).toEqual({
    inner: new ExtData(0, new Uint8Array(1)),
    list: [{ a: "x", b: null }],
    more: null,
  });
});

test("an unknown is written as fixed extension 0, as the engines do", () => {
  expect([...encodeValue("string", UNKNOWN).msgpack]).toEqual([0xd4, 0, 0]);
});

test.each([
  [0, new Uint8Array(1)],
  [12, new Uint8Array([0x81, 2, 0xa2, 0x78, 0x2d])],
  [12, new Uint8Array(300)],
  [-1, new Uint8Array(4)],
  [99, new Uint8Array(0)],
])("extension %i is an unknown with any content", (code, data) => {
  const sent = message({ a: new ExtData(code, data), b: [new ExtData(code, data)] });
  expect(decodeValue(["object", { a: "string", b: ["list", "number"] }], sent)).toEqual({ a: UNKNOWN, b: [UNKNOWN] });
});

test.each<[sent: unknown, is: Value, sentBack: unknown]>([
  // An integer of MessagePack would have another precision than the same number in the engine's state.
  [0, 0, "0"],
  [-1, -1, "-1"],
  [2 ** 31, 2 ** 31, "2147483648"],
  [2n ** 40n, 2 ** 40, "1099511627776"],
  [9_007_199_254_740_993n, 9_007_199_254_740_993n, "9007199254740993"],
  [-(2n ** 63n), -(2n ** 63n), "-9223372036854775808"],
  [2n ** 64n - 1n, 2n ** 64n - 1n, "18446744073709551615"],
  ["100000000000000000000000", 10n ** 23n, "100000000000000000000000"],
  // A float is a binary value that is meant exactly.
  [0.5, 0.5, "0.5"],
  [
    0.1,
    "0.1000000000000000055511151231257827021181583404541015625",
    "0.1000000000000000055511151231257827021181583404541015625",
  ],
  [2 ** 70, 2n ** 70n, "1180591620717411303424"],
  // What no binary value is comes as text.
  ["0.1", 0.1, "0.1"],
  ["-0.30", -0.3, "-0.3"],
  ["0.10000000000000000001", "0.10000000000000000001", "0.10000000000000000001"],
  ["1e3", 1000, "1000"],
  ["0.0000001", 1e-7, "0.0000001"],
])("the number %p is held as %p and sent back as %p", (sent, is, sentBack) => {
  expect(decodeValue("number", message(sent))).toBe(is);
  expect(wire(encodeValue("number", is))).toBe(sentBack);
});

test("digits are kept in JSON too", () => {
  const state = parseJson(Buffer.from('{"n": 9007199254740993, "f": 0.1, "s": "9007199254740993", "l": [1e2, 0.50]}'));
  expect(readValue(["object", { n: "number", f: "number", s: "string", l: ["list", "number"] }], state)).toEqual({
    n: 9_007_199_254_740_993n,
    f: 0.1,
    s: "9007199254740993",
    l: [100, 0.5],
  });
  expect(decodeValue(["list", "number"], { msgpack: NO_BYTES, json: Buffer.from("[0.5, null]") })).toEqual([0.5, null]);
});

test("texts and keys are in the form NFC, both ways", () => {
  const [composed, decomposed] = ["\u00e9", "e\u0301"];
  const of: CtyType = ["map", "string"];
  expect(decodeValue(of, message({ [decomposed]: decomposed }))).toEqual({ [composed]: composed });
  expect(wire(encodeValue(of, { [decomposed]: decomposed }))).toEqual({ [composed]: composed });
});

test("attributes that are not declared are dropped when read, and refused when written", () => {
  const of: CtyType = ["object", { list: ["list", ["object", { a: "string" }]] }];
  expect(decodeValue(of, message({ list: [{ a: "x", b: 1 }], old: true }))).toEqual({ list: [{ a: "x" }] });
  expect(() => encodeValue(of, { list: [{ a: "x", b: 1 }] })).toThrow("list[0].b is not in the schema; it has a.");
});

test.each<[type: CtyType, content: unknown, text: string]>([
  ["string", 1, "The value must be of type string, found number."],
  ["number", "secret", "The value must be of type number, found string."],
  ["number", Number.NaN, "The value must be of type number, found number."],
  ["bool", "true", "The value must be of type bool, found string."],
  [["list", "string"], { a: 1 }, "The value must be of type list, found object."],
  [["object", { a: ["map", "bool"] }], { a: [] }, "a must be of type map, found list."],
  [["map", ["set", "bool"]], { "x.y": [true, 1] }, '["x.y"][1] must be of type bool, found number.'],
])("a value that is not of type %j is refused with its path: %j", (of, content, text) => {
  expect(() => decodeValue(of, message(content))).toThrow(text);
  expect(() => encodeValue(of, content as Value)).toThrow(text);
});

test("a message that is absent or empty is null", () => {
  expect(decodeValue("string", undefined)).toBeNull();
  expect(decodeValue("string", { msgpack: NO_BYTES, json: NO_BYTES })).toBeNull();
  expect(decodeValue(["object", { a: "string" }], message(null))).toBeNull();
});
