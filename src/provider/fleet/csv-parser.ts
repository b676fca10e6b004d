/** The parser of CSV. The build puts the library into this module: installed, it has seven copies of itself. */
export { CsvError, parse } from "csv-parse/sync";
