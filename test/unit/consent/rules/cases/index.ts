import { blockingCases } from "./blocking-cases";
import { buttonCases } from "./button-cases";
import { categoryCases } from "./category-cases";
import type { CodeCase } from "./code-case";
import { consentModeCases } from "./consent-mode-cases";
import { expiryCases } from "./expiry-cases";
import { firstLayerCases } from "./first-layer-cases";
import { modelCases } from "./model-cases";
import { optOutCases } from "./opt-out-cases";
import { publishCases } from "./publish-cases";
import { saleCases } from "./sale-cases";
import { schemaCases } from "./schema-cases";
import { tcfCases } from "./tcf-cases";
import { textCases } from "./text-cases";

/** The cases of every code. */
export const cases: Record<string, CodeCase> = {
  ...schemaCases,
  ...textCases,
  ...categoryCases,
  ...modelCases,
  ...blockingCases,
  ...buttonCases,
  ...firstLayerCases,
  ...saleCases,
  ...expiryCases,
  ...optOutCases,
  ...consentModeCases,
  ...tcfCases,
  ...publishCases,
};
