import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { adoptCommand } from "../../src/provider/cli/adopt";
import { type Run, runCommand } from "../unit/provider/cli/recorded-context";
import { type HandmadeWorkspace, handmadeWorkspace, SLACK_SECRET } from "./handmade-workspace";
import { type ListeningLaboratory, openListeningLaboratory } from "./terraform-laboratory";

/** As many sites as have every state; in `npm run test:soak` as many as a company has. */
const SITES = process.env.CONSENTFORM_TESTS === "soak" ? 60 : 12;

/** A workspace that was made by hand, and folders for what becomes of it. */
export interface AdoptionBench {
  readonly laboratory: ListeningLaboratory;
  readonly workspace: HandmadeWorkspace;
  /** Endpoint and token for commands and providers. */
  readonly variables: { readonly CONSENTFORM_ENDPOINT: string; readonly CONSENTFORM_TOKEN: string };
  /** A folder that does not exist yet. */
  newFolder(): string;
  /** Runs the command. @throws Error when it sends anything but GET */
  adopt(out: string, engine: string, ...args: string[]): Promise<Run>;
  /** Methods of the requests other than GET that `act` causes. */
  writesDuring(act: () => Promise<unknown>): Promise<string[]>;
  close(): Promise<void>;
}

/** Opens a service and makes the workspace. `sites`: how many; default a dozen. */
export async function openAdoptionBench(sites = SITES): Promise<AdoptionBench> {
  const laboratory = await openListeningLaboratory(60_000);
  const workspace = await handmadeWorkspace(laboratory, sites);
  const root = mkdtempSync(join(tmpdir(), "adopt-"));
  const variables = { CONSENTFORM_ENDPOINT: laboratory.endpoint, CONSENTFORM_TOKEN: await laboratory.token() };
  let folders = 0;
  const writesDuring = async (act: () => Promise<unknown>) => {
    laboratory.forgetRequests();
    await act();
    return laboratory.requests.filter(({ method }) => method !== "GET").map(({ method, path }) => `${method} ${path}`);
  };
  return {
    laboratory,
    workspace,
    variables,
    newFolder: () => join(root, `program-${++folders}`),
    writesDuring,
    adopt: async (out, engine, ...args) => {
      let run: Run | undefined;
      const writes = await writesDuring(async () => {
        run = await runCommand(adoptCommand, ["--for", engine, "--out", out, ...args], variables);
      });
      if (run === undefined || writes.length > 0) throw new Error(`adopt sent ${writes.join(", ")}`);
      return run;
    },
    close: async () => {
      await laboratory.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** All files of a folder by relative path, `node_modules` and hidden ones left out. */
export function filesOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  return Object.fromEntries(
    paths
      .filter((path) => !/(^|\/)(\.|node_modules\/)/.test(path))
      .sort()
      .map((path) => [path, readFileSync(join(folder, path), "utf8")]),
  );
}

/** Texts of the workspace that no file may have. */
export function secretsOf({ variables }: AdoptionBench): string[] {
  return [SLACK_SECRET, variables.CONSENTFORM_TOKEN];
}
