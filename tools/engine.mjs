// `npm run --silent engine`: prints the folder that holds the Pulumi engine, alone on standard output, so that
// `PATH="$(npm run --silent engine):$PATH" pulumi up` works. Progress and errors go to standard error.
import { ensureEngine } from "./engine/ensure-engine.mjs";

try {
  process.stdout.write(`${await ensureEngine()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
