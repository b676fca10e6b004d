import type { InvokeOptions } from "@pulumi/pulumi";
import type { Properties } from "../resources";
import type { SecretPath } from "./secret-paths";

/** A call of a function. */
export interface FunctionCall {
  name: string;
  args: Properties;
  options: Pick<InvokeOptions, "parent" | "provider">;
  /** The place of the call in the program. */
  frames: string;
  secretPaths: readonly SecretPath[];
}
