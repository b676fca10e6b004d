import { existsSync } from "node:fs";
import { type ReattachableProvider, serveForReattach } from "../../../../../src/provider/terraform/protocol";
import { connectEngine, type EngineClient } from "../../../../support/engine-client";

let provider: ReattachableProvider;
const clients: EngineClient[] = [];

beforeEach(async () => {
  provider = await serveForReattach({ getMetadata: async () => ({ functions: [{ name: "f" }] }) });
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});

function connect(address: string): EngineClient {
  const client = connectEngine(`unix:${address}`, null);
  clients.push(client);
  return client;
}

test("either engine finds the same provider, which outlives a run of each", async () => {
  const described = JSON.parse(provider.reattach);
  const [terraform, opentofu] = ["registry.terraform.io", "registry.opentofu.org"].map(
    (host) => described[`${host}/consentform/consentform`],
  );
  expect(terraform).toEqual(opentofu);
  const { Addr: address, ...others } = terraform;
  expect(others).toEqual({ Protocol: "grpc", ProtocolVersion: 6, Pid: process.pid, Test: true });
  for (const _run of ["terraform", "tofu"]) {
    const client = connect(address.String);
    expect((await client.ask("getMetadata")).functions).toEqual([{ name: "f" }]);
    await client.shutdown();
    client.close();
  }
  await provider.close();
  expect(existsSync(address.String)).toBe(false);
  await expect(connect(address.String).ask("getMetadata")).rejects.toThrow("UNAVAILABLE");
});
