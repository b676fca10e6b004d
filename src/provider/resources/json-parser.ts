/** The parser of JSON that keeps every digit of a number. The build puts the library into this module. */
export { parse as parseJson } from "lossless-json";
