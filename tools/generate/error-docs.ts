import { transportReasons } from "../../src/provider/client/errors";
import { type Definition, registry } from "../../src/provider/resources";
import { errorAdvice, errorsOf, requestAdvice } from "./error-advice";
import type { GeneratedFiles } from "./generated-files";
import { markdownTable } from "./markdown-table";
import { pageName } from "./page-name";

/** docs/reference/errors.md: the errors of deployments, from the contract's problems and the client's failures. */
export function generateErrorDocs(): GeneratedFiles {
  return new Map([["docs/reference/errors.md", errorPage()]]);
}

/** Advice for deployments, where it differs from that in the client's messages. */
const deploymentAdvice: Readonly<Record<string, string>> = {
  aborted: "deploy again; the service may have executed the canceled call",
  "no-token": "set `consentform:token` or `CONSENTFORM_TOKEN`",
};

/** More links than these make a cell of a table unreadable. */
const MAXIMUM_LINKS = 3;

function errorPage(): string {
  const definitions = Object.values(registry) as Definition[];
  const byResource = Object.entries(errorAdvice).map(([slug, { cause, advice }]) => [
    `\`${slug}\``,
    cause,
    advice,
    kindList(definitions.filter((definition) => errorsOf(definition).some((one) => one === slug))),
  ]);
  const ofRequests = Object.entries(requestAdvice).map(([slug, { cause, advice }]) => [`\`${slug}\``, cause, advice]);
  const transport = Object.entries(transportReasons).map(([reason, { text, advice, isTransient }]) => [
    `\`${reason}\``,
    `${text}.`,
    `${sentence(deploymentAdvice[reason] ?? advice)}.`,
    isTransient ? "yes" : "no",
  ]);
  return `<!-- Generated from tools/generate/error-advice.ts, src/provider/client/errors.ts and schema/ by \`npm run generate\`. -->

# Errors

An error names the resource, the argument as you wrote it, what was found, and what to do. Errors in arguments and
documents are reported by the preview or plan, before anything is sent. Legal findings have codes; [the
rules](../rules.md) describe each one. The [API reference](api.md#problems) lists every problem of the API with its
members.

## Resources

Each [resource's page](resources/README.md) lists its errors.

${markdownTable(["Error", "Cause", "What to do", "Resources"], byResource)}
## Any request

${markdownTable(["Error", "Cause", "What to do"], ofRequests)}
## No response

The client retries a request if another attempt may succeed, and reports the error after its last attempt. A retried
creation is not executed twice: [exactly-once creation](../explanations/exactly-once-creation.md).

${markdownTable(["Reason", "Cause", "What to do", "Retried"], transport)}
## Exit status of commands

[The command line](command-line.md#exit-status) lists the exit statuses of \`consentform\`.
`;
}

function kindList(kinds: readonly Definition[]): string {
  if (kinds.length === Object.keys(registry).length) return "Every resource";
  const names = kinds.map(({ kind }) =>
    kinds.length > MAXIMUM_LINKS ? kind : `[${kind}](resources/${pageName(kind)}.md#errors)`,
  );
  return names.join(", ");
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
