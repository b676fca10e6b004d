import { documentRule, type Rule } from "../rule";

/** Refusals of a write. schema-violation, unknown-key and too-large are judged before the others, in validate-banner. */
export const schemaCodes: readonly Rule[] = [];
void documentRule;
