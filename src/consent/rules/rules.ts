import { blockingCodes } from "./codes/blocking-codes";
import { buttonCodes } from "./codes/button-codes";
import { categoryCodes } from "./codes/category-codes";
import { consentModeCodes } from "./codes/consent-mode-codes";
import { consentTextCodes } from "./codes/consent-text-codes";
import { expiryCodes } from "./codes/expiry-codes";
import { firstLayerCodes } from "./codes/first-layer-codes";
import { labelCodes } from "./codes/label-codes";
import { modelCodes } from "./codes/model-codes";
import { optOutCodes } from "./codes/opt-out-codes";
import { publishCodes } from "./codes/publish-codes";
import { purposeCodes } from "./codes/purpose-codes";
import { saleCodes } from "./codes/sale-codes";
import { schemaCodes } from "./codes/schema-codes";
import { tcfCodes } from "./codes/tcf-codes";
import { textCodes } from "./codes/text-codes";
import { wordingCodes } from "./codes/wording-codes";
import { FOURTH_RULES_VERSION, type Rule } from "./rule";

/** Date of the newest rules, `YYYY-MM-DD`. */
export const RULES_VERSION = FOURTH_RULES_VERSION;

/** Every code of contract 3.2, by theme. Findings come in this order. */
export const rules: readonly Rule[] = [
  ...schemaCodes,
  ...textCodes,
  ...categoryCodes,
  ...saleCodes,
  ...modelCodes,
  ...blockingCodes,
  ...buttonCodes,
  ...firstLayerCodes,
  ...wordingCodes,
  ...consentTextCodes,
  ...labelCodes,
  ...purposeCodes,
  ...expiryCodes,
  ...optOutCodes,
  ...consentModeCodes,
  ...tcfCodes,
  ...publishCodes,
];
