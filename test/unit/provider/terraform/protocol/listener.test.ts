import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { type Listener, listen, socketName } from "../../../../../src/provider/terraform/protocol/listener";

let folder: string;
const listeners: Listener[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "consentform-listener-"));
});
afterEach(() => {
  for (const { server } of listeners.splice(0)) server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function listenIn(socketFolder: string, platform?: NodeJS.Platform): Promise<Listener> {
  const listener = await listen({ PLUGIN_UNIX_SOCKET_DIR: socketFolder }, platform);
  listeners.push(listener);
  return listener;
}

test("a socket is private, named after the process, and removed with it", async () => {
  const { network, address, removeSocket } = await listenIn(folder);
  expect(network).toBe("unix");
  expect(statSync(address).mode & 0o777).toBe(0o600);
  expect(socketName.exec(basename(address))?.[1]).toBe(String(process.pid));
  removeSocket();
  removeSocket();
  expect(existsSync(address)).toBe(false);
});

test.each<[what: string, below: string, platform: NodeJS.Platform]>([
  ["on Windows", "", "win32"],
  ["where the path would be cut off", "x".repeat(100), "linux"],
  ["where the folder is missing", "missing", "darwin"],
])("%s it is a port of the loopback address", async (_what, below, platform) => {
  const { network, address } = await listenIn(join(folder, below), platform);
  expect(network).toBe("tcp");
  expect(address).toMatch(/^127\.0\.0\.1:[1-9]\d+$/);
});
