import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, parseAllDocuments } from "yaml";
import { containerFolder, instruction, readDockerfile } from "../package/dockerfile";
import { pythonTools, run } from "../support/python-tools";

/** The files in examples/container: valid for the tools that read them, and restricted as far as possible. */

// biome-ignore lint/suspicious/noExplicitAny: documents of Compose and Kubernetes; a wrong path fails the test
type Document = any;

const read = (name: string) => readFileSync(join(containerFolder, name), "utf8");
const manifests = readdirSync(join(containerFolder, "kubernetes")).map((name) => `kubernetes/${name}`);
const objects: Document[] = manifests.flatMap((name) => parseAllDocuments(read(name)).map((one) => one.toJS()));
const deployments = objects.filter(({ kind }) => kind === "Deployment");
const compose: Document = parse(read("compose.yaml"));
const [, image = []] = readDockerfile();

let tools: string | null;
beforeAll(async () => {
  tools = await pythonTools("containers");
}, 300_000);

describe("for the tools that read them", () => {
  const checked = async (program: string, ...args: string[]) => {
    if (tools === null) return;
    const { stdout, stderr, code } = await run(join(tools, program), args, { cwd: containerFolder }).then(
      (printed) => ({ ...printed, code: 0 }),
      (error) => error,
    );
    return code === 0 ? stdout + stderr : `exit status ${code}: ${stdout}${stderr}`;
  };

  test("hadolint finds nothing in the Dockerfile", async () => {
    expect((await checked("hadolint", "Dockerfile")) ?? "").toBe("");
  });

  test("compose.yaml follows the schema of Compose", async () => {
    const output = await checked("check-jsonschema", "--builtin-schema", "vendor.compose-spec", "compose.yaml");
    expect(output ?? "ok").toMatch(/^ok/);
  });

  test("the manifests follow the schemas of Kubernetes, and have no unknown member", async () => {
    const output = await checked("kubernetes-validate", "--strict", "--quiet", ...manifests);
    expect(output ?? "").toBe("");
  });
});

test("every image is pinned to a version", () => {
  const bases = readDockerfile().map((stage) => instruction(stage, "FROM").split(" ")[0]);
  const used = [...bases, compose.services.postgres.image, ...deployments.map(containerOf).map((one) => one.image)];
  expect(used).toHaveLength(5);
  for (const name of used) expect(name).toMatch(/:\d/);
});

test("every container of Compose can write to volumes only, and gains no privilege", () => {
  for (const [name, service] of Object.entries<Document>(compose.services)) {
    const { read_only, cap_drop, security_opt, user } = service;
    expect([name, read_only, cap_drop, security_opt]).toEqual([name, true, ["ALL"], ["no-new-privileges:true"]]);
    expect([name, user ?? instruction(image, "USER")]).toEqual([name, expect.stringMatching(/^[1-9]\d*:[1-9]\d*$/)]);
  }
});

test("every Pod runs as the user of the image, and can write to volumes only", () => {
  const [user, group] = instruction(image, "USER").split(":").map(Number);
  expect(deployments).toHaveLength(2);
  for (const deployment of deployments) {
    const { securityContext, automountServiceAccountToken, enableServiceLinks } = deployment.spec.template.spec;
    expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: user, runAsGroup: group });
    expect(securityContext.seccompProfile).toEqual({ type: "RuntimeDefault" });
    expect([automountServiceAccountToken, enableServiceLinks]).toEqual([false, false]);
    const container = containerOf(deployment);
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ["ALL"] },
    });
    for (const probe of ["startupProbe", "readinessProbe", "livenessProbe"]) {
      const path = probe === "readinessProbe" ? "/readyz" : "/healthz";
      expect([probe, container[probe].httpGet]).toEqual([probe, { path, port: "metrics" }]);
    }
    expect(container.resources).toMatchObject({ requests: { cpu: expect.anything(), memory: expect.anything() } });
  }
});

test("a data folder has one writer, and a database keeps a Pod through updates", () => {
  const [folder, database] = ["Recreate", "RollingUpdate"].map((type) =>
    deployments.find(({ spec }) => spec.strategy.type === type),
  );
  expect(folder.spec.replicas).toBe(1);
  expect(containerOf(folder).args).toContain("--data=/data");
  expect(database.spec).toMatchObject({ replicas: 2, strategy: { rollingUpdate: { maxUnavailable: 0 } } });
  expect(containerOf(database).args.join(" ")).not.toContain("--data");
  const [budget] = objects.filter(({ kind }) => kind === "PodDisruptionBudget");
  expect(read("kubernetes/on-postgresql.yaml")).toContain("kind: PodDisruptionBudget");
  expect(budget.spec.selector).toEqual(database.spec.selector);
});

test("the Service and the policy lead to ports of the Pods, and metrics to no visitor", () => {
  const [service, policy] = ["Service", "NetworkPolicy"].map((kind) => objects.find((one) => one.kind === kind).spec);
  for (const deployment of deployments) {
    const { template } = deployment.spec;
    expect(template.metadata.labels).toEqual(service.selector);
    expect(template.metadata.labels).toEqual(policy.podSelector.matchLabels);
    expect(containerOf(deployment).ports.map((port: Document) => port.name)).toEqual(["http", "metrics"]);
  }
  expect(service.ports.map((port: Document) => port.targetPort)).toEqual(["http"]);
  expect(compose.services.consentform.ports).toEqual(["127.0.0.1:4071:4071"]);
});

test("secrets are files or references, in no image, environment of Compose or manifest", () => {
  expect(read(".dockerignore").match(/^[^#].*$/gm)).toEqual(["*", "!package.json", "!package-lock.json"]);
  expect(read(".gitignore")).toBe("/secrets/\n");
  const sources = Object.values<Document>(compose.secrets).map(({ file }) => file);
  expect(sources).toEqual(["./secrets/consentform", "./secrets/postgres-password"]);
  const texts = ["Dockerfile", "compose.yaml", ...manifests].map(read).join("\n");
  const settings = /^(?!\s*#).*\b(DATABASE_URL|CONSENTFORM_DEPLOYMENT_KEY|POSTGRES_PASSWORD)\b/gm;
  expect(texts.match(settings)).toBeNull();
  expect(containerOf(deployments.find(({ spec }) => spec.replicas === 2)).envFrom).toEqual([
    { secretRef: { name: "consentform" } },
  ]);
});

function containerOf({ spec }: Document): Document {
  return spec.template.spec.containers[0];
}
