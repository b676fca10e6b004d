import { extname } from "node:path";
import { parseDocumentFile } from "../resources/document-file";
import { pointerTo } from "../rules";

/** A row of a table: values by column, texts in CSV, and where each is. */
export interface TableRow {
  readonly values: Readonly<Record<string, unknown>>;
  /** Place of a column's value, or of the row, as an error begins: `sites.csv:3, column hosts`. */
  placeOf(column?: string): string;
}

/** A table of sites; `columns` is null where each row names its own. */
export interface SiteTable {
  readonly columns: readonly string[] | null;
  readonly rows: readonly TableRow[];
}

/**
 * Parses a table by the extension of its path: `.csv`, `.yaml`, `.yml` or `.json`. Errors call it `file`.
 *
 * @throws Error that names file and line
 */
export function parseSiteTable(path: string, text: string, file = path): SiteTable {
  const parse = parsers[extname(path).toLowerCase()];
  if (parse === undefined) {
    throw new Error(`${file}: the extension must be one of ${Object.keys(parsers).join(", ")}.`);
  }
  if (text.trim() === "") throw new Error(`${file} is empty. List at least one site with \`key\` and \`hosts\`.`);
  return parse(file, text);
}

const parsers: Readonly<Record<string, (file: string, text: string) => SiteTable>> = {
  ".csv": csvTable,
  ".yaml": documentTable,
  ".yml": documentTable,
  ".json": documentTable,
};

/** A record of csv-parse, with the number of the line on which it ends. */
interface CsvRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * RFC 4180, with commas, semicolons (spreadsheets in many languages write them) or tabs, whichever the first line has
 * most of.
 */
function csvTable(file: string, text: string): SiteTable {
  const { parse, CsvError } = require("csv-parse/sync") as typeof import("csv-parse/sync");
  let records: CsvRecord[];
  try {
    const options = { delimiter: delimiterOf(text), info: true, skip_empty_lines: true, trim: true } as const;
    records = parse(text, { ...options, relax_column_count: true }) as unknown as CsvRecord[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === "number" ? `:${error.lines}` : "";
    throw new Error(
      `${file}${line}: ${error.message.replace(/\.?$/, ".")} Enclose a cell that contains quotes, commas or line breaks in double quotes, and double each quote inside it.`,
    );
  }
  const [header, ...rows] = records;
  const columns = header?.record ?? [];
  const twice = columns.find((name, index) => columns.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`${file}:1: the column ${JSON.stringify(twice)} is there twice.`);
  return { columns, rows: rows.map((row) => csvRow(file, columns, row)) };
}

function delimiterOf(text: string): string {
  const first = text.slice(0, text.search(/\r|\n|$/));
  const ranked = [",", ";", "\t"].map((delimiter) => ({ delimiter, count: first.split(delimiter).length }));
  return ranked.reduce((best, next) => (next.count > best.count ? next : best)).delimiter;
}

function csvRow(file: string, columns: readonly string[], { record, info }: CsvRecord): TableRow {
  const breaks = record.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
  const line = info.lines - breaks;
  if (record.length !== columns.length) {
    const found = `has ${record.length} cells, but the first line has ${columns.length} columns`;
    throw new Error(`${file}:${line}: ${found}. Put a cell that contains the separator in double quotes.`);
  }
  const filled = columns.flatMap((column, index) => (record[index] === "" ? [] : [[column, record[index]] as const]));
  return {
    values: Object.fromEntries(filled),
    placeOf: (column) => `${file}:${line}${column === undefined ? "" : `, column ${column}`}`,
  };
}

/** Members that hold what a CSV table has in one column for each entry. */
const maps: Readonly<Record<string, string>> = { label: "labels", var: "variables" };

/** Path of a column in a site of a document: `var.company` is a member with that name, or `company` in `variables`. */
function pathIn(item: unknown, column: string): string[] {
  if (typeof item === "object" && item !== null && Object.hasOwn(item, column)) return [column];
  const dot = column.indexOf(".");
  const map = maps[column.slice(0, Math.max(dot, 0))];
  return map === undefined ? [column] : [map, column.slice(dot + 1)];
}

/** A list of objects, or an object of them by key. */
function documentTable(file: string, text: string): SiteTable {
  const { value, positionOf } = parseDocumentFile(file, text);
  const isList = Array.isArray(value);
  if (!isList && (typeof value !== "object" || value === null)) {
    throw new Error(`${file} must contain a list of sites, or sites by key.`);
  }
  const rows = Object.entries(value).map(([step, item]): TableRow => {
    const placeOf = (column?: string) => {
      const path = column === undefined ? [] : pathIn(item, column);
      const { line, column: offset } = positionOf(pointerTo([step, ...path]));
      return `${file}:${line}:${offset}${path.length === 0 ? "" : `, ${path.join(".")}`}`;
    };
    if (typeof item !== "object" || item === null || Array.isArray(item)) {
      throw new Error(`${placeOf()}: a site must be an object with \`hosts\`.`);
    }
    const given = Object.entries(item).filter(([, inner]) => inner !== null && inner !== "");
    return { values: { ...(isList ? {} : { key: step }), ...Object.fromEntries(given) }, placeOf };
  });
  return { columns: null, rows };
}
