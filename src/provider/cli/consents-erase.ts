import { readFileSync } from "node:fs";
import { UsageError } from "@consentform/consent/failures";
import type { Erasure, Person, Place } from "@consentform/service/command-line";
import type { CommandContext } from "./command-context";
import type { Declaration } from "./declaration";
import { exitCodes } from "./exit-status";
import { loadService } from "./load-service";
import { withPlace } from "./operator/place";
import { printResult } from "./print-result";
import { counted } from "./report/shown-text";

interface Options extends Place {
  readonly site: string;
  readonly subject?: string;
  readonly externalId?: string;
  readonly dryRun?: true;
  readonly format: "human" | "json";
}

/** Most characters of the ids that the intake accepts. */
const longest = { "--subject": 128, "--external-id": 256 } as const;

/**
 * `consentform consents erase`: erases a person's records, on a running service too, and prints a receipt that does not
 * contain the person's id.
 */
export const consentsEraseCommand: Declaration = {
  formats: ["human", "json"],
  declare: (command) =>
    withPlace(command)
      .requiredOption("--site <id>", "id of the site")
      .option("--subject <id>", "subject id of one browser, or - to read it from stdin")
      .option(
        "--external-id <id>",
        "the site's own id of the person, or - to read it from stdin: all browsers that ever had it. Everyone on the machine can see an id in an argument",
      )
      .option("--dry-run", "count the records and exports, and change nothing"),
  run: eraseConsents,
};

async function eraseConsents(commandContext: CommandContext, options: Options): Promise<number> {
  const { site, format, dryRun: isRehearsal = false } = options;
  const person = personOf(options);
  const { askOperator } = loadService();
  const { erasure } = await askOperator(options, commandContext, { kind: "erase", site, person, isRehearsal });
  if (erasure === null) {
    throw new UsageError(
      `--site: found ${JSON.stringify(site)}; no site has this id, and no record of a deleted site does. Pass the id that \`consentform sites\` lists, and the database of its service.`,
    );
  }
  const { preview, production } = erasure.records;
  const isUnknown = preview + production + erasure.exports_dropped === 0;
  const receipt = { ...erasure, dry_run: isRehearsal };
  printResult(receipt, format, () => [sentence(erasure, isRehearsal)], commandContext);
  if (isUnknown) commandContext.stderr(`No record of ${site} has this ${nameOf(person)}. It may be erased already.`);
  else if (!isRehearsal) {
    commandContext.stderr("Backups and downloaded copies of exports still contain the records. Erase them there, too.");
  }
  return isUnknown ? exitCodes.findings : exitCodes.success;
}

/** @throws {UsageError} unless it is one id */
function personOf({ subject, externalId }: Options): Person {
  if ((subject === undefined) === (externalId === undefined)) {
    throw new UsageError("Use one of --subject and --external-id.");
  }
  return subject === undefined
    ? { externalId: idOf("--external-id", externalId ?? "") }
    : { subjectId: idOf("--subject", subject) };
}

/** The message does not repeat the id. */
function idOf(option: keyof typeof longest, value: string): string {
  const id = value === "-" ? readFileSync(0, "utf8").replace(/\r?\n$/, "") : value;
  const { length } = [...id];
  if (length > 0 && length <= longest[option]) return id;
  throw new UsageError(`${option}: found ${length} characters; allowed are 1 to ${longest[option]}.`);
}

function nameOf(person: Person): string {
  return "subjectId" in person ? "subject id" : "external id";
}

function sentence({ site_id, erased_at, records, exports_dropped }: Erasure, isRehearsal: boolean): string {
  const { preview, production } = records;
  const places = `${counted(preview + production, "record")} of ${site_id} (production ${production}, preview ${preview})`;
  const exports = counted(exports_dropped, "export");
  return isRehearsal
    ? `Would erase ${places} and drop ${exports}.`
    : `Erased ${places} and dropped ${exports} at ${erased_at}.`;
}
