import type { Operation } from "../../src/consent/contract";
import {
  type InProcessService,
  type InProcessServiceOptions,
  startInProcessService,
  type TestWorkspace,
} from "./in-process-service";
import { type InhabitedSite, inhabitable, inhabitedSite } from "./inhabited-site";
import { signedInCookie } from "./signed-in";
import { type PageAnswer, startWebsite, type Website } from "./website";

const origin = "http://127.0.0.1:4071";

/** How a test wants its inhabited service. */
export interface InhabitedServiceOptions
  extends Pick<InProcessServiceOptions, "reportInfo" | "stillAtMs" | "traceRequest"> {
  /** The response of its hosts at `/`. Default: a page that sets nothing. */
  readonly page?: PageAnswer;
  readonly settings?: InProcessServiceOptions["settings"];
}

/**
 * A service, a website that its hosts are names of, a workspace and a signed-in user: what a test of every operation
 * needs.
 */
export interface InhabitedService {
  readonly service: InProcessService;
  readonly website: Website;
  readonly workspace: TestWorkspace;
  /** Makes a site that has an object of every kind. @param workspace default: {@link InhabitedService.workspace} */
  inhabit(workspace?: TestWorkspace): Promise<InhabitedSite>;
  /** Signs the user in again: a session does not outlast every jump of the clock. */
  signIn(): Promise<void>;
  /** The credentials of an operation: the session of the user, or the workspace's token. */
  credentials(operation: Operation): { readonly token: string | null; readonly headers: Record<string, string> };
  close(): Promise<void>;
}

/** Starts one, without any site. */
export async function startInhabitedService(options: InhabitedServiceOptions = {}): Promise<InhabitedService> {
  const website = await startWebsite({ "/": options.page ?? "<p>Shop</p>" });
  const { settings, ...rest } = inhabitable(website);
  const { page: _page, ...others } = options;
  const service = await startInProcessService({ ...rest, ...others, settings: { ...settings, ...options.settings } });
  const workspace = await service.workspace();
  let cookie = "";
  const signIn = async () => {
    cookie = await signedInCookie(service.service, "the user of these tests");
  };
  await signIn();
  return {
    service,
    website,
    workspace,
    signIn,
    inhabit: (of = workspace) => inhabitedSite(service, of, website),
    credentials: ({ auth }) =>
      auth === "user" ? { token: null, headers: { cookie, origin } } : { token: workspace.token, headers: {} },
    close: async () => {
      await service.close();
      await website.close();
    },
  };
}
