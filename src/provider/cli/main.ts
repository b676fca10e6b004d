#!/usr/bin/env node
import { CommanderError } from "commander";
import { exitCodes, textOf } from "./exit-status";
import { program } from "./program";

// A reader that needs no more, such as `head`, ends the command without a word.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(exitCodes.failure);
});

program(process.argv[2])
  .parseAsync()
  .catch((error: unknown) => {
    // Errors of commander are already printed; its status only distinguishes help from wrong usage.
    const isPrinted = error instanceof CommanderError;
    if (!isPrinted) process.stderr.write(`${textOf(error)}\n`);
    process.exitCode = isPrinted && error.exitCode === 0 ? exitCodes.success : exitCodes.failure;
  });
