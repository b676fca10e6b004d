import { answered, api, type Schemas } from "../ask/api";
import type { Failure } from "../ask/failure";
import { useAction } from "../ask/use-action";
import { useRefusal } from "../ask/use-refusal";
import { ActionForm, Field, textOf } from "../parts/form";
import { ConfirmByHand, deploymentOf } from "../parts/managed-by";
import { focusHeading } from "../parts/page";
import { UnsavedBeside } from "../parts/unsaved-notice";
import { inWords } from "../words";

/** How to move a version to production, with the gate's answer. */
export interface MoveProps {
  readonly site: Schemas["Site"];
  readonly version: Schemas["Version"];
  /** Number that production serves; null if it is empty. */
  readonly live: number | null;
  reload(): void;
}

/** Promotes a version that has not been live. A gate that refuses may be overridden with a reason. */
export function Promote({ site, version, live, reload }: MoveProps) {
  const promote = useAction("promoteVersion", async (reason: string, key) => {
    const params = { path: { id: site.id, number: version.number }, header: { "Idempotency-Key": key } };
    const body = {
      // The service refuses if production has changed since this page was drawn.
      expected_production_number: live,
      ...(reason === "" ? {} : { gate_override_reason: reason }),
    };
    await answered(api.POST("/sites/{id}/versions/{number}/promote", { params, body }));
    reload();
    focusHeading();
  });
  const block = blockOf(promote.failure);
  const overrideRefusal = useRefusal("promoteVersion gate_override_reason");
  const isOverridable = block?.isOverridable === true && overrideRefusal === null;
  return (
    <section aria-labelledby="promote">
      <h2 id="promote">Promote</h2>
      <ActionForm
        action={promote}
        read={(entries) => textOf(entries, "reason")}
        button={isOverridable ? "Promote anyway" : "Promote to production"}
        done="Production serves this version."
        reload={reload}
      >
        <UnsavedBeside siteId={site.id} action="Promoting" />
        <ConfirmByHand deployment={deploymentOf(site)} />
        {block !== null && <Block block={block} />}
        {block?.isOverridable === true && overrideRefusal !== null && (
          <p class="hint">To promote anyway: {overrideRefusal}</p>
        )}
        {isOverridable && (
          <Field name="reason" label="Reason to promote anyway" hint="10 to 500 characters; the version records it">
            {(attributes) => <textarea {...attributes} minLength={10} maxLength={500} required />}
          </Field>
        )}
      </ActionForm>
    </section>
  );
}

interface GateBlock {
  readonly reasons: readonly string[];
  readonly isOverridable: boolean;
}

function Block({ block }: { block: GateBlock }) {
  return (
    <div class="gate">
      <p>The promotion gate refuses because of:</p>
      <ul>
        {block.reasons.map((reason) => (
          <li key={reason}>{inWords(reason)}</li>
        ))}
      </ul>
    </div>
  );
}

function blockOf(failure: Failure | null): GateBlock | null {
  if (failure?.slug !== "promotion-blocked") return null;
  const { gate, overridable } = failure.problem as unknown as Schemas["PromotionBlockedProblem"];
  return { reasons: gate.reasons, isOverridable: overridable };
}
