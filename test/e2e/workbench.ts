import { scopes } from "../../src/consent/contract";
import { type Client, createClient } from "../../src/provider/client";
import { type DevService, type DevServiceOptions, startDevService } from "../support/dev-service";
import { type InlineProgram, type InlineStack, inlineStack } from "../support/inline-stack";
import { createPulumiStack, type PulumiStack, type PulumiStackOptions } from "../support/pulumi-stack";
import { type Served, servedBy } from "./served";

/** One service for the tests of a file, and a fresh workspace for each of them. */
export interface Workbench {
  /** The running service; throws before the first test. */
  readonly service: DevService;
  /** A workspace that no other test of this file uses. What a test opens in it is closed after the test. */
  place(): Place;
}

/** A workspace, the stacks of one test in it, and a second hand that edits behind their back. */
export interface Place {
  /** Token of the workspace with all ten scopes, as the stacks are configured with. */
  readonly token: string;
  /** A stack whose program is a function (two seconds an operation). */
  inline<Args = undefined>(program: InlineProgram<Args>, configured?: Configured): InlineStack<Args>;
  /** A stack of the real command line, with endpoint and token configured. */
  commandLine(program: PulumiStackOptions["program"], options?: CommandLineOptions): Promise<PulumiStack>;
  /** Calls with the stacks' own token. */
  readonly own: Client;
  /** Calls with another token of the same workspace, as a colleague or the dashboard does. */
  dashboard(): Promise<Dashboard>;
  /** The files that visitors of a site get: the delivery outside of the API. */
  served(siteId: string, environment: "preview" | "production"): Promise<Served | null>;
}

/** How the commands of a stack run. */
type CommandLineOptions = Pick<PulumiStackOptions, "env" | "isProgramHosted">;

/** The configuration of a stack in place of the service's endpoint and the workspace's token (null: none). */
interface Configured {
  readonly endpoint?: string;
  readonly token?: string | null;
  readonly owner?: string;
}

/** Another hand in the same workspace. */
interface Dashboard extends Client {
  /** Id of its token, as in `updated_by`. */
  readonly tokenId: string;
  /** The token itself. */
  readonly secret: string;
}

/**
 * Starts a service before the tests of the file that calls this, and ends it after them.
 *
 * @param places number of tests that need a separate workspace
 */
export function workbench(places: number, options: DevServiceOptions | (() => DevServiceOptions) = {}): Workbench {
  const names = Array.from({ length: places }, (_, index) => `place-${index + 1}`);
  const opened: { remove(): void }[] = [];
  let service: DevService | undefined;
  let next = 0;
  const running = (): DevService => {
    if (service === undefined) throw new Error("the service is started before the first test, not earlier");
    return service;
  };

  beforeAll(async () => {
    const settings = typeof options === "function" ? options() : options;
    service = await startDevService({ ...settings, workspaces: names });
  });
  // A stack that was opened before all tests serves all of them.
  let shared = 0;
  beforeEach(() => {
    shared = opened.length;
  });
  afterEach(() => {
    for (const stack of opened.splice(shared)) stack.remove();
  });
  afterAll(async () => {
    for (const stack of opened.splice(0)) stack.remove();
    await service?.stop();
  });

  return {
    get service() {
      return running();
    },
    place() {
      const token = running().tokens[names[next++] ?? ""];
      if (token === undefined) throw new Error(`workbench(${places}): a test too many asks for a workspace`);
      return openPlace(running(), token, opened);
    },
  };
}

function openPlace(service: DevService, token: string, opened: { remove(): void }[]): Place {
  const { endpoint } = service;
  const keep = <Stack extends { remove(): void }>(stack: Stack): Stack => {
    opened.push(stack);
    return stack;
  };
  const own = createClient({ endpoint, token });
  return {
    token,
    own,
    inline: (program, { endpoint: address = endpoint, token: secret = token, owner } = {}) =>
      keep(
        inlineStack(program, {
          config: {
            "consentform:endpoint": { value: address },
            ...(owner !== undefined && { "consentform:owner": { value: owner } }),
            ...(secret === null ? {} : { "consentform:token": { value: secret, secret: true } }),
          },
        }),
      ),
    commandLine: async (program, options = {}) =>
      keep(
        await createPulumiStack({
          ...options,
          program,
          config: { "consentform:endpoint": endpoint },
          secretConfig: { "consentform:token": token },
        }),
      ),
    dashboard: async () => {
      const { data } = await own.call("createToken", { body: { name: "dashboard", scopes: [...scopes] } });
      if (data.secret === null) throw new Error("a new token came without its secret");
      return { ...createClient({ endpoint, token: data.secret }), tokenId: data.id, secret: data.secret };
    },
    served: (siteId, environment) => servedBy(endpoint, siteId, environment),
  };
}
