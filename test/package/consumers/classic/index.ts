// Classic node10 resolution knows no exports map; typesVersions and real paths must do.

import * as assert from "node:assert";
import { createService } from "@consentform/service";
import * as pulumi from "@pulumi/pulumi";
import * as consentform from "consentform";
import { createClient } from "consentform/client";

async function main(): Promise<void> {
  await pulumi.runtime.setMocks({
    newResource: ({ inputs }) => ({ id: "site-1", state: inputs }),
    call: ({ inputs }) => inputs,
  });
  const site = new consentform.Site("shop", { retention: 365 });
  assert.equal(await new Promise((resolve) => site.id.apply(resolve)), "site-1");
  assert.equal(typeof createClient({ endpoint: "http://127.0.0.1:9" }).call, "function");
  assert.equal(typeof createService, "function");
  console.log("classic consumer: ok");
}

void main();
