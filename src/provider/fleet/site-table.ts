import { extname } from "node:path";
import { pointerTo } from "@consentform/consent/values";
import { parseDocumentFile } from "../resources/document-file";

/** A row of a table: values by column, texts in CSV, and where each is. */
export interface TableRow {
  readonly values: Readonly<Record<string, unknown>>;
  /** Place of a column's value, or of the row, as an error begins: `sites.csv:3, column hosts`. */
  placeOf(column?: string): string;
}

/** A table of sites; `columns` is null where each row names its own. */
export interface SiteTable {
  readonly columns: readonly string[] | null;
  /** Line of the names of the columns; 1 if there is none. */
  readonly headerLine: number;
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

/** True for a path with the extension of a table. */
export function isTable(path: string): boolean {
  return Object.hasOwn(parsers, extname(path).toLowerCase());
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
 * most of. Spreadsheets also write a first line `sep=;`, and empty cells in columns and rows that were used once.
 */
function csvTable(file: string, given: string): SiteTable {
  const { parse, CsvError } = require("./csv-parser") as typeof import("./csv-parser");
  let records: CsvRecord[];
  const [hint = "", separator] = /^"?sep=([,;\t])"?[,;\t]*(?=\r|\n|$)/i.exec(given) ?? [];
  const text = given.slice(hint.length);
  try {
    const options = {
      delimiter: separator ?? delimiterOf(text.trimStart()),
      info: true,
      skip_empty_lines: true,
      trim: true,
    } as const;
    records = parse(text, { ...options, relax_column_count: true }) as unknown as CsvRecord[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === "number" ? `:${error.lines}` : "";
    throw new Error(
      `${file}${line}: ${error.message.replace(/\.?$/, ".")} Enclose a cell that contains quotes, commas or line breaks in double quotes, and double each quote inside it.`,
    );
  }
  const [header, ...rows] = records.filter(({ record }) => record.some((cell) => cell !== ""));
  const columns = withoutEmptyEnd(header?.record ?? []);
  const headerLine = header === undefined ? 1 : lineOf(header);
  const twice = columns.find((name, index) => columns.indexOf(name) !== index);
  if (twice === "") throw new Error(`${file}:${headerLine}: two columns have no name. Name or remove them.`);
  if (twice !== undefined)
    throw new Error(
      `${file}:${headerLine}: the column ${JSON.stringify(twice)} appears more than once. Rename or remove one of them.`,
    );
  return { columns, headerLine, rows: rows.map((row) => csvRow(file, columns, row)) };
}

/** Cells without the empty ones at the end, which spreadsheets add. */
function withoutEmptyEnd(cells: readonly string[], least = 0): readonly string[] {
  const end = cells.findLastIndex((cell) => cell !== "") + 1;
  return cells.slice(0, Math.max(end, least));
}

/** The line on which a record begins. */
function lineOf({ record, info }: CsvRecord): number {
  return info.lines - record.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
}

function delimiterOf(text: string): string {
  const first = text.slice(0, text.search(/\r|\n|$/));
  const ranked = [",", ";", "\t"].map((delimiter) => ({ delimiter, count: first.split(delimiter).length }));
  return ranked.reduce((best, next) => (next.count > best.count ? next : best)).delimiter;
}

function csvRow(file: string, columns: readonly string[], row: CsvRecord): TableRow {
  const record = withoutEmptyEnd(row.record, Math.min(columns.length, row.record.length));
  const line = lineOf(row);
  if (record.length !== columns.length) {
    const found = `has ${record.length} cells, but the table has ${columns.length} columns`;
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
  // Texts are as in CSV: a key or a variable `00123` is not the number 123.
  const { value, members, positionOf } = parseDocumentFile(file, text, { textsBeside: "overrides" });
  const isList = Array.isArray(value);
  if (!isList && (typeof value !== "object" || value === null)) {
    throw new Error(`${file} must contain a list of sites, or sites by key.`);
  }
  const rows = members.map(([step, item]): TableRow => {
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
  return { columns: null, headerLine: 1, rows };
}
