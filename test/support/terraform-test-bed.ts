import { onEveryTerraformEngine, onOneTerraformEngine, type TerraformEngine } from "./terraform-engine";
import { type ListeningLaboratory, openListeningLaboratory } from "./terraform-laboratory";
import { type HostedProvider, hostProvider } from "./terraform-provider";
import { createTerraformWorkspace, type TerraformWorkspace } from "./terraform-workspace";

/** The means of an engine test: the service and the provider of its file, and a separate workspace. */
export interface TerraformTestBed {
  readonly engine: TerraformEngine;
  /** Only inside of tests and hooks, like the workspace. */
  readonly laboratory: ListeningLaboratory;
  /** Empty when a test begins. */
  readonly workspace: TerraformWorkspace;
  /** Another workspace with the same engine and provider; the test removes it. */
  openWorkspace(): TerraformWorkspace;
  /** A configuration: the provider's blocks, then these. */
  program(...blocks: string[]): string;
}

/** Runs a suite with one engine, on one service and one provider, both in the process of the test. */
export function withTerraformTestBed(suite: (bed: TerraformTestBed) => void): void {
  openTestBed(onOneTerraformEngine, suite);
}

/** The same with each engine, where the engines themselves differ. */
export function withEachTerraformTestBed(suite: (bed: TerraformTestBed) => void): void {
  openTestBed(onEveryTerraformEngine, suite);
}

function openTestBed(onEngines: typeof onOneTerraformEngine, suite: (bed: TerraformTestBed) => void): void {
  let laboratory: ListeningLaboratory;
  let provider: HostedProvider;
  beforeAll(async () => {
    laboratory = await openListeningLaboratory();
    provider = await hostProvider();
  });
  afterAll(async () => {
    await provider?.close();
    await laboratory?.close();
  });
  onEngines((engine) => {
    let workspace: TerraformWorkspace;
    const openWorkspace = () => createTerraformWorkspace({ engine, env: provider.env });
    beforeEach(() => {
      workspace = openWorkspace();
    });
    afterEach(() => workspace.remove());
    suite({
      engine,
      get laboratory() {
        return laboratory;
      },
      get workspace() {
        return workspace;
      },
      openWorkspace,
      program: (...blocks) => [laboratory.provider, ...blocks].join("\n"),
    });
  });
}
