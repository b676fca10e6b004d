import * as pulumi from "@pulumi/pulumi";
import { tracePrograms } from "./program-frames";

/** The base of the components: state records the program's line alone, as of a resource. */
export abstract class ConsentformComponent extends pulumi.ComponentResource {
  protected constructor(kind: string, name: string, opts?: pulumi.ComponentResourceOptions) {
    const restoreTraces = tracePrograms();
    try {
      super(`consentform:index:${kind}`, name, {}, opts);
    } finally {
      restoreTraces();
    }
  }
}
