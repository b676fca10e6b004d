/** How an engine shows a line. The next line of an operation's progress replaces the former one, if it can. */
export type Severity = "info" | "progress" | "warning";

/** A way for a line to the user. */
export type Printer = (line: string, severity: Severity) => void;

/** Hosts of dynamic providers have no other way to the user: the engine shows their error output. */
let printer: Printer = (line, severity) => {
  process.stderr.write(`${severity === "warning" ? "warning: " : ""}${line}\n`);
};

/** Sets the way of this process to the user. */
export function printWith(other: Printer): void {
  printer = other;
}

/** Shows a line to the user. */
export function printLine(line: string, severity: Severity = "info"): void {
  printer(line, severity);
}
