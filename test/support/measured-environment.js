const { appendFileSync, rmSync, writeFileSync } = require("node:fs");
const path = require("node:path");
const { TestEnvironment } = require("jest-environment-node");
const { endedChildrenSeconds } = require("./ended-children");

/** By how much a machine may be slower than the one that the tests' time limits were chosen for. */
const PATIENCE = 4;
/** Hooks whose limit is multiplied: one that runs before each test has one limit for all of them. */
const patient = new WeakSet();

/**
 * Node's environment, which also appends a line `<processor seconds> <file>` for each test file to the file that
 * `CONSENTFORM_PROCESSOR_TIMES` names. The seconds are those of the worker and of every process that it started and
 * that has ended: on two cores they say what a file costs, where its wall time says how long it waited for the others.
 * While a file runs, the folder that `CONSENTFORM_RUNNING_FILES` names has a file named after the worker's process id,
 * with the test file's path (tools/test-run/end-hanging-files.mjs).
 */
class MeasuredEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.testPath = context.testPath;
    this.startedAt = processorSeconds();
    const running = process.env.CONSENTFORM_RUNNING_FILES;
    this.note = running === undefined ? null : path.join(running, String(process.pid));
    if (this.note) writeFileSync(this.note, context.testPath);
  }

  /**
   * Multiplies the time limits of tests and hooks, also those that a test states: they end what hangs, and what only
   * waits for other tests on a busy machine does not. Circus reads a limit right after these events.
   *
   * @param {{ name: string, test?: any, hook?: any }} event jest-circus's
   * @param {{ testTimeout: number }} state
   */
  handleTestEvent({ name, test, hook }, { testTimeout }) {
    if (name === "test_fn_start") test.timeout = PATIENCE * (test.timeout || testTimeout);
    if (name === "hook_start" && !patient.has(hook)) {
      patient.add(hook);
      hook.timeout = PATIENCE * (hook.timeout || testTimeout);
    }
  }

  /** @override */
  async teardown() {
    await super.teardown();
    if (this.note) rmSync(this.note, { force: true });
    const log = process.env.CONSENTFORM_PROCESSOR_TIMES;
    if (log) appendFileSync(log, `${(processorSeconds() - this.startedAt).toFixed(1)} ${this.testPath}\n`);
  }
}

/**
 * Processor seconds of this process and of its ended descendants, which only Linux reports; elsewhere of this process
 * alone.
 */
function processorSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + (endedChildrenSeconds() ?? 0);
}

module.exports = MeasuredEnvironment;
