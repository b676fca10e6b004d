import { recordWindow } from "../../../../src/service/console/record-window";
import { ulid } from "../../../../src/service/runtime/ulid";

test("the window of a record contains the time at which its id was made", () => {
  const at = new Date("2026-11-24T02:00:00.000Z");
  const window = recordWindow(` con_${ulid(at, Buffer.alloc(10, 7))} `.toUpperCase().replace("CON_", "con_"));
  expect(window).toEqual({ from: "2026-11-24T01:59:00.000Z", to: "2026-11-24T02:01:00.000Z" });
});

test("ids of other objects have no window", () => {
  expect(["site_01jd2v7k3q8m4n5p6r7s8t9v0w", "con_1", "", "con_91jd2v7k3q8m4n5p6r7s8t9v0w"].map(recordWindow)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
