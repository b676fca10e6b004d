// `node tools/go-tool.mjs NAME`: prints, as one line of JSON, where a program built from Go modules is, or why it is
// not. Progress goes to standard error.
import { ensureGoTool } from "./engine/go-tools.mjs";

process.stdout.write(`${JSON.stringify(await ensureGoTool(process.argv[2] ?? ""))}\n`);
