import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { bannerScripts, previewPage } from "@consentform/consent/banner";
import { UsageError } from "@consentform/consent/failures";
import type { CommandContext } from "./command-context";
import type { Declaration } from "./declaration";
import { openFile } from "./preview/open-file";
import { readShownBanner } from "./preview/read-shown-banner";

/** `consentform preview BANNER`: the banner of a document in one page, without a service. */
export function previewCommand(open = openFile): Declaration {
  return {
    declare: (command) =>
      command
        .argument("<banner>", "banner document (YAML or JSON), or - for standard input")
        .option("--out <file>", "HTML file to write; without it, a temporary file opens in your browser"),
    run: (context, path: string, { out }: { out?: string }) => preview(path, out, context, open),
  };
}

async function preview(
  path: string,
  out: string | undefined,
  commandContext: CommandContext,
  open: typeof openFile,
): Promise<number> {
  const { stdout } = commandContext;
  if (out !== undefined && resolve(out) === resolve(path)) {
    throw new UsageError(`--out names the document itself, ${path}. Name another file.`);
  }
  const { document, status } = readShownBanner(path, commandContext);
  if (document === null) return status;
  const page = previewPage(document, bannerScripts(), new Date().toISOString().slice(0, 10));
  const file = out ?? join(mkdtempSync(join(tmpdir(), "consentform-preview-")), "preview.html");
  writeFileSync(file, page);
  if (out !== undefined) stdout(`Wrote the preview to ${file}. Open it in a browser.`);
  else if (await open(file, commandContext.variables)) stdout(`Opened the preview in your browser: ${file}`);
  else stdout(`No browser could be opened. Open the preview yourself: ${file}`);
  return status;
}
