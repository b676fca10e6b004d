import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { VisitorResults } from "../../bench/visitors";
import type { GeneratedFiles } from "./generated-files";
import { markdownTable } from "./markdown-table";

const root = join(__dirname, "..", "..");
const PAGE = "docs/scale.md";
const RESULTS = "bench/visitors-figures.json";

/** The whole of bench/visitors-figures.json. */
interface Measured {
  readonly date: string;
  readonly cores: number;
  readonly processor: string;
  readonly seconds: number;
  readonly sites: number;
  readonly results: readonly VisitorResults[];
}

const MILLION = 1_000_000;
const SECONDS_PER_DAY = 86_400;
const SECONDS_PER_HOUR = 3_600;
const GIGABYTE = 1e9;

/** docs/scale.md with its measured tables replaced; everything else in it is written by hand. */
export function generateScaleDocs(): GeneratedFiles {
  const before = readFileSync(join(root, PAGE), "utf8");
  const file = join(root, RESULTS);
  const measured = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Measured) : null;
  const sections: Record<string, string> = { rates: ratesTable(measured), costs: costTable(measured) };
  const after = before.replace(
    /(<!-- measured: (\w+) -->\n)[\s\S]*?(<!-- \/measured -->)/g,
    (_whole, start: string, name: string, end: string) => `${start}${sections[name] ?? ""}${end}`,
  );
  return new Map([[PAGE, after]]);
}

const UNMEASURED = "Not measured yet. Run `npm run bench -- visitors`, then `npm run generate`.\n";

function ratesTable(measured: Measured | null): string {
  if (measured === null) return UNMEASURED;
  const { date, cores, processor, seconds, sites, results } = measured;
  const rows = results.flatMap(({ name, processes, loads }) =>
    Object.entries(loads).map(([load, { perSecond, p50Ms, p99Ms, serviceMs }]) => [
      `${name}, ${processes === 1 ? "1 process" : `${processes} processes`}`,
      load,
      `${Math.round(perSecond)}`,
      `${p50Ms.toFixed(1)} ms`,
      `${p99Ms.toFixed(1)} ms`,
      `${serviceMs.toFixed(3)} ms`,
    ]),
  );
  const head = ["Database", "Load", "Requests/s", "p50", "p99", "Processor time of a request"];
  return `${date}, ${cores} x ${processor}, ${sites} sites, ${seconds} s for each database.\n\n${markdownTable(head, rows)}`;
}

function costTable(measured: Measured | null): string {
  if (measured === null) return UNMEASURED;
  const rows = measured.results.map(({ name, loads, visitRequests, choiceBytes }) => {
    const visits = loads.visits.perSecond / visitRequests;
    const files = loads["banner files"];
    const beside = loads.places.serviceMs + loads.choices.serviceMs;
    return [
      name,
      `${((visits * SECONDS_PER_DAY) / MILLION).toFixed(1)} million`,
      hours(files.serviceMs * FILES_OF_VISIT + beside),
      hours(beside),
      gigabytes(files.bytes * FILES_OF_VISIT),
      gigabytes(choiceBytes),
    ];
  });
  const head = [
    "Database",
    "Visits a day at full speed",
    "Processor hours, without a CDN",
    "Processor hours, with a CDN",
    "Banner files, without a CDN",
    "Disk for choices",
  ];
  return markdownTable(head, rows);
}

/** The loader, the banner's script and its first layer. */
const FILES_OF_VISIT = 3;

/** Processor hours of a million visits. */
function hours(msOfVisit: number): string {
  return `${((msOfVisit / 1000 / SECONDS_PER_HOUR) * MILLION).toFixed(2)} h`;
}

/** Gigabytes of a million visits. */
function gigabytes(bytesOfVisit: number): string {
  return `${((bytesOfVisit * MILLION) / GIGABYTE).toFixed(1)} GB`;
}
