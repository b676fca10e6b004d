import { transportReasons } from "../../src/client/errors";
import { type Definition, registry } from "../../src/resources";
import { errorAdvice, errorsOf, requestAdvice } from "./error-advice";
import type { GeneratedFiles } from "./generated-files";
import { markdownTable } from "./markdown-table";
import { pageName } from "./page-name";

/** docs/reference/errors.md: the errors of deployments, from the contract's problems and the client's failures. */
export function generateErrorDocs(): GeneratedFiles {
  return new Map([["docs/reference/errors.md", errorPage()]]);
}

function errorPage(): string {
  const definitions = Object.values(registry) as Definition[];
  const byResource = Object.entries(errorAdvice).map(([slug, { cause, advice }]) => [
    `\`${slug}\``,
    cause,
    advice,
    definitions
      .filter((definition) => errorsOf(definition).some((one) => one === slug))
      .map(({ kind }) => `[${kind}](resources/${pageName(kind)}.md#errors)`)
      .join(", "),
  ]);
  const ofRequests = Object.entries(requestAdvice).map(([slug, { cause, advice }]) => [`\`${slug}\``, cause, advice]);
  const transport = Object.entries(transportReasons).map(([reason, { text, advice, isTransient }]) => [
    `\`${reason}\``,
    `${text}.`,
    advice === null ? "" : `${advice.charAt(0).toUpperCase()}${advice.slice(1)}.`,
    isTransient ? "yes" : "no",
  ]);
  return `<!-- Generated from tools/generate/error-advice.ts, src/client/errors.ts and schema/ by \`npm run generate\`. -->

# Errors

An error names the resource, the argument as you wrote it, what was found, and what to do. Errors in arguments and
documents are reported by the preview or plan, before anything is sent. Legal findings have codes; [the
rules](../rules.md) describe each one. [The interface](api.md#problems) lists every problem of the API with its members.

## Resources

${markdownTable(["Error", "Cause", "What to do", "Resources"], byResource)}
## Any request

${markdownTable(["Error", "Cause", "What to do"], ofRequests)}
## No response

The client repeats a request if another attempt may succeed, and reports the error after its last attempt. A creation
that was repeated is not executed twice: [exactly-once creation](../explanations/exactly-once-creation.md).

${markdownTable(["Reason", "Cause", "What to do", "Repeated"], transport)}
## Exit status of commands

[The command line](command-line.md#exit-status) lists the exit statuses of \`consentform\`.
`;
}
