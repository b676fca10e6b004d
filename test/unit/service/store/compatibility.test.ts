import { readMigrations } from "../../../../src/service/store/migrate";

/** The newest migration of the last release that did not look at ranges. */
const BEFORE_RANGES = "0028";

test("every migration says which releases can run on the database that it changed", () => {
  const silent = readMigrations()
    .filter(
      ({ name, statements }) => name.slice(0, 4) > BEFORE_RANGES && !/^-- Compatible from \d{4}\.$/m.test(statements),
    )
    .map(({ name }) => name);
  expect(silent).toEqual([]);
});
