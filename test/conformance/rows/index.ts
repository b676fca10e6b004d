import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Kind, registry } from "../../../src/provider/resources";
import type { Row } from "./row";

/** The row of a kind: `domain-verification.ts` exports `domainVerification`. */
function rowOf(kind: string): Row {
  const file = join(__dirname, `${kind.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase()}.ts`);
  const name = kind.charAt(0).toLowerCase() + kind.slice(1);
  const row = existsSync(file) ? (require(file) as Record<string, Row>)[name] : undefined;
  if (row === undefined) throw new Error(`${kind} has no row. Export ${name} from ${file}.`);
  return row;
}

/** One row for every kind of the registry. */
export const rows = Object.fromEntries(Object.keys(registry).map((kind) => [kind, rowOf(kind)])) as Record<Kind, Row>;
