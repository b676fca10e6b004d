const { appendFileSync, readFileSync } = require("node:fs");
const { TestEnvironment } = require("jest-environment-node");

/** Linux counts processor time in hundredths of a second, whatever the kernel's own rate is. */
const TICKS_PER_SECOND = 100;

/**
 * Node's environment, which also appends a line `<processor seconds> <file>` for each test file to the file that `CONSENTFORM_PROCESSOR_TIMES` names.
 * The seconds are those of the worker and of every process that it started and that has ended: on two cores they say what a file
 * costs, where its wall time says how long it waited for the others.
 */
class MeasuredEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.testPath = context.testPath;
    this.startedAt = processorSeconds();
  }

  /** @override */
  async teardown() {
    await super.teardown();
    const log = process.env.CONSENTFORM_PROCESSOR_TIMES;
    if (log) appendFileSync(log, `${(processorSeconds() - this.startedAt).toFixed(1)} ${this.testPath}\n`);
  }
}

/** Processor seconds of this process and of its ended descendants, which only Linux tells; elsewhere of this process alone. */
function processorSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + endedChildrenSeconds();
}

function endedChildrenSeconds() {
  if (process.platform !== "linux") return 0;
  // The name of the program, in parentheses, may hold spaces. Fields 16 and 17: user and system time of children that were waited for.
  const fields = readFileSync("/proc/self/stat", "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}

module.exports = MeasuredEnvironment;
