const { default: TestSequencer } = require("@jest/test-sequencer");

/**
 * The tests that take longest, mostly in engines; the files themselves are small, and jest takes the largest first
 * where it knows no better.
 */
const ENGINE_TESTS = /\/test\/(terraform|e2e|cdktf|equivalence|package)\//;

/**
 * Tests that wait for more than half of their time: for a page that stays quiet, a retry, a lease. One of them beside
 * tests that work leaves no processor idle; two do.
 */
const WAITING_TESTS =
  /\/(hostile-pages|browser-scans|service-outage|scans-record-nothing|pressed-scans|pacing|failover|scan-limits|late-trackers|scan-verdicts)\.test/;

/** After so many engine tests, which two of three workers run, a waiting test that began before them has ended. */
const BETWEEN_WAITS = 4;

/**
 * The order of test files: those with engines first, so that no long one is left at the end while the other processors
 * have nothing to do, and those that wait dealt among them.
 */
class EnginesFirst extends TestSequencer {
  /** @override */
  async sort(tests) {
    const sorted = await super.sort(tests);
    const waiting = sorted.filter(({ path }) => WAITING_TESTS.test(path));
    const working = sorted.filter((test) => !waiting.includes(test));
    const isFirst = ({ path }) => ENGINE_TESTS.test(path);
    const order = [...working.filter(isFirst), ...working.filter((test) => !isFirst(test))];
    const dealt = order.flatMap((test, index) => (index % BETWEEN_WAITS ? [test] : [...waiting.splice(0, 1), test]));
    return [...dealt, ...waiting];
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
