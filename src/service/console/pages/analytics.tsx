import { useState } from "preact/hooks";
import { answered, api, type Schemas } from "../ask/api";
import { useAnswer } from "../ask/use-answer";
import { Chart } from "../parts/chart";
import { type Column, Rows } from "../parts/rows";
import { Select } from "../parts/select";
import { Shown } from "../parts/shown";
import { SitePage } from "../parts/site-page";

type Row = Schemas["AnalyticsRow"];

const DAY_MS = 86_400_000;

/** The counts of a row, in the order in which they are drawn. */
const counts = ["accepted", "rejected", "customised", "withdrawn", "signal"] as const;

const labels: Readonly<Record<(typeof counts)[number], string>> = {
  accepted: "Accepted",
  rejected: "Rejected",
  customised: "Chose some",
  withdrawn: "Withdrew",
  signal: "Browser signal",
};

const columnsBy = (name: string, cell: (row: Row) => string): readonly Column<Row>[] => [
  { name, cell },
  ...counts.map((count) => ({ name: labels[count], cell: (row: Row) => row[count].toLocaleString() })),
];

/** Choices of visitors by day, regime and version. */
export function Analytics({ id }: { id: string }) {
  return (
    <SitePage id={id} title="Analytics">
      {() => <Content id={id} />}
    </SitePage>
  );
}

function Content({ id }: { id: string }) {
  const [days, setDays] = useState(30);
  return (
    <>
      <Select
        name="days"
        label="Period"
        options={["30", "90", "365"].map((count) => [count, `${count} days`])}
        onChange={(count) => setDays(Number(count))}
      />
      <h2>By day</h2>
      <Grouped id={id} days={days} group="date" name="Day" cell={({ date }) => date ?? ""} />
      <h2>By regime</h2>
      <Grouped id={id} days={days} group="regime" name="Regime" cell={({ regime }) => regime ?? ""} />
      <h2>By version</h2>
      <Grouped
        id={id}
        days={days}
        group="version"
        name="Version"
        cell={({ version_number }) => String(version_number ?? "")}
      />
    </>
  );
}

function Grouped(props: {
  id: string;
  days: number;
  group: Schemas["AnalyticsGrouping"];
  name: string;
  cell: (row: Row) => string;
}) {
  const { id, days, group, name, cell } = props;
  const rows = useAnswer((signal) => loadRows(id, days, group, signal), `${id} ${days} ${group}`);
  return (
    <Shown answer={rows}>
      {(all) => {
        if (all.length === 0) return <p class="empty">No choice was recorded in this period.</p>;
        const table = <Rows caption={`Choices: ${name}`} rows={all} columns={columnsBy(name, cell)} keyOf={cell} />;
        if (group !== "date") return table;
        const byDay = everyDay(all, days);
        return (
          <>
            <Chart
              label="Choices by day; the table below has the same numbers"
              days={byDay.map(({ date }) => date)}
              series={counts.map((count) => ({
                label: labels[count],
                values: byDay.map(({ row }) => row?.[count] ?? 0),
              }))}
            />
            <details>
              <summary>The numbers as a table</summary>
              {table}
            </details>
          </>
        );
      }}
    </Shown>
  );
}

/** The days of the period, also those without a row. */
function everyDay(rows: readonly Row[], days: number): { date: string; row: Row | undefined }[] {
  const known = new Map(rows.map((row) => [row.date, row]));
  // Days are counted in the site's time zone, in which the last one may be tomorrow here.
  const last = Math.max(Date.parse(rows.at(-1)?.date ?? ""), Date.parse(daysAgo(0)));
  return Array.from({ length: days }, (_, index) => {
    const date = new Date(last - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return { date, row: known.get(date) };
  });
}

function daysAgo(count: number): string {
  return new Date(Date.now() - count * DAY_MS).toISOString().slice(0, 10);
}

async function loadRows(
  id: string,
  days: number,
  group: Schemas["AnalyticsGrouping"],
  signal: AbortSignal,
): Promise<readonly Row[]> {
  const from = daysAgo(days - 1);
  const rows: Row[] = [];
  let cursor: string | null | undefined;
  // A year of days has two pages.
  do {
    const query = { from, group_by: [group], limit: 200, ...(cursor == null ? {} : { cursor }) };
    const page = await answered(api.GET("/sites/{id}/analytics", { params: { path: { id }, query }, signal }));
    rows.push(...page.data);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return group === "date" ? rows.sort((a, b) => (a.date ?? "").localeCompare(b.date ?? "")) : rows;
}
