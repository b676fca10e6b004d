import { answered, api } from "../ask/api";
import { useAction } from "../ask/use-action";
import { ActionForm, Field, textOf } from "../parts/form";
import { ConfirmByHand, deploymentOf } from "../parts/managed-by";
import { focusHeading } from "../parts/page";
import { UnsavedBeside } from "../parts/unsaved-notice";
import type { MoveProps } from "./promote";

/** Rolls production back to a version that has been live. */
export function RollBack({ site, version, live, reload }: MoveProps) {
  const rollBack = useAction("rollbackVersion", async (reason: string, key) => {
    const params = { path: { id: site.id, number: version.number }, header: { "Idempotency-Key": key } };
    const body = { reason, expected_production_number: live };
    await answered(api.POST("/sites/{id}/versions/{number}/rollback", { params, body }));
    reload();
    focusHeading();
  });
  return (
    <section aria-labelledby="roll-back">
      <h2 id="roll-back">Roll back</h2>
      <p>This version has been live. Rolling back makes a new version with its content and skips the promotion gate.</p>
      <ActionForm
        action={rollBack}
        read={(entries) => textOf(entries, "reason")}
        button={`Roll back to version ${version.number}`}
        done="Production serves a copy of this version."
        reload={reload}
      >
        <UnsavedBeside siteId={site.id} action="Rolling back" />
        <ConfirmByHand deployment={deploymentOf(site)} />
        <Field name="reason" label="Reason" hint="Up to 500 characters; the new version records it">
          {(attributes) => <textarea {...attributes} maxLength={500} required />}
        </Field>
      </ActionForm>
    </section>
  );
}
