import type { Schemas } from "../ask/api";

/** Says that a deployment manages the site, if one does. */
export function ManagedBy({ deployment }: { deployment: string | null | undefined }) {
  if (deployment == null) return null;
  return (
    <p class="managed">
      Managed by code: the deployment <strong>{deployment}</strong> owns this draft. Change the program instead; its
      next run can undo what you change here.
    </p>
  );
}

/** Asks before something that a deployment manages is changed by hand; the form is refused until it is confirmed. */
export function ConfirmByHand({ deployment }: { deployment: string | null | undefined }) {
  if (deployment == null) return null;
  return (
    <label class="confirm">
      <input type="checkbox" name="by-hand" required /> Change it by hand although the deployment{" "}
      <strong>{deployment}</strong> manages it
    </label>
  );
}

/** Asks before an object that a program declares is changed by hand; the form is refused until it is confirmed. */
export function ConfirmDeclared({ externalKey }: { externalKey: string | null }) {
  if (externalKey === null) return null;
  return (
    <label class="confirm">
      <input type="checkbox" name="by-hand" required /> Change it by hand although a program declares it as{" "}
      <strong>{externalKey}</strong>
    </label>
  );
}

/** The deployment that owns a site's draft, or null. */
export function deploymentOf({ stages }: Pick<Schemas["Site"], "stages">): string | null {
  return stages?.draft.managed_by ?? null;
}
