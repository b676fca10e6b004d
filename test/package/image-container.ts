import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repositoryFolder } from "../support/repository-folder";
import { instruction, readDockerfile } from "./dockerfile";

/**
 * Containers of the image in examples/container, made from its Dockerfile with namespaces of Linux, because there is no
 * container engine. This machine's files and Node 24 replace the base image.
 */

/** The start of a container. */
interface ContainerOptions {
  /** Arguments after those of the entry point. */
  readonly args: readonly string[];
  /** The text of the file /run/secrets/consentform. */
  readonly secret?: string;
  /** A folder to mount at /data. */
  readonly volume?: string;
}

/** A container with a read-only root. */
export interface Container {
  /** Everything that its process has printed. */
  output(): string;
  /** Runs a command beside its process, as `docker exec` does. */
  exec(...command: readonly string[]): { readonly status: number | null; readonly output: string };
  /** Sends a signal to its process. @returns the exit status */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** A network without other machines, for containers and a database. */
export interface Network {
  /** A command to put before one that runs in the network, with the files of this machine. */
  readonly prefix: readonly string[];
  start(options: ContainerOptions): Container;
  /** Ends every process in it. */
  remove(): Promise<void>;
}

/** The environment of the base image. */
const BASE_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/** The reason why there are no containers here; null if there are. */
export function missingNamespaces(): string | null {
  const args = ["--mount", "--net", "--pid", "--fork", "ip", "link", "set", "lo", "up"];
  const { status, stderr, error } = spawnSync("unshare", args, { encoding: "utf8" });
  return status === 0 ? null : `it needs root on Linux, and iproute2: ${error?.message ?? stderr.trim()}`;
}

/** Makes a network. @param installed the folder that the first stage of the Dockerfile made */
export async function createNetwork(installed: string): Promise<Network> {
  const folder = mkdtempSync(join(tmpdir(), "consentform-container-"));
  const node = execFileSync(process.execPath, [join(repositoryFolder, "tools/node-versions.mjs"), "24"], {
    encoding: "utf8",
  }).trim();
  const holder = spawn("unshare", ["--net", "sh", "-c", "ip link set lo up; echo up; exec sleep infinity"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((resolve) => holder.stdout.once("data", resolve));
  const prefix = ["nsenter", `--net=/proc/${holder.pid}/ns/net`];
  const started: Container[] = [];
  return {
    prefix,
    start: (options) => {
      const own = mkdtempSync(join(folder, "container-"));
      const container = startContainer([...prefix, ...runCommand(own, installed, join(node, "node"), options)], own);
      started.push(container);
      return container;
    },
    remove: async () => {
      await Promise.all(started.map((container) => container.end("SIGKILL")));
      holder.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function startContainer([program = "", ...args]: readonly string[], cwd: string): Container {
  const child = spawn(program, args, { cwd, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const gone = new Promise<number | null>((resolve) => child.once("close", resolve));
  /** The id of the process in the container, which `unshare` waits for; empty until there is one. */
  const first = () => readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim();
  return {
    output: () => output,
    exec: (...command) => {
      const entered = [`--target=${first()}`, "--mount", "--pid", "--net", "--root", ...asUser(), ...command];
      const { status, stdout, stderr } = spawnSync("nsenter", entered, { encoding: "utf8" });
      return { status, output: (stdout + stderr).trim() };
    },
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return gone;
      const pid = first();
      if (pid === "") child.kill("SIGKILL");
      else process.kill(Number(pid), signal);
      return gone;
    },
  };
}

/** The command that makes the container's namespaces, and becomes its first process. */
function runCommand(folder: string, installed: string, node: string, { args, secret, volume }: ContainerOptions) {
  const [, image = []] = readDockerfile();
  const [workFolder, dataFolder] = [instruction(image, "WORKDIR"), instruction(image, "VOLUME")];
  for (const name of ["layers", "root"]) mkdirSync(join(folder, name));
  // With the mode in which Compose can mount it for any user.
  if (secret !== undefined) writeFileSync(join(folder, "secret"), secret, { mode: 0o444 });
  const files = ["/usr/local/bin/node", ...(secret === undefined ? [] : ["/run/secrets/consentform"])];
  const lines = [
    "mount --make-rprivate /",
    "mount -t tmpfs tmpfs layers",
    "mkdir layers/upper layers/work",
    "mount -t overlay overlay -o lowerdir=/,upperdir=layers/upper,workdir=layers/work root",
    // Inside, because a link in the base image would lead to this machine's files.
    ...files.map((file) => `chroot root sh -euc 'rm -f ${file}; mkdir -p $(dirname ${file}); touch ${file}'`),
    `mount --bind ${node} root/usr/local/bin/node`,
    ...image.filter(({ name }) => name === "RUN").map(({ text }) => `chroot root sh -euc '${text}'`),
    `chroot root mkdir -p ${workFolder}`,
    `mount --bind ${installed} root${workFolder}`,
    `mount -o remount,bind,ro root${workFolder}`,
    ...(secret === undefined ? [] : ["mount --bind -o ro secret root/run/secrets/consentform"]),
    ...(volume === undefined ? [] : volumeLines(volume, `root${dataFolder}`)),
    "mount -t proc proc root/proc",
    "mount --rbind /dev root/dev",
    // Nothing of this machine is there, and nothing can be written.
    ...["root/tmp", "root/var/tmp", "root/dev/shm"].map((place) => `mount -t tmpfs -o ro tmpfs ${place}`),
    "mount -o remount,ro root",
    `exec chroot root "$@"`,
  ];
  const command = [...asUser(), ...JSON.parse(instruction(image, "ENTRYPOINT")), ...args];
  const namespaces = ["unshare", "--mount", "--pid", "--fork", "--kill-child=SIGKILL"];
  return [...namespaces, "sh", "-euc", lines.join("\n"), "sh", ...command];
}

/** An empty volume gets the owner and the mode of the folder in the image, as from a container engine. */
function volumeLines(volume: string, place: string): string[] {
  const copied = ["chown", "chmod"].map((command) => `${command} --reference=${place} ${volume}`);
  return [`if [ -z "$(ls -A ${volume})" ]; then ${copied.join("; ")}; fi`, `mount --bind ${volume} ${place}`];
}

/** The command by which another one gets the environment, folder and user of the image, and no privilege. */
function asUser(): string[] {
  const [, image = []] = readDockerfile();
  const [user, group] = instruction(image, "USER").split(":");
  const variables = instruction(image, "ENV").replace("$PATH", BASE_PATH).split(" ");
  const identity = [`--reuid=${user}`, `--regid=${group}`, "--clear-groups"];
  const privileges = ["--no-new-privs", "--bounding-set=-all", "--inh-caps=-all"];
  const folder = `--chdir=${instruction(image, "WORKDIR")}`;
  return ["env", "-i", folder, "HOME=/", ...variables, "setpriv", ...identity, ...privileges];
}
