import type { Schemas } from "../../../../src/consent/contract";
import {
  type ConsentBasis,
  isPromptNeeded,
  nextConsentRevision,
} from "../../../../src/service/versions/consent-revision";
import { banner } from "../../../support/banners";

const service: Schemas["FrozenService"] = {
  key: "matomo",
  name: "Matomo",
  company: "Example GmbH",
  category: "analytics",
  hosts: [],
  scripts: [],
  storage: [],
  legal_basis: null,
  blocking: "auto",
  purposes: { en: "Counts visits." },
  privacy_url: null,
  countries: [],
  iab_vendor_id: null,
  google_atp_id: null,
};
type Reconsent = NonNullable<Schemas["BannerDocument"]["reconsent"]>;
const basis = (document = banner(), services: ConsentBasis["services"] = [service]): ConsentBasis => ({
  document,
  services,
});
const before = basis();
const withRules = (after: ConsentBasis, reconsent: Reconsent): ConsentBasis => ({
  ...after,
  document: { ...after.document, reconsent },
});

const video = { key: "video", label: { en: "Video" }, description: { en: "Plays films." } };
const tcf = { enabled: true, cmp_id: 7 };

/** A change, the rule of `reconsent` that it belongs to, and what the rule is by default. */
const changes: [string, ConsentBasis, keyof Reconsent, "prompt" | "keep"][] = [
  ["a new category", basis({ ...banner(), categories: [...banner().categories, video] }), "on_new_category", "prompt"],
  ["a new service", basis(banner(), [service, { ...service, key: "other" }]), "on_new_service", "prompt"],
  [
    "a service with another purpose",
    basis(banner(), [{ ...service, purposes: { en: "Shows advertisements." } }]),
    "on_new_service",
    "prompt",
  ],
  [
    "a service in another category",
    basis(banner(), [{ ...service, category: "marketing" }]),
    "on_new_service",
    "prompt",
  ],
  ["another text", basis(banner("Other words")), "on_text_change", "keep"],
  ["another TCF setting", basis({ ...banner(), tcf }), "on_tcf_policy", "prompt"],
];

test.each(changes)("%s prompts or keeps as %s of the new document says", (_what, after, rule, byDefault) => {
  const all: Reconsent = {
    on_new_category: "keep",
    on_new_service: "keep",
    on_text_change: "keep",
    on_tcf_policy: "keep",
  };
  expect(isPromptNeeded(before, after)).toBe(byDefault === "prompt");
  expect(isPromptNeeded(before, withRules(after, { ...all, [rule]: "prompt" }))).toBe(true);
  expect(isPromptNeeded(before, withRules(after, all))).toBe(false);
});

test("removals and changes outside the visitor's choice prompt no visitor", () => {
  const fewer = basis({ ...banner(), categories: banner().categories.slice(0, 1) }, []);
  expect(isPromptNeeded(before, fewer)).toBe(false);
  expect(isPromptNeeded(before, basis({ ...banner(), layout: { kind: "bar" } }))).toBe(false);
});

test("an empty stage prompts: everything is new", () => {
  expect(isPromptNeeded(null, before)).toBe(true);
});

test("force always raises the counter, never does not, and nothing lowers it", () => {
  const grown = basis({ ...banner(), categories: [...banner().categories, video] });
  expect(nextConsentRevision(4, "force", before, before)).toBe(5);
  expect(nextConsentRevision(4, "never", before, grown)).toBe(4);
  expect(nextConsentRevision(4, "auto", before, grown)).toBe(5);
  expect(nextConsentRevision(4, "auto", grown, before)).toBe(4);
});
