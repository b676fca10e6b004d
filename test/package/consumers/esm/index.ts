// An ES module project: named imports of a CommonJS package work only when Node can see the names without running it.
import assert from "node:assert";
import { createService } from "@consentform/service";
import * as pulumi from "@pulumi/pulumi";
import { ConsentSite, Site } from "consentform";
import { createClient } from "consentform/client";
import provider from "consentform/provider";

await pulumi.runtime.setMocks({
  newResource: ({ inputs }) => ({ id: "site-1", state: inputs }),
  call: ({ inputs }) => inputs,
});

const site = new Site("shop", { retention: 365 });
assert.equal(await new Promise((resolve) => site.id.apply(resolve)), "site-1");
assert.equal(typeof ConsentSite, "function");
assert.equal(typeof createClient({ endpoint: "http://127.0.0.1:9" }).list, "function");
assert.equal(typeof createService, "function");
assert.equal(typeof provider.create, "function");
console.log("esm consumer: ok");
