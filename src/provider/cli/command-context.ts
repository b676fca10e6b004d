import { isColorful } from "./paint";

/** The process in which a command runs, as one object, so that tests can replace it. */
export interface CommandContext {
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Writes a line of the result. */
  readonly stdout: (line: string) => void;
  /** Writes a line about the work: progress, warnings, errors. */
  readonly stderr: (line: string) => void;
  /** Shows a line about the work in place of the one before; only on a terminal. */
  readonly rewriteLine?: (line: string) => void;
  /** Sets the exit status of the process. */
  readonly exitWith: (status: number) => void;
  /** True if the result goes to a terminal that shows colors. */
  readonly isColorful?: boolean;
  /** Width of the terminal that the result goes to, in characters; absent elsewhere. */
  readonly columns?: number;
  /** Given to the client; default: the built-in fetch. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** The real process. */
export const processContext: CommandContext = {
  variables: process.env,
  isColorful: isColorful(process.stdout, process.env),
  ...(process.stdout.isTTY && { columns: process.stdout.columns }),
  stdout: (line) => {
    process.stdout.write(`${line}\n`);
  },
  stderr: (line) => {
    process.stderr.write(`${line}\n`);
  },
  ...(process.stderr.isTTY && {
    // Back to the first column, and without what was there.
    rewriteLine: (line: string) => {
      process.stderr.write(`\r\u001b[2K${line}`);
    },
  }),
  exitWith: (status) => {
    process.exitCode = status;
  },
};
