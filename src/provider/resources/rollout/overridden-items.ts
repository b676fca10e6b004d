import { entryOf } from "@consentform/consent/values";
import type { Item, ItemResult, RolloutSelf } from "./rollout-inputs";
import type { Named } from "./send-items";

/**
 * The items of sites that their gate has blocked although an override names their content, to be sent again. A template
 * that is given by its id alone leaves the content unknown until the service has composed it.
 *
 * @param sent the last item of each site, by key
 * @param results the last result of each site, by key
 */
export function overriddenItems(
  { inputs }: RolloutSelf,
  sent: ReadonlyMap<string, Item>,
  results: ReadonlyMap<string, ItemResult>,
): Named[] {
  return [...results].flatMap(([key, result]) => {
    const [item, override] = [sent.get(key), entryOf(inputs.gate_overrides, key)];
    const isBlocked = isOverridable(result) && item !== undefined && item.gate_override_reason === undefined;
    if (!isBlocked || override === undefined || override.digest !== result.digest) return [];
    const { expected_draft_revision: _starter, ...rest } = item;
    const { digest, reason } = override;
    return [
      { key, item: { ...rest, expected_digest: digest, expected_draft_digest: digest, gate_override_reason: reason } },
    ];
  });
}

/** True for a result whose gate allows an override with a reason. */
export function isOverridable({ problem }: ItemResult): boolean {
  return problem !== null && "overridable" in problem && problem.overridable === true;
}
