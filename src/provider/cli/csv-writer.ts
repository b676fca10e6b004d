/** The writer of CSV. The build puts the library into this module: installed, it is larger than the command line. */
export { stringify } from "csv-stringify/sync";
