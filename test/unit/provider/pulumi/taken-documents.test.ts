import { digest } from "../../../../src/consent/values/canonical-json";
import {
  heldInputs,
  type TakenScope,
  withoutTakenDigests,
  withTakenDigests,
} from "../../../../src/provider/pulumi/taken-documents";
import { registry } from "../../../../src/provider/resources";

const document = { identity: { controller_name: "{{company}}" } };
const template = { id: "tpl_1", revision: 2, document };
const inputs = { name: "shops", template, sites: { a: { site: "site_a" } }, template_digest: "d", digests: { a: "x" } };
const scope: TakenScope = {
  secretPaths: [],
  isUnknown: (value) => value === "unknown",
  isManaged: (kind, id) => kind === "BannerTemplate" && id === "tpl_1",
};
const stored = { ...inputs, template: { ...template, document: digest(document) } };
const kept = (given: object, more: Partial<TakenScope> = {}) =>
  withTakenDigests(registry.TemplateRollout, { ...inputs, ...given }, { ...scope, ...more });

test("a rollout records the digest of the text that a template of the program has", () => {
  expect(kept({})).toEqual(stored);
});

test("a text that is secret, unknown or not the program's stays in the inputs", () => {
  expect(kept({}, { secretPaths: [["template", "document", "identity"]] })).toEqual(inputs);
  const other = { template: { ...template, id: "tpl_2" } };
  expect(kept(other)).toEqual({ ...inputs, ...other });
  const unknown = { template: { ...template, document: { identity: "unknown" } } };
  expect(kept(unknown)).toEqual({ ...inputs, ...unknown });
});

test("a draft keeps its own text", () => {
  const draft = { site_id: "site_a", document };
  expect(withTakenDigests(registry.ConfigDraft, draft, scope)).toBe(draft);
});

test("a digest that ignoreChanges puts back causes no difference", () => {
  const { template_digest: _digest, digests: _digests, ...declared } = stored;
  const { document: _document, ...rest } = template;
  expect(withoutTakenDigests(registry.TemplateRollout, declared)).toEqual({ ...declared, template: rest });
  expect(heldInputs(registry.TemplateRollout, stored, declared)).toEqual({
    template: stored.template,
    template_digest: "d",
    digests: { a: "x" },
  });
  const grown = { ...declared, sites: { ...declared.sites, b: { site: "site_b" } } };
  expect(heldInputs(registry.TemplateRollout, stored, grown)).toEqual({
    template: stored.template,
    template_digest: "d",
  });
});
