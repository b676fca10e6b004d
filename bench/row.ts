/** One line of the table: ours against something else, both measured in the same run. */
export interface Row {
  /** The measured work, with its size. */
  readonly subject: string;
  /** Our measurement with its unit, e.g. `6.1 s`. */
  readonly ours: string;
  /** The baseline and its measurement, e.g. `500 trivial dynamic resources: 5.8 s`. */
  readonly against: string;
  readonly ratio: number;
  /** The promise; a row without one is for information. */
  readonly goal?: { readonly atMost: number } | { readonly atLeast: number };
}

/** A group of rows that is measured together. Groups run one after the other, so that none disturbs another. */
export interface Bench {
  readonly name: string;
  readonly measure: () => Promise<Row[]>;
}

/** @returns whether the row keeps its promise; null without one */
export function isKept({ ratio, goal }: Row): boolean | null {
  if (goal === undefined) return null;
  return "atMost" in goal ? ratio <= goal.atMost : ratio >= goal.atLeast;
}

/** @returns the rows as a Markdown table */
export function toTable(rows: readonly Row[]): string {
  const cells = rows.map((row) => {
    const goal = row.goal && ("atMost" in row.goal ? `<= ${row.goal.atMost}` : `>= ${row.goal.atLeast}`);
    const verdict = { true: "kept", false: "**missed**", null: "" }[String(isKept(row))];
    return [row.subject, row.ours, row.against, formatRatio(row), goal ?? "", verdict ?? ""];
  });
  const lines = [
    ["what", "ours", "against", "ratio", "goal", ""],
    ["---", "---", "---", "---", "---", "---"],
    ...cells,
  ];
  return lines.map((line) => `| ${line.join(" | ")} |`).join("\n");
}

/** Three digits, or five where three would hide on which side of its goal a ratio is. */
function formatRatio(row: Row): string {
  const { ratio } = row;
  if (ratio === 0) return "0";
  if (ratio >= 100) return String(Math.round(ratio));
  const short = ratio.toPrecision(3);
  return isKept(row) === isKept({ ...row, ratio: Number(short) }) ? short : ratio.toPrecision(5);
}
