import type { WorkspaceLaboratory } from "../support/terraform-laboratory";
import type { ImportIds, Member } from "./fleet";

/** One of the tools that deploy the same definitions. */
export interface Tool {
  readonly name: string;
  /** Makes an empty deployment of the fleet to the laboratory's service. */
  open(laboratory: WorkspaceLaboratory, fleet: readonly Member[]): Promise<Deployment>;
}

/** A stack or a workspace. */
export interface Deployment {
  /**
   * Brings the service to what the fleet declares.
   *
   * @param existing takes these objects over, in the tool's own way, instead of creating them
   * @throws {Error} with what the tool printed
   */
  apply(existing?: ImportIds): Promise<void>;
  /** Reports whether a plan, with a refresh, has nothing to do, and the words if it has. */
  plan(): Promise<{ readonly isEmpty: boolean; readonly output: string }>;
  /** Import ids of what was deployed. */
  importIds(): ImportIds;
  remove(): void;
}
