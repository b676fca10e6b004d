const { default: TestSequencer } = require("@jest/test-sequencer");

/**
 * The tests that take longest, mostly in engines; the files themselves are small, and jest takes the largest first
 * where it knows no better.
 */
const ENGINE_TESTS = /\/test\/(terraform|e2e|cdktf|equivalence|package)\/|(browser-scans|late-trackers)/;

/**
 * The order of test files: those with engines first, so that no long one is left at the end while the other processors
 * have nothing to do.
 */
class EnginesFirst extends TestSequencer {
  /** @override */
  async sort(tests) {
    const sorted = await super.sort(tests);
    const isFirst = ({ path }) => ENGINE_TESTS.test(path);
    return [...sorted.filter(isFirst), ...sorted.filter((test) => !isFirst(test))];
  }

  /**
   * The file of durations, one for each project: their id is the same.
   *
   * @override
   * @param {import("@jest/test-result").TestContext} context
   */
  _getCachePath(context) {
    return `${super._getCachePath(context)}-${context.config.displayName?.name}`;
  }
}

module.exports = EnginesFirst;
