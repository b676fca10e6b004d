import { fillDefaults } from "@consentform/consent/rules";
import { storedDocument } from "../drafts/draft-view";
import type { StageRules } from "../http/handler";
import type { Row } from "../store/database";
import type { DeliveredFile } from "./delivered-file";

/** The rules of a version, as they are kept between visits. */
export function rulesText(version: Row<"versions">): string {
  const { regimes, categories } = fillDefaults(storedDocument(version));
  // Not their texts, which have megabytes in 60 languages.
  const required = categories.map((category) => ({ required: category.required }));
  const rules: StageRules = { number: version.number, regimes, categories: required };
  return JSON.stringify(rules);
}

const read = new WeakMap<DeliveredFile, StageRules>();

/** The rules in a kept file, which is parsed once. */
export function stageRules(file: DeliveredFile): StageRules {
  const known = read.get(file);
  if (known !== undefined) return known;
  const rules = JSON.parse(new TextDecoder().decode(file.bytes)) as StageRules;
  read.set(file, rules);
  return rules;
}
