import { escapedDirections } from "@consentform/consent/contract/browser";
import { pulumiText, terraformText } from "../as-code";
import { declarableKinds } from "../generated/declarable-kinds";

/** The declaration of an object as code, to copy into a program. */
export function AsCode({ kind, object }: { kind: keyof typeof declarableKinds; object: object }) {
  return (
    <details>
      <summary>Declare this as code</summary>
      <h4>Terraform</h4>
      <pre>
        <code>{escapedDirections(terraformText(declarableKinds[kind], object))}</code>
      </pre>
      <h4>Pulumi</h4>
      <pre>
        <code>{escapedDirections(pulumiText(declarableKinds[kind], object))}</code>
      </pre>
      <p class="quiet">
        <code>consentform adopt</code> writes a program for the whole workspace.
      </p>
    </details>
  );
}
