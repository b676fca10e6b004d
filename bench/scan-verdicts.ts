import { readFileSync } from "node:fs";
import { join } from "node:path";
import { choiceVerdicts } from "../test/support/choice-corpus";
import { repositoryFolder } from "../test/support/repository-folder";
import { type CorpusPart, corpusParts, truths } from "../test/support/scan-corpus";
import {
  categories,
  isTracker,
  ratioOf,
  type Share,
  type Verdict,
  verdictsOf,
  type Worth,
  worthOf,
} from "../test/support/scan-verdicts";
import type { Row } from "./row";

/** No finding of severity error below this precision. */
const LEAST_PRECISION = 0.99;

/** The quality of scan findings over the corpus, beside the data sets taken at their word. */
export async function measureScanVerdicts(): Promise<Row[]> {
  return [...choiceRows(), ...corpusParts.flatMap((part) => rowsOf(part))];
}

/** Verdicts on what runs after a choice. */
function choiceRows(): Row[] {
  const verdicts = choiceVerdicts();
  const accused = verdicts.filter(({ isAccused }) => isAccused);
  const refused = verdicts.filter(({ isRefused }) => isRefused);
  const right = accused.filter(({ isRefused }) => isRefused).length;
  const row = (what: string, whole: number): Row => ({
    subject: `scan verdicts, choices: ${what}`,
    ours: `${right} of ${whole}`,
    against: `${verdicts.length} things in the corpus`,
    ratio: ratioOf({ part: right, whole }),
  });
  return [
    { ...row("fires-after-reject that was refused (precision)", accused.length), goal: { atLeast: LEAST_PRECISION } },
    row("refused and found by fires-after-reject (recall)", refused.length),
  ];
}

/** Verdicts on what runs before any choice. */
function rowsOf(part: CorpusPart): Row[] {
  const verdicts = verdictsOf(part);
  const worth = worthOf(verdicts);
  const naive = worthOf(verdicts.map(atItsWord));
  const row = (what: string, share: Share, against: string): Row => ({
    subject: `scan verdicts, ${part}: ${what}`,
    ours: `${share.part} of ${share.whole}`,
    against,
    ratio: ratioOf(share),
  });
  const word = (share: Share) => `data sets at their word: ${share.part} of ${share.whole}`;
  return [
    {
      ...row("errors that are about a tracker (precision)", worth.errorPrecision, word(naive.errorPrecision)),
      goal: { atLeast: LEAST_PRECISION },
    },
    row("trackers that are an error (recall)", worth.errorRecall, word(naive.errorRecall)),
    row("trackers that are an error or a warning", worth.reported, word(naive.reported)),
    row("warnings that suggest the right category (precision)", worth.warningPrecision, word(naive.warningPrecision)),
    ...categoryRows(worth, naive).map(([what, share, other]) => row(what, share, word(other))),
    ...truths.map((truth) =>
      row(`${truth}, accused of being a tracker`, worth.accused[truth], word(naive.accused[truth])),
    ),
  ];
}

function categoryRows(worth: Worth, naive: Worth): [string, Share, Share][] {
  return categories.flatMap((category): [string, Share, Share][] => [
    [
      `called ${category} and so (precision)`,
      worth.categories[category].precision,
      naive.categories[category].precision,
    ],
    [`${category} and called so (recall)`, worth.categories[category].recall, naive.categories[category].recall],
  ]);
}

type DataRow = readonly [name: string, second: unknown, category: string, fourth: unknown];

/**
 * The verdict of whoever believes the data sets: a name is the cookie of that name, and a host is what its entity is.
 */
function atItsWord(verdict: Verdict): Verdict {
  const category = verdict.name.startsWith("https://") ? wordOnHost(verdict.host) : wordOnName(verdict.name);
  return {
    ...verdict,
    category,
    errors: category !== null && isTracker(category) ? ["pre-consent"] : [],
    warnings: [],
  };
}

const data = (file: string): readonly DataRow[] =>
  JSON.parse(readFileSync(join(repositoryFolder, "src/consent/catalogue/generated", file), "utf8")).rows;
const cookies = data("cookies.json");
const entities = data("hosts.json");

function wordOnName(name: string): "functional" | "analytics" | "marketing" | null {
  const exact = cookies.find(([known, isPrefix]) => isPrefix === 0 && known === name);
  const found = exact ?? cookies.find(([known, isPrefix]) => isPrefix === 1 && name.startsWith(known));
  return (found?.[2] as "functional" | undefined) ?? null;
}

function wordOnHost(host: string): "analytics" | "marketing" | null {
  const isOf = ([, , , hosts]: DataRow) =>
    (hosts as readonly string[]).some((known) => known === host || host.endsWith(known.replace(/^\*/, "")));
  const category = entities.find(isOf)?.[2];
  if (category === "analytics") return category;
  return ["ad", "marketing", "social"].includes(category ?? "") ? "marketing" : null;
}
