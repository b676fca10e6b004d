import { ownToken } from "../../../src/client/own-token";
import { type MovableService, startMovableService } from "../../support/movable-service";
import { createPulumiStack, type PulumiStack } from "../../support/pulumi-stack";
import { succeeded } from "../output-of";
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
  "another token": async () => {
    const { data: me } = await service.client().call("getMe", {});
    const body = { name: "another pipeline", scopes: ownToken(me).token.scopes };
    const { data: other } = await service.client().call("createToken", { body });
    await stack.run("config", "set", "--secret", "consentform:token", String(other.secret));
  },
  "the clock moved 25 h": async () => {
    clockOffsetS += CLOCK_STEP_S;
    await service.restart({ clockOffsetS });
  },
};

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
    });
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
