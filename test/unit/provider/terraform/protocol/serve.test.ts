import { X509Certificate } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeServerCertificate } from "../../../../../src/provider/terraform/protocol/server-certificate";
import { connectEngine, type EngineClient } from "../../../../support/engine-client";
import { until } from "../../../../support/until";
import { type StartedProgram, startProgram } from "./started-program";

const engine = makeServerCertificate();

let folder: string;
const programs: StartedProgram[] = [];
const clients: EngineClient[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "consentform-serve-"));
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  for (const { process: child } of programs.splice(0)) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

function start(environment: Record<string, string> = {}, isByEngine = true): StartedProgram {
  const certificate = { PLUGIN_CLIENT_CERT: engine.certificate.toString() };
  const program = startProgram({ PLUGIN_UNIX_SOCKET_DIR: folder, ...certificate, ...environment }, isByEngine);
  programs.push(program);
  return program;
}

/** Connects as the plugin library does: to where the handshake says, trusting the certificate that it carries. */
async function connect(program: StartedProgram): Promise<EngineClient> {
  const [, , network, address, , encoded = ""] = await program.handshake;
  const theirs = encoded === "" ? null : Buffer.from(new X509Certificate(Buffer.from(encoded, "base64")).toString());
  const trust = theirs === null ? null : { theirs, shown: engine };
  const client = connectEngine(network === "unix" ? `unix:${address}` : `${address}`, trust);
  clients.push(client);
  return client;
}

test("started by hand it says what it is, on standard error, and ends with status 1", async () => {
  const { status, stdout, stderr } = await start({}, false).ended;
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toContain("Terraform or OpenTofu starts it");
  expect(readdirSync(folder)).toEqual([]);
});

test("is found by the handshake, answers, and ends with status 0 on request", async () => {
  const startedAt = Date.now();
  const program = start();
  const [library, protocol, network, address = "", kind, certificate] = await program.handshake;
  const startMs = Date.now() - startedAt;
  expect([library, protocol, network, kind]).toEqual(["1", "6", "unix", "grpc"]);
  expect(certificate).toMatch(/^[A-Za-z0-9+/]+$/);
  expect(statSync(address).mode & 0o777).toBe(0o600);
  const client = await connect(program);
  const stdio = client.openStdio();
  await expect(client.ask("getMetadata")).resolves.toMatchObject({ diagnostics: [] });
  const toldAt = Date.now();
  await client.shutdown();
  const { status, stdout } = await program.ended;
  // The plugin library waits two seconds, then it kills. On a machine so busy that a start takes longer, an end may,
  // too.
  expect(Date.now() - toldAt).toBeLessThan(Math.max(2_000, startMs));
  expect(status).toBe(0);
  expect(stdout.split("\n")).toHaveLength(2);
  expect(await stdio).toBe("end");
  expect(readdirSync(folder)).toEqual([]);
});

test("an engine that is gone ends it too, and aborts what it was asked", async () => {
  const program = start();
  const client = await connect(program);
  const broken = [client.openStdio(), client.ask("readResource").catch(() => undefined)];
  await program.said("reading");
  client.close();
  const { status, stderr } = await program.ended;
  expect(status).toBe(0);
  expect(stderr).toContain("aborted: ");
  expect(readdirSync(folder)).toEqual([]);
  await Promise.all(broken);
});

test("Ctrl-C is the engine's business; SIGTERM ends it", async () => {
  const program = start();
  const client = await connect(program);
  program.process.kill("SIGINT");
  await expect(client.ask("getMetadata")).resolves.toBeDefined();
  expect(program.process.exitCode).toBeNull();
  program.process.kill("SIGTERM");
  expect((await program.ended).status).toBe(0);
  expect(readdirSync(folder)).toEqual([]);
});

test("a new provider removes only the sockets of killed ones", async () => {
  const [living, killed] = [start(), start()];
  const [, , , address = ""] = await killed.handshake;
  killed.process.kill("SIGKILL");
  await killed.ended;
  expect(existsSync(address)).toBe(true);
  const next = start();
  await next.handshake;
  await until(() => !existsSync(address));
  expect(readdirSync(folder)).toHaveLength(2);
  await expect((await connect(living)).ask("getMetadata")).resolves.toBeDefined();
});

test("without a certificate of the engine (TF_DISABLE_PLUGIN_TLS) nothing is encrypted", async () => {
  const program = start({ PLUGIN_CLIENT_CERT: "" });
  const handshake = await program.handshake;
  expect(handshake.slice(4)).toEqual(["grpc", ""]);
  await expect((await connect(program)).ask("getMetadata")).resolves.toBeDefined();
});

test("listens on loopback with the same certificates if a socket is impossible", async () => {
  const program = start({ PLUGIN_UNIX_SOCKET_DIR: join(folder, "missing") });
  const [, , network, address = ""] = await program.handshake;
  expect(network).toBe("tcp");
  expect(address).toMatch(/^127\.0\.0\.1:\d+$/);
  await expect((await connect(program)).ask("getMetadata")).resolves.toBeDefined();
});

test("a certificate of the engine that is none is an error before the handshake", async () => {
  const { status, stdout, stderr } = await start({ PLUGIN_CLIENT_CERT: "nonsense" }).ended;
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toContain("PLUGIN_CLIENT_CERT");
});
