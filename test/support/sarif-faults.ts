import { readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv from "ajv";
import addFormats from "ajv-formats";

/**
 * The schema that OASIS publishes with SARIF 2.1.0, errata 01 (docs.oasis-open.org/sarif/sarif/v2.1.0), of 2024-05-02;
 * reformatted.
 */
const {
  $schema: _draft04,
  id: _id,
  ...schema
} = JSON.parse(readFileSync(join(__dirname, "sarif-schema-2.1.0.json"), "utf8"));
// It is of draft 04, of which it uses what draft 07 has too; one of its patterns is not valid in Unicode mode.
const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
addFormats(ajv);
const validate = ajv.compile(schema);

/** The violations of the official schema of SARIF 2.1.0 in a log; empty for a valid one. */
export function sarifFaults(log: unknown): string[] {
  return validate(log) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
