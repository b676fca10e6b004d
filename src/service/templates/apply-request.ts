import type { Schemas } from "@consentform/consent/contract";
import { type ValidationError, validationFailed } from "../http/problem";

type Request = Schemas["ApplyTemplateRequest"];
type Item = Schemas["ApplyTemplateItem"];

/**
 * Members that only some releases read. They are refused elsewhere, so that no one believes that they have an effect.
 */
const beyondDraft = { of: ["preview", "production"], code: "only-with-release" };
const production = { of: ["production"], code: "only-for-production" };
const requestMembers = { note: beyondDraft, reconsent: beyondDraft } as const;
const itemMembers = {
  publish_key: beyondDraft,
  gate_override_reason: production,
  expected_production_number: production,
} as const;

/** Members of an item that say what to apply, which a detached site has no use for. */
const recipe = ["expected_digest", "overrides", "variables", "waivers", ...keysOf(itemMembers)] as const;

/** @throws {Problem} validation-failed for a site that is named twice, and for members without an effect */
export function checkItems(request: Request): void {
  const { items, release = "draft" } = request;
  const ids = items.map(({ site_id }) => site_id);
  const faults = [
    ...unread(request, requestMembers, release, ""),
    ...items.flatMap((item, index) => [
      ...(ids.indexOf(item.site_id) === index ? [] : [duplicate(index)]),
      ...unread(item, itemMembers, release, `/items/${index}`),
      ...(item.detach === true ? besideDetach(item, index) : []),
    ]),
  ];
  if (faults.length > 0) throw validationFailed(faults);
}

function duplicate(index: number): ValidationError {
  const detail = "is a site that an earlier item names; name each site once";
  return { pointer: `/items/${index}/site_id`, code: "duplicate", detail };
}

function unread<Member extends string>(
  values: NoInfer<{ readonly [Name in Member]?: unknown }>,
  members: Readonly<Record<Member, { readonly of: readonly string[]; readonly code: string }>>,
  release: string,
  pointer: string,
): ValidationError[] {
  return keysOf(members).flatMap((name) => {
    const { of, code } = members[name];
    if (values[name] === undefined || of.includes(release)) return [];
    return [{ pointer: `${pointer}/${name}`, code, detail: `is only for release ${of.join(" and ")}; leave it out` }];
  });
}

function besideDetach(item: Item, index: number): ValidationError[] {
  return recipe
    .filter((name) => item[name] !== undefined)
    .map((name) => {
      const detail = "cannot be combined with detach, which applies nothing; leave one of them out";
      return { pointer: `/items/${index}/${name}`, code: "not-with-detach", detail };
    });
}

function keysOf<Key extends string>(values: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(values) as Key[];
}
