// `npm run check`: what can be checked without running the program. Fast enough to run before each commit.
import { runChecks } from "./checks.mjs";

const { passed, failed } = await runChecks();
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
