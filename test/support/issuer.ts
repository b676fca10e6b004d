import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { SingleSignOnSettings } from "../../src/service/runtime/settings";
import { repositoryFolder } from "./repository-folder";

/** The claims of a person by subject; one who is absent was removed. */
type People = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Behavior of the issuer at its userinfo endpoint. It holds one answer, with the claims of then. */
type UserInfo = "answered" | "broken" | "held";

/** The lies of the issuer's ID tokens. */
interface Lie {
  readonly claims?: Readonly<Record<string, unknown>>;
  /** Default: the issuer's own. */
  readonly signature?: "none" | "secret" | "foreign";
}

/** A real issuer of OpenID Connect, in another process. */
export interface TestIssuer {
  readonly issuer: string;
  /** The settings of a service that knows it. */
  readonly settings: SingleSignOnSettings;
  /** Replaces the people that it knows. */
  know(people: People): Promise<void>;
  lie(lie: Lie | null): Promise<void>;
  userInfo(behavior: UserInfo): Promise<void>;
  /** Resolves when it holds an answer of the userinfo endpoint. Call it before the request. */
  holds(): Promise<void>;
  /** A token with these claims alone. */
  sign(claims: Readonly<Record<string, unknown>>, signature?: Lie["signature"]): Promise<string>;
  /** How often its keys were requested. */
  keyRequests(): Promise<number>;
  /** Ends the process; the address accepts no connection from then on. */
  stop(): Promise<void>;
}

/** The parts of a {@link TestIssuer} that tests choose. */
interface IssuerOptions {
  /** Origin of the service. */
  readonly origin: string;
  /** False: it gives no refresh tokens. Default true. */
  readonly hasRefresh?: boolean;
  /** Serves https with these. */
  readonly tls?: { readonly key: string; readonly cert: string };
  /** Announces logouts. Default false. */
  readonly isBackChannel?: boolean;
}

const CLIENT_ID = "consentform-test";
const CLIENT_SECRET = "a secret of the client, for tests";

/** Starts one on a free port of this machine. */
export async function startIssuer({
  origin,
  hasRefresh = true,
  tls,
  isBackChannel,
}: IssuerOptions): Promise<TestIssuer> {
  const config = {
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    hasRefresh,
    tls,
    redirectUri: `${origin}/sign-in/sso/callback`,
    signedOutUri: `${origin}/`,
    ...(isBackChannel === true ? { backChannelUri: `${origin}/sign-in/sso/logout` } : {}),
  };
  const child = fork(join(repositoryFolder, "test/support/issuer-process.mjs"), [JSON.stringify(config)], {
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    execArgv: [],
  });
  const [{ issuer }] = (await once(child, "message")) as [{ issuer: string }];
  return {
    issuer,
    // As the file gives it: with a slash, which the tokens of this issuer do not have.
    settings: singleSignOnSettings(new URL(issuer).href),
    know: (people) => send(child, { people }),
    lie: (lie) => send(child, { lie }),
    userInfo: (userInfo) => send(child, { userInfo }),
    holds: async () => void (await answerOf(child, (message) => message === "held")),
    sign: async (claims, signature) => {
      const isToken = (message: unknown) => typeof message === "object";
      const answer = answerOf(child, isToken);
      child.send({ sign: { claims, signature } });
      return ((await answer) as { signed: string }).signed;
    },
    keyRequests: async () => {
      const answer = answerOf(child, (message) => typeof message === "object");
      child.send({ countKeys: true });
      return ((await answer) as { keyRequests: number }).keyRequests;
    },
    stop: async () => {
      if (!child.connected) return;
      child.disconnect();
      await once(child, "exit");
    },
  };
}

async function send(child: ChildProcess, message: object): Promise<void> {
  child.send(message);
  await answerOf(child, (answer) => answer === "noted");
}

/** The next message of a kind. */
async function answerOf(child: ChildProcess, isKind: (message: unknown) => boolean): Promise<unknown> {
  for (;;) {
    const [message] = await once(child, "message");
    if (isKind(message)) return message;
  }
}

/** Settings under which everyone of shop.example is a viewer, and groups of the claim are more. */
export function singleSignOnSettings(issuer: string): SingleSignOnSettings {
  return {
    issuer,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    workspace: "default",
    scopes: ["profile", "email", "offline_access"],
    allowedDomains: ["shop.example"],
    requiredClaim: null,
    roleClaim: "groups",
    roles: new Map([
      ["consent-admins", "owner"],
      ["consent-legal", "publisher"],
    ]),
    defaultRole: "viewer",
    isPrivate: true,
    authority: null,
    areLinksOff: false,
  };
}
