import { ownToken } from "../../../src/provider/client/own-token";
import { type MovableService, startMovableService } from "../../support/movable-service";
import { createPulumiStack, type PulumiStack } from "../../support/pulumi-stack";
import { outputOf, succeeded } from "../output-of";
import { type Agreement, agreementOf, cleanUp } from "./agreement";
import { crashAt } from "./crash";
import { type FaultCase, type FaultKind, type FollowUp, faultChains, faultKinds } from "./fault-cases";
import { type FaultSettings, faultProgram, firstSettings } from "./fault-program";

/** More than the 24 h for which the service remembers idempotency keys. */
const CLOCK_STEP_S = 25 * 60 * 60;

let service: MovableService;
let clockOffsetS = 0;
let settings: FaultSettings;
let stack: PulumiStack;
/** The token that the stack is deployed with. */
let secret: string;
beforeAll(async () => {
  service = await startMovableService();
});
afterAll(() => service?.remove());
afterEach(async () => {
  stack?.remove();
  await cleanUp(service, settings.prefix);
});

/** Actions between the crash and the next deployment. */
const prepare: Record<FollowUp, (fault: FaultCase) => Promise<void>> = {
  "the same program": async () => {},
  "an edited input": async ({ kind }) => {
    settings = { ...settings, ...faultKinds[kind].edit };
    stack.write("settings.json", JSON.stringify(settings));
  },
  "another token": async ({ kind, point }) => {
    // A token of another maker is reported and kept (conformance/token.test.ts).
    if (kind === "Token") return;
    const { data: me } = await service.client().call("getMe", {});
    const body = { name: "another pipeline", scopes: ownToken(me).token.scopes };
    const { data: other } = await service.client().call("createToken", { body });
    const former = secret;
    await deployWith(String(other.secret));
    if (!isFoundByKey(kind) || point === "before send") return;
    // What another token began may be another stack's.
    const refused = await stack.up();
    expect({ exitCode: refused.exitCode, output: outputOf(refused) }).toMatchObject({
      exitCode: 1,
      output: expect.stringMatching(/already has this resource's key.*adopt/s),
    });
    await deployWith(former);
  },
  "the clock moved 25 h": async () => {
    clockOffsetS += CLOCK_STEP_S;
    await service.restart({ clockOffsetS });
  },
};

const isFoundByKey = (kind: FaultKind): boolean => kind === "Site" || kind === "WebhookEndpoint";

async function deployWith(token: string): Promise<void> {
  secret = token;
  await stack.run("config", "set", "--secret", "consentform:token", token);
}

/** Runs a step of a case; what fails names it. */
async function named<Result>(fault: FaultCase, step: () => Promise<Result>): Promise<Result> {
  const { kind, victims, point, followUp } = fault;
  return step().catch((error) => {
    throw new Error(`${kind}, ${victims} killed ${point}, then ${followUp}: ${error.message}`, { cause: error });
  });
}

/** The members of an agreement that show a kind. */
const SHOWN_AS: Record<FaultKind, readonly (keyof Agreement["service"])[]> = {
  Site: ["sites"],
  ConfigDraft: ["draft"],
  Version: ["preview", "doubledVersions"],
  Promotion: ["production"],
  Token: ["tokens", "usableTokens"],
  WebhookEndpoint: ["hooks"],
};

/** Expects one of each of the kinds that earlier deployments of a chain recovered. */
async function expectRecovered(recovered: readonly FaultCase[]): Promise<void> {
  if (recovered.length === 0) return;
  const { service: listed, state } = await agreementOf(stack, service, settings.prefix);
  const shown = (side: Agreement["service"]) =>
    Object.fromEntries(recovered.flatMap(({ kind }) => SHOWN_AS[kind]).map((name) => [name, side[name]]));
  expect(shown(listed)).toEqual(shown(state));
}

// A deployment that is killed at one kind has recovered the kind before: the program creates them one after the other.
test.each(faultChains.map((chain, index) => ({ chain, index })))(
  "deployments killed at each kind in turn leave one of each (chain $index)",
  async ({ chain, index }) => {
    settings = firstSettings(`chain-${index}`);
    stack = await createPulumiStack({
      program: faultProgram(settings),
      config: { "consentform:endpoint": service.endpoint },
      secretConfig: { "consentform:token": service.token },
      isProgramHosted: true,
    });
    secret = service.token;
    for (const [step, fault] of chain.entries()) {
      await named(chain[step - 1] ?? fault, () => crashAt(stack, service.trap, fault));
      await named(fault, () => expectRecovered(chain.slice(0, step)));
      await prepare[fault.followUp](fault);
    }
    const last = chain.at(-1) as FaultCase;
    await named(last, async () => succeeded(await stack.up()));
    const { service: listed, state } = await agreementOf(stack, service, settings.prefix);
    expect(listed).toEqual(state);

    const requestsBefore = service.process().accessLog().length;
    expect(succeeded(await stack.up()).changes).toEqual({ same: 6 });
    expect(service.process().accessLog(requestsBefore)).toEqual([]);
  },
);
