import { createLines } from "../../../../../src/provider/lifecycle/ledger/lines";
import { keyLine } from "../../../../../src/provider/terraform/resource/object-key";

const key = (line: string, rest: string) => line.repeat(20) + rest.repeat(20);

test("a predecessor has no successor once the run has ended the line", () => {
  const lines = createLines(keyLine);
  const [former, current] = [key("a", "1"), key("a", "2")];
  expect(lines.isEnded("Token", [former])).toBe(false);
  lines.ended("Token", [current]);
  expect(lines.isEnded("Token", [former])).toBe(true);
  expect(lines.isEnded("Token", [key("b", "1")])).toBe(false);
  expect(lines.isEnded("Version", [former])).toBe(false);
});

test("a line in which the run has created an object does not end", () => {
  const [before, after] = [createLines(keyLine), createLines(keyLine)];
  before.created("Token", key("a", "2"));
  before.ended("Token", [key("a", "1")]);
  after.ended("Token", [key("a", "1")]);
  after.created("Token", key("a", "2"));
  expect([before, after].map((lines) => lines.isEnded("Token", [key("a", "1")]))).toEqual([false, false]);
});

test("former keys belong to the line, also after a change of the name", () => {
  const lines = createLines(keyLine);
  lines.ended("Token", [key("a", "1"), key("b", "1")]);
  expect(lines.isEnded("Token", [key("c", "1"), key("a", "2")])).toBe(true);
  expect(lines.areOne(key("a", "1"), key("a", "2"))).toBe(true);
  expect(lines.areOne(key("a", "1"), key("b", "1"))).toBe(false);
});

test("former keys pass on to the object that replaces theirs, and to no other", () => {
  const lines = createLines(keyLine);
  lines.passOn("Token", key("a", "2"), [key("a", "1")]);
  const formerKeys = ["2", "3"].map((rest) => lines.formerKeys("Token", key("a", rest)));
  expect(formerKeys).toEqual([[key("a", "1")], []]);
  expect(lines.formerKeys("Version", key("a", "2"))).toEqual([]);
});
