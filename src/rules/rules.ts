import { schemaCodes } from "./codes/schema-codes";
import type { Rule } from "./rule";

/** Date of the newest change of the rules or of the regime table, `YYYY-MM-DD`. Dated rows are judged at this day, not by the clock. */
export const RULES_VERSION = "2026-11-21";

/** Every code of contract 3.2, in its order. */
export const RULES: readonly Rule[] = [...schemaCodes];
