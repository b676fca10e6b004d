import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { parse, parseAllDocuments } from "yaml";
import { repositoryFolder } from "../support/repository-folder";
import { tellMissing } from "../support/required";
import { until } from "../support/until";
import { containerFolder, instruction, readDockerfile } from "./dockerfile";
import { type Container, createNetwork, missingNamespaces, type Network } from "./image-container";
import { installedAsInImage, packPackages } from "./packed-package";

/** The image in examples/container, started as compose.yaml and the manifest for a data folder start it. */

const missing = missingNamespaces();
if (missing !== null) tellMissing("namespaces", `the image of examples/container is not started: ${missing}`);

const read = (name: string) => readFileSync(join(containerFolder, name), "utf8");
const { services } = parse(read("compose.yaml"));
const deployment = parseAllDocuments(read("kubernetes/on-data-folder.yaml"))
  .map((document) => document.toJS())
  .find(({ kind }) => kind === "Deployment");
const onDataFolder: readonly string[] = deployment.spec.template.spec.containers[0].args;

/** Commands of the health checks, without the word CMD. */
const alive: readonly string[] = JSON.parse(
  /CMD (.*)/.exec(instruction(readDockerfile()[1] ?? [], "HEALTHCHECK"))?.[1] ?? "",
);
const ready: readonly string[] = services.consentform.healthcheck.test.slice(1);

const isReady = (container: Container) => until(() => container.output().includes('"message":"ready"'));

(missing === null ? describe : describe.skip)("the image, with a read-only root", () => {
  let network: Network;
  let volume: string;
  beforeAll(async () => {
    network = await createNetwork(installedAsInImage(packPackages()));
    volume = mkdtempSync(join(tmpdir(), "consentform-volume-"));
  }, 120_000);
  afterAll(async () => {
    await network?.remove();
    rmSync(volume, { recursive: true, force: true });
  });

  test("SIGTERM during a start ends it, though it is the first process", async () => {
    const container = network.start({ args: onDataFolder, volume });
    await until(() => container.exec(...alive).status === 0);
    expect(await container.end("SIGTERM")).toBe(0);
    expect(container.output()).toContain('"message":"stopping"');
  });

  test("a data folder on a volume is all that it writes, as its user, without privileges", async () => {
    const container = network.start({ args: onDataFolder, volume });
    await isReady(container);
    expect([container.exec(...alive), container.exec(...ready)]).toEqual(Array(2).fill({ status: 0, output: "" }));
    expect(container.exec("sh", "-c", "id -u; grep -E '^(CapBnd|CapEff|NoNewPrivs)' /proc/1/status").output).toMatch(
      /^10001\nCapEff:\t0+\nCapBnd:\t0+\nNoNewPrivs:\t1$/,
    );
    for (const place of ["/", "/tmp", "/opt/consentform"]) {
      expect(container.exec("touch", join(place, "x")).output).toContain("Read-only file system");
    }
    expect(container.exec("find", "/data", "!", "-user", "10001").output).toBe("");
    expect(container.exec("consentform", "users", "link", "--name", "alice", "--data", "/data")).toEqual({
      status: 0,
      output: expect.stringContaining("https://consent.example.com/sign-in?code="),
    });
    expect(await container.end("SIGTERM")).toBe(0);
  });

  test("PostgreSQL is reached by the secret's file, which no environment shows", async () => {
    const server = await startServer(network);
    if (server === null) return;
    const key = randomBytes(32).toString("base64");
    const secret = `DATABASE_URL="${server.url}"\nCONSENTFORM_DEPLOYMENT_KEY="${key}"\n`;
    const container = network.start({ args: services.consentform.command, secret });
    await isReady(container);
    expect(container.exec(...ready)).toEqual({ status: 0, output: "" });
    expect(container.exec("cat", "/proc/1/environ").output).not.toMatch(/DATABASE_URL|DEPLOYMENT_KEY/);
    expect(await container.end("SIGTERM")).toBe(0);
    await server.stop();
  });
});

/** A database in the network; null where there is no PostgreSQL, having said so. */
async function startServer({ prefix: [program = "", ...args] }: Network) {
  const child = spawn(program, [...args, process.execPath, join(repositoryFolder, "tools/postgres.mjs")], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const gone = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const url = await new Promise<string | null>((resolve) => {
    createInterface({ input: child.stdout }).once("line", resolve);
    void gone.then(() => resolve(null));
  });
  if (url === null) return tellMissing("postgres", "the image is not started on PostgreSQL");
  const stop = async () => {
    child.stdin.end();
    await gone;
  };
  return { url, stop };
}
