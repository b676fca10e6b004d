import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type DevService, startDevService } from "../support/dev-service";
import { eventLogsIn, withoutRepeatedAnswers } from "../support/event-logs";
import { filesHolding, plantedIn } from "../support/files-holding";
import { createPulumiStack, type PulumiStack } from "../support/pulumi-stack";
import { outputOf } from "./output-of";

/** 32 bytes that nothing else in the test contains. */
const givenSecret = `whsec_${Buffer.from("planted-webhook-secret-32-bytes!").toString("base64")}`;
const rotatedSecret = `whsec_${Buffer.from("rotated-webhook-secret-32-bytes!").toString("base64")}`;
/** Too short for a secret. */
const refusedSecret = "whsec_planted";
const slackUrl = "https://hooks.slack.com/services/T0000/B0000/planted-slack-path";

const program = (note: string) => `
const pulumi = require("@pulumi/pulumi");
const consentform = require("consentform");
const config = new pulumi.Config();
const given = new consentform.WebhookEndpoint("given", {
  url: "https://hooks.example.com/given", eventKinds: ["*"], secret: config.require("hook"), description: ${JSON.stringify(note)},
});
const generated = new consentform.WebhookEndpoint("generated", { url: "https://hooks.example.com/generated", eventKinds: ["*"] });
const slack = new consentform.AlertChannel("slack", { name: ${JSON.stringify(note)}, kind: "slack", url: config.require("slack") });
const token = new consentform.Token("token", { name: "made by a program", scopes: ["sites:read"] });
exports.generatedSecret = generated.secret;
exports.tokenSecret = token.secret;
`;

let service: DevService;
let stack: PulumiStack;
const dataFolder = mkdtempSync(join(tmpdir(), "consentform-secrets-"));
beforeAll(async () => {
  service = await startDevService({ dataFolder });
});
afterAll(async () => {
  stack?.remove();
  await service?.stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

test("no secret is in clear text in state, output, logs or the database", async () => {
  stack = await createPulumiStack({
    program: { "index.js": program("first") },
    config: { "consentform:endpoint": service.endpoint },
    secretConfig: { "consentform:token": service.token, "program:hook": givenSecret, "program:slack": slackUrl },
    env: { PULUMI_DIY_BACKEND_DISABLE_CHECKPOINT_BACKUPS: "false" },
  });
  const shown: string[] = [];
  const show = async (pending: ReturnType<PulumiStack["run"]>, exitCode = 0) => {
    const run = await pending;
    shown.push(withoutRepeatedAnswers(outputOf(run)));
    expect({ exitCode: run.exitCode, output: run.exitCode === exitCode ? "" : outputOf(run) }).toEqual({
      exitCode,
      output: "",
    });
  };

  await show(stack.preview("--diff"));
  await show(stack.up("--show-preview", "--diff"));
  stack.write("index.js", program("second"));
  await stack.run("config", "set", "--secret", "program:hook", rotatedSecret);
  await show(stack.preview("--diff"));
  await show(stack.preview("--json"));
  await show(stack.up("--json"));
  await show(stack.refresh("--diff"));
  await show(stack.run("stack", "export"));
  await show(stack.run("stack", "output", "--json"));
  // A refused input: the engine prints the value of a property that a check failure names.
  await stack.run("config", "set", "--secret", "program:hook", refusedSecret);
  await show(stack.preview("--diff"), 1);
  await stack.run("config", "set", "--secret", "program:hook", rotatedSecret);

  const outputs = await stack.outputs();
  const planted = {
    token: service.token,
    givenSecret,
    rotatedSecret,
    refusedSecret,
    slackPath: "planted-slack-path",
    generatedSecret: String(outputs.generatedSecret),
    tokenSecret: String(outputs.tokenSecret),
  };
  expect(planted.generatedSecret).toMatch(/^whsec_/);
  expect(planted.tokenSecret).toMatch(/^[a-z][a-z0-9]+_/);

  expect(plantedIn(planted, shown.join("\n"))).toEqual([]);
  // State with its backups and history, and the stack's configuration.
  const root = dirname(stack.folder);
  expect(plantedIn(planted, eventLogsIn(root))).toEqual([]);
  expect([...filesHolding(planted, join(root, "state")), ...filesHolding(planted, stack.folder)]).toEqual([]);
  // They are there, encrypted: a search that looks in the wrong place finds nothing either.
  expect(filesHolding({ ciphertext: "ciphertext" }, join(root, "state", ".pulumi")).length).toBeGreaterThan(2);

  expect(plantedIn(planted, service.output().replace(/^\{.*"token".*\}$/m, ""))).toEqual([]);
  expect(plantedIn(planted, JSON.stringify(service.accessLog()))).toEqual([]);
  await show(stack.destroy("--diff"));
  await service.stop();
  expect(filesHolding(planted, dataFolder)).toEqual([]);
  expect(filesHolding({ host: "hooks.example.com" }, dataFolder).length).toBeGreaterThan(0);
});
