import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Client } from "../../src/provider/client";
import type { Properties } from "../../src/provider/resources";
import { inputProperties, registry } from "../../src/provider/resources";
import type { Interceptor } from "../conformance/laboratory";
import { withoutRepeatedAnswers } from "../support/event-logs";
import { filesHolding } from "../support/files-holding";
import { asProgram, leavesInPlain, markedProgram, outputsOf, SECRET } from "../support/marked-objects";
import { changed, type PlantedObject, plantedObjects } from "../support/planted-objects";
import { plantedNamesShown, plantedShown, withRefusedTexts } from "../support/planted-values";
import { createPulumiStack, type PulumiStack } from "../support/pulumi-stack";
import { type ListeningLaboratory, openListeningLaboratory } from "../support/terraform-laboratory";
import { outputOf } from "./output-of";
import { resourceNamed } from "./state-resource";

/** Plain in the first deployment, a secret in the second. */
const MARKED_LATER = "marked-in-the-second-deployment";

let laboratory: ListeningLaboratory;
let client: Client;
let stack: PulumiStack | undefined;
beforeAll(async () => {
  laboratory = await openListeningLaboratory();
  client = await laboratory.client();
});
afterAll(async () => {
  stack?.remove();
  await laboratory?.close();
});

test("a value marked as a secret, at any depth of any input, is in plain text nowhere", async () => {
  const labels = { team: MARKED_LATER };
  const later: PlantedObject = {
    kind: "Site",
    name: "Later",
    inputs: { settings: { labels }, deletionProtection: false },
  };
  const planted = await plantedObjects(laboratory, client);
  const open = [...planted.map(asProgram), later];
  stack = await createPulumiStack({
    program: { "index.js": markedProgram, "objects.json": JSON.stringify({ objects: open, plain: [later.name] }) },
    config: { "consentform:endpoint": laboratory.endpoint },
    secretConfig: { "consentform:token": await laboratory.token() },
    env: { PULUMI_DIY_BACKEND_DISABLE_CHECKPOINT_BACKUPS: "false" },
  });
  const shown: string[] = [];
  const show = async (pending: ReturnType<PulumiStack["run"]>, exitCode = 0) => {
    const run = await pending;
    shown.push(outputOf(run));
    expect({ exitCode: run.exitCode, output: run.exitCode === exitCode ? "" : outputOf(run) }).toEqual({
      exitCode,
      output: "",
    });
    return run;
  };
  await show(stack.up("--show-preview", "--diff"));
  expect(leavesInPlain(stack, planted.map(asProgram))).toEqual([]);
  expect(readFileSync(stack.stateFile, "utf8")).toContain(MARKED_LATER);

  const edited = planted.map((object) => asProgram({ ...object, inputs: changed(object) }));
  const second = [...edited, later].map(withAdoption);
  stack.write("objects.json", JSON.stringify({ objects: second, plain: [] }));
  await show(stack.preview("--diff"));
  await show(stack.preview("--json"));
  laboratory.intercept(refuseWithBody);
  const refusals = outputOf(await show(stack.run("up", "--yes", "--skip-preview", "--continue-on-error"), 1));
  laboratory.intercept(null);
  const refusedKinds = new Set([...refusals.matchAll(/\berror: ([A-Z]\w+): .*\[secret\]/g)].map(([, kind]) => kind));
  expect([...refusedKinds].sort()).toEqual(WRITTEN_ON_CHANGE);
  await show(stack.up("--json"));
  await show(stack.refresh("--diff"));
  await show(stack.run("stack", "export"));
  await show(stack.run("stack", "output", "--json"));
  expect(leavesInPlain(stack, edited.map(withAdoption))).toEqual([]);
  expect(withoutMark(stack, second, "adopt")).toEqual([]);
  expect(readFileSync(stack.stateFile, "utf8")).not.toContain(MARKED_LATER);
  // What is not a secret stays readable beside what is.
  expect(JSON.stringify(outputsOf(stack, "Later").effective)).toMatch(/"timezone":"UTC"/);

  // An engine stops at the first resource that is refused; the errors of all kinds are tested without one.
  const inputs = withRefusedTexts(registry.Site, { retention: 400, settings: { labels: { team: "shop" } } });
  const refused: PlantedObject = { kind: "Site", name: "Refused", inputs };
  stack.write("objects.json", JSON.stringify({ objects: [refused], plain: [] }));
  const refusal = await show(stack.preview("--diff"), 1);
  // The errors are about the planted values, and say where and what is allowed.
  expect(outputOf(refusal)).toMatch(/retention \[maximum\]: is \[secret\]; it must be <= 3650/);

  // Errors about names inside a secret document also say where and what is allowed.
  const document = { planted_key: 1, texts: { planted_tag: {}, "en-planted9": { planted_member: 1 } } };
  const names: PlantedObject = {
    kind: "ConfigDraft",
    name: "Names",
    inputs: { siteId: SITE_ID, document },
    whole: true,
  };
  stack.write("objects.json", JSON.stringify({ objects: [names], plain: [] }));
  const unnamed = outputOf(await show(stack.preview("--diff"), 1));
  expect(unnamed).toMatch(/document at \/\[secret\] \[unknown-key\]: .* remove or rename it\. Known here: /);
  expect(unnamed).toMatch(/document at \/texts\/\[secret\] \[unknown-key\]: .*names are BCP 47 language tags/);

  const text = shown.map(withoutRepeatedAnswers).join("\n");
  expect(plantedShown(text)).toEqual([]);
  expect(plantedNamesShown(text)).toEqual([]);
  const root = dirname(stack.folder);
  expect(filesHolding({ planted: "planted" }, join(root, "state"))).toEqual([]);
});

/** An id in the form of a site's. */
const SITE_ID = `site_${"0".repeat(26)}`;

/** Kinds of which the second deployment writes an object. */
const WRITTEN_ON_CHANGE = [
  ...["AlertChannel", "BannerTemplate", "ConfigDraft", "Domain", "IssueSuppression", "ScanGate", "ScanSchedule"],
  ...["Site", "TemplateRollout", "TrackedService", "WebhookEndpoint"],
];

/** Refuses a write with an error that quotes all of it. */
const refuseWithBody: Interceptor = async (request, pass) => {
  const detail = await request.clone().text();
  if (request.method === "GET" || detail === "") return pass(request);
  const problem = {
    type: "https://problems.consent.example/v1/validation-failed",
    title: "Validation failed",
    status: 422,
    detail,
    errors: [{ pointer: "/name", code: "pattern", detail }],
  };
  return Response.json(problem, { status: 422, headers: { "content-type": "application/problem+json" } });
};

/** With `adopt`, which has no effect after the creation. */
function withAdoption({ inputs, ...object }: PlantedObject): PlantedObject {
  const adopt = inputProperties(registry[object.kind]).find(({ name }) => name === "adopt");
  if (adopt === undefined) return { ...object, inputs };
  return { ...object, inputs: { adopt: adopt.schema.type === "string" ? "planted0adopt" : true, ...inputs } };
}

/** Names of the objects whose input of this name is not marked in state, although they declare it. */
function withoutMark(of: PulumiStack, objects: readonly PlantedObject[], input: string): string[] {
  return objects.flatMap(({ name, inputs }) => {
    const recorded = resourceNamed(of.state(), name).inputs?.[input] as Properties | undefined;
    return inputs[input] !== undefined && recorded?.[SECRET] === undefined ? [name] : [];
  });
}
