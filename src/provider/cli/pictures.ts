import { bannerScripts, type PreviewFrame, type PreviewScenario, previewFrame } from "@consentform/consent/banner";
import { browserPath } from "@consentform/consent/chromium";
import { UsageError } from "@consentform/consent/failures";
import type { BannerDocument } from "@consentform/consent/rules";
import { Option } from "commander";
import type { CommandContext } from "./command-context";
import type { Declaration } from "./declaration";
import { readBaseDocument } from "./pictures/base-document";
import { comparePictures } from "./pictures/compare-pictures";
import { drawPictures, type PictureJob } from "./pictures/draw-pictures";
import { startPictureBrowser } from "./pictures/picture-browser";
import { type PlannedPicture, planPictures } from "./pictures/plan-pictures";
import { prepareFolder, writePictures } from "./pictures/write-pictures";
import { readShownBanner } from "./preview/read-shown-banner";
import { counted } from "./report/shown-text";
import { wholeNumber } from "./whole-number";

/** Options as commander passes them on. */
interface Options {
  base?: string;
  out: string;
  browser?: string;
  language?: string[];
  rule?: string[];
  theme: PreviewScenario["scheme"];
  maxPictures: number;
}

const DEFAULT_MAX_PICTURES = 1000;

/** `consentform pictures BANNER`: pictures of a banner, and their differences from the one before. */
export const picturesCommand: Declaration = {
  declare: (command) =>
    command
      .argument("<banner>", "banner document (YAML or JSON), or - for standard input")
      .requiredOption("--out <folder>", "new or empty folder for the report and the pictures")
      .option("--base <commit>", "commit or file with the banner before; only pictures that differ are reported")
      .option("--language <tag...>", "languages to draw; default: all")
      .option("--rule <id...>", "rules to draw, or fallback; default: all that apply somewhere")
      .addOption(
        new Option("--theme <scheme>", "the visitor's color scheme").choices(["light", "dark"]).default("light"),
      )
      .option("--max-pictures <n>", "refuse to draw more pictures", wholeNumber(1, 100_000), DEFAULT_MAX_PICTURES)
      .option("--browser <path>", "Chromium to draw with (default: CONSENTFORM_BROWSER, else the machine's own)"),
  run: pictures,
};

async function pictures(commandContext: CommandContext, path: string, options: Options): Promise<number> {
  const executable = browserPath(options.browser, commandContext.variables);
  if (executable === null) {
    throw new UsageError("No Chromium was found. Install it, or name it with --browser or CONSENTFORM_BROWSER.");
  }
  const { document, status } = readShownBanner(path, commandContext);
  if (document === null) return status;
  const base = options.base === undefined ? null : readBaseDocument(options.base, path);
  const [after, before] = [document, base?.document ?? null].map((each) => planned(each, options));
  if (after === undefined || before === undefined || after.length === 0) {
    throw new UsageError("There is nothing to draw: the document has no such rule or language.");
  }
  const jobs = [...jobsOf(document, after), ...jobsOf(base?.document ?? null, before)];
  tellCount(jobs, options.maxPictures, commandContext);
  prepareFolder(options.out);
  const browser = await startPictureBrowser(executable);
  try {
    const { files, fonts } = await drawPictures(browser, jobs, progress(jobs, commandContext));
    const compared = comparePictures(before, after, files);
    const drawn = new Set([...before, ...after].map(({ name }) => name)).size;
    writePictures(options.out, {
      file: path,
      base: base?.name ?? null,
      drawn,
      scheme: options.theme,
      pictures: compared,
      browser: await browser.version(),
      font: document.theme.font_family ?? "inherit",
      fonts,
    });
    const wrote =
      base === null
        ? `${counted(drawn, "picture")} to ${options.out}`
        : `pictures to ${options.out}: ${compared.length} of ${drawn} differ`;
    commandContext.stdout(`Wrote ${wrote}. Open ${options.out}/pictures.html.`);
  } finally {
    await browser.close().catch(() => browser.process()?.kill("SIGKILL"));
  }
  return status;
}

function planned(document: BannerDocument | null, { theme, language = [], rule = [] }: Options): PlannedPicture[] {
  const day = new Date().toISOString().slice(0, 10);
  return document === null ? [] : planPictures(document, day, { scheme: theme, languages: language, rules: rule });
}

/** The pictures, with the page that they show. */
function jobsOf(document: BannerDocument | null, list: readonly PlannedPicture[]): PictureJob[] {
  if (document === null) return [];
  const frame: PreviewFrame = previewFrame(document, bannerScripts());
  return list.map((picture) => ({ picture, frame }));
}

function distinct(jobs: readonly PictureJob[]): number {
  return new Set(jobs.map(({ picture }) => picture.source)).size;
}

/** @throws UsageError for too many */
function tellCount(jobs: readonly PictureJob[], most: number, { stderr }: CommandContext): void {
  const count = distinct(jobs);
  const rules = new Set(jobs.map(({ picture }) => picture.rule)).size;
  const languages = new Set(jobs.map(({ picture }) => picture.language)).size;
  const what = `${counted(count, "picture")} of ${counted(rules, "rule")} in ${counted(languages, "language")}`;
  if (count > most) {
    throw new UsageError(
      `There are ${what}; at most ${most} are drawn. Use --language or --rule, or raise --max-pictures.`,
    );
  }
  stderr(`Drawing ${what}.`);
}

/** A line for each tenth of the pictures. */
function progress(jobs: readonly PictureJob[], { stderr }: CommandContext): (done: number) => void {
  const all = distinct(jobs);
  const step = Math.max(10, Math.ceil(all / 10));
  return (done) => {
    if (done % step === 0 && done < all) stderr(`  ${done} of ${all}`);
  };
}
