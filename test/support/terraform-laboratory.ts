import { listen } from "../../src/service/sockets";
import { type Laboratory, openLaboratory } from "../conformance/laboratory";
import { providerBlocks } from "./terraform-configuration";

/** A laboratory whose service also listens, so that a provider reaches it as it reaches any service. */
export interface ListeningLaboratory extends Laboratory {
  readonly endpoint: string;
  /** The blocks with which a configuration begins, with the endpoint and a token of all scopes. */
  readonly provider: string;
}

/** Opens a laboratory on a free port of loopback; `quota`: requests that a token may send in a minute. */
export async function openListeningLaboratory(quota?: number): Promise<ListeningLaboratory> {
  const laboratory = await openLaboratory(quota);
  const listener = await listen((request) => laboratory.fetch(request), "127.0.0.1", 0);
  const endpoint = `http://127.0.0.1:${listener.port}`;
  return {
    ...laboratory,
    endpoint,
    provider: providerBlocks({ endpoint, token: await laboratory.token() }),
    close: async () => {
      await listener.close(0);
      await laboratory.close();
    },
  };
}

/** A laboratory as the tokens of one of its workspaces see it. */
export type WorkspaceLaboratory = Omit<ListeningLaboratory, "provider">;

/** The laboratory as the tokens of another workspace see it: what it costs to open one for each test is saved. */
export function inWorkspace(
  { provider: _, ...laboratory }: ListeningLaboratory,
  workspace: string,
): WorkspaceLaboratory {
  return {
    ...laboratory,
    token: (options) => laboratory.token({ workspace, ...options }),
    client: (options) => laboratory.client({ workspace, ...options }),
  };
}
