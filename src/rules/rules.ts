import { buttonCodes } from "./codes/button-codes";
import { categoryCodes } from "./codes/category-codes";
import { expiryCodes } from "./codes/expiry-codes";
import { frameworkCodes } from "./codes/framework-codes";
import { modelCodes } from "./codes/model-codes";
import { optOutCodes } from "./codes/opt-out-codes";
import { publishCodes } from "./codes/publish-codes";
import { schemaCodes } from "./codes/schema-codes";
import { textCodes } from "./codes/text-codes";
import type { Rule } from "./rule";

/** Date of the newest change of the rules or of the regime table, `YYYY-MM-DD`. Dated rows are judged at this day, not by the clock. */
export const RULES_VERSION = "2026-11-21";

/** Every code of contract 3.2, by theme. Findings come in this order. */
export const RULES: readonly Rule[] = [
  ...schemaCodes,
  ...textCodes,
  ...categoryCodes,
  ...modelCodes,
  ...buttonCodes,
  ...expiryCodes,
  ...optOutCodes,
  ...frameworkCodes,
  ...publishCodes,
];
