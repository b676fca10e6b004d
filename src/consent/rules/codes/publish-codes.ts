import { gdprAndUk, serviceRule } from "../basis";
import type { BannerDocument } from "../generated/banner-document";
import { type ReconsentReason, type ReconsentTrigger, reconsentReasons } from "../reconsent";
import { documentRule, type Rule, THIRD_RULES_VERSION } from "../rule";
import type { RuleContext } from "../rule-context";

/** Changes after which consent given before may not cover what runs now. */
const purposeChanges: readonly ReconsentTrigger[] = ["on_new_category", "on_new_service"];

/** Rules that compare with production, and the rules for waivers. */
export const publishCodes: readonly Rule[] = [
  documentRule({
    code: "reconsent-needed",
    level: "W",
    condition:
      "Compared with production, there is a new category, a new service or a changed purpose, and its reconsent rule is keep.",
    basis: gdprAndUk("article 4(11)"),
    fix: "Set the trigger to `prompt`.",
    find: ({ context }, sent) =>
      reasonsAgainstProduction(context, sent)
        .filter(({ trigger, rule }) => rule === "keep" && purposeChanges.includes(trigger))
        .map(({ pointer, change, trigger }) => ({
          pointer,
          message: `${change}. With ${trigger}: keep, visitors who agreed before are not asked again.`,
          fix: `Set ${trigger} to prompt.`,
        })),
  }),
  documentRule({
    code: "waiver-unused",
    level: "W",
    condition: "A waiver matches no finding.",
    basis: [serviceRule],
    fix: "Remove the waiver.",
    // Evaluated after all others, by waiverFindings: only then are all findings known.
    find: () => [],
  }),
  documentRule({
    code: "reconsent-suppressed",
    level: "W",
    condition:
      "A version is published with reconsent: never, although a rule with prompt matches (only in Version.warnings).",
    basis: gdprAndUk("article 4(11)"),
    fix: "Publish with `reconsent: auto`.",
    find: ({ context }, sent) =>
      context.publishReconsent === "never"
        ? reasonsAgainstProduction(context, sent)
            .filter(({ rule }) => rule === "prompt")
            .map(({ pointer, change }) => ({
              pointer,
              message: `${change}, but this version was published with reconsent: never, so visitors are not asked again.`,
              fix: "Publish with reconsent: auto.",
            }))
        : [],
  }),
  documentRule({
    code: "logo-not-served",
    level: "W",
    condition: "The logo is on another host and could not be fetched at publish (only in Version.warnings).",
    basis: [serviceRule],
    fix: "Use a PNG, JPEG, GIF or WebP file of at most 50 KiB at a public https address, then publish again.",
    since: THIRD_RULES_VERSION,
    find: ({ document: { theme }, context: { logoFault } }) =>
      typeof logoFault !== "string" || theme.logo_url === undefined
        ? []
        : [
            {
              pointer: "/theme/logo_url",
              message: `${logoFault} The service does not serve this logo, so only pages on its host show it.`,
            },
          ],
  }),
];

function reasonsAgainstProduction({ production, services }: RuleContext, document: BannerDocument): ReconsentReason[] {
  if (production === undefined || production === null) return [];
  // Without the site's services only the documents can be compared.
  return reconsentReasons(
    { document: production.document, services: services === undefined ? [] : production.services },
    { document, services: services ?? [] },
  );
}
