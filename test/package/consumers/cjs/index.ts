// A CommonJS project without skipLibCheck: our own declarations must be free of errors for it, too.
import * as assert from "node:assert";
import * as pulumi from "@pulumi/pulumi";
import * as consentform from "consentform";
import { createClient, isProblem } from "consentform/client";

import provider = require("consentform/provider");

import { createService } from "consentform/service";

const created: string[] = [];
async function main(): Promise<void> {
  await pulumi.runtime.setMocks({
    newResource: ({ type, inputs }) => {
      created.push(type);
      return { id: "site-1", state: inputs };
    },
    call: ({ inputs }) => inputs,
  });
  const retention: pulumi.Input<number> = 365;
  const site = new consentform.Site("shop", { retention, deletionProtection: false });
  const id: string = await new Promise((resolve) => site.id.apply(resolve));
  assert.equal(id, "site-1");
  assert.deepEqual(created, ["pulumi-nodejs:dynamic/consentform:Site"]);
  // Pulumi shows every field of a resource that is a stack output, except those that begin with two underscores.
  const fields = Object.entries(site).filter(
    ([field, value]) => !field.startsWith("__") && !pulumi.Output.isInstance(value),
  );
  assert.deepEqual(fields, []);
  // @ts-expect-error retention is a number of days
  const wrong: consentform.SiteArgs = { retention: "a year" };
  assert.ok(wrong);

  const client = createClient({ endpoint: "http://127.0.0.1:9", token: "not-a-token" });
  assert.equal(typeof client.call, "function");
  assert.equal(isProblem(new Error("no"), "not-found"), false);
  assert.equal(typeof createService, "function");
  const functions = Object.keys(provider).sort();
  assert.deepEqual(functions, ["check", "configure", "create", "delete", "diff", "read", "update"]);
  console.log("cjs consumer: ok");
}

void main();
