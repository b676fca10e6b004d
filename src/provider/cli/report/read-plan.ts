import { readFileSync } from "node:fs";
import { fileFailure } from "@consentform/consent/failures";
import type { Plan } from "./plan";
import { asObject } from "./plan-json";
import { isPulumiPlan, pulumiPlan } from "./pulumi-plan";
import { isTerraformPlan, terraformPlan } from "./terraform-plan";

/** Larger files are refused: a preview of 10,000 sites is below that. */
const MAX_FILE_BYTES = 512 * 1024 * 1024;

const EXPECTED =
  "Expected the output of `pulumi preview --json`, `pulumi refresh --preview-only --json` or `terraform show -json PLANFILE`";

/**
 * Reads a plan from a file, or from standard input if the file is `-`.
 *
 * @throws Error for the user: the file cannot be read, is not JSON, or is not a plan
 */
export function readPlan(file: string): Plan {
  const name = file === "-" ? "standard input" : file;
  const text = bytesOf(file);
  if (text.byteLength > MAX_FILE_BYTES) {
    throw new Error(`${name} has ${text.byteLength} bytes; the largest plan that can be read has ${MAX_FILE_BYTES}.`);
  }
  return planOf(text.toString("utf8"), name);
}

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file === "-" ? 0 : file);
  } catch (error) {
    throw new Error(fileFailure(error, file) ?? (error as Error).message);
  }
}

/** Reads a plan from its text; `name` is what errors call it. */
function planOf(text: string, name: string): Plan {
  if (text.trim() === "") {
    throw new Error(`${name} is empty. ${EXPECTED}. If the tool failed, its error is on its standard error.`);
  }
  const json = asObject(parsed(text, name));
  if (json === null) throw new Error(`${name} is not a plan: it is not a JSON object. ${EXPECTED}.`);
  if (isTerraformPlan(json)) return terraformPlan(json);
  if (isPulumiPlan(json)) return pulumiPlan(json);
  throw new Error(`${name} is not a plan: it has neither \`steps\` nor \`resource_changes\`. ${EXPECTED}.`);
}

function parsed(text: string, name: string): unknown {
  try {
    // PowerShell writes a byte order mark in front of redirected output.
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    const binary = text.startsWith("PK") ? " It is a binary plan; run `terraform show -json` on it first." : "";
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${name} is not JSON: ${reason.slice(0, 200)}.${binary} ${EXPECTED}.`);
  }
}
