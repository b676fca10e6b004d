/**
 * The one module that Pulumi state refers to: state of every consentform resource holds
 * `require("consentform/provider")` and no code (`provider-text.ts`). Path and seven functions are a permanent
 * contract: removing either breaks `destroy` of existing stacks.
 *
 * Each arrow only requires the runtime, by its public name and inside its body. State of releases up to 0.2.0 may hold
 * the text of these arrows, so the runtime's path is permanent, too.
 */
import type { dynamic } from "@pulumi/pulumi";

const provider: Required<dynamic.ResourceProvider> = {
  configure: (request) => require("consentform/provider/runtime").configure(request),
  check: (recordedInputs, inputs) => require("consentform/provider/runtime").check(recordedInputs, inputs),
  diff: (id, recorded, inputs) => require("consentform/provider/runtime").diff(id, recorded, inputs),
  create: (inputs) => require("consentform/provider/runtime").create(inputs),
  read: (id, recorded) => require("consentform/provider/runtime").read(id, recorded),
  update: (id, recorded, inputs) => require("consentform/provider/runtime").update(id, recorded, inputs),
  delete: (id, recorded) => require("consentform/provider/runtime").remove(id, recorded),
};

export = provider;
