import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSingleSignOn } from "../../../../src/service/start/single-sign-on-file";
import { repositoryFolder } from "../../../support/repository-folder";

const folder = mkdtempSync(join(tmpdir(), "consentform-sso-"));
afterAll(() => rmSync(folder, { recursive: true }));

const secret = "a secret that no message repeats";
const valid = {
  issuer: "https://id.example/realm",
  client_id: "consentform",
  client_secret_file: "secret",
  role_claim: "groups",
  roles: { admins: "owner" },
};

function read(file: object | string, environment: NodeJS.ProcessEnv = {}) {
  writeFileSync(join(folder, "secret"), `${secret}\n`);
  writeFileSync(join(folder, "sso.yaml"), typeof file === "string" ? file : JSON.stringify(file));
  return readSingleSignOn(join(folder, "sso.yaml"), environment);
}

test("reads the file of the guide", () => {
  const guide = readFileSync(join(repositoryFolder, "docs/guides/run-for-a-team.md"), "utf8");
  const [, example = ""] = /```yaml\n# sso\.yaml\n(.*?)```/s.exec(guide) ?? [];
  writeFileSync(join(folder, "client-secret"), `${secret}\n`);
  expect(read(example)).toEqual({
    issuer: "https://login.example.com/realms/company",
    clientId: "consentform",
    clientSecret: secret,
    scopes: ["profile", "email", "offline_access"],
    workspace: "default",
    requiredClaim: null,
    allowedDomains: ["example.com"],
    roleClaim: "groups",
    defaultRole: null,
    roles: new Map([
      ["consent-admins", "owner"],
      ["consent-legal", "publisher"],
      ["consent-editors", "editor"],
      ["staff", "viewer"],
    ]),
    isPrivate: false,
    authority: null,
    areLinksOff: false,
  });
});

test("reads an issuer with and without a final slash as one", () => {
  const issuers = ["https://id.example", "https://id.example/", "https://ID.example:443"];
  expect(issuers.map((issuer) => read({ ...valid, issuer }).issuer)).toEqual(Array(3).fill("https://id.example/"));
  expect(read(valid).issuer).toBe("https://id.example/realm");
});

test("reads the secret from the variable", () => {
  const { client_secret_file: _, ...rest } = valid;
  expect(read(rest, { CONSENTFORM_OIDC_CLIENT_SECRET: secret }).clientSecret).toBe(secret);
  expect(read({ ...rest, is_public_client: true }).clientSecret).toBeNull();
});

test.each<[string, object | string, string]>([
  ["an unknown member", { ...valid, rolez: {} }, "the file must NOT have additional properties: rolez"],
  ["a missing member", { issuer: valid.issuer }, "must have required property 'client_id'"],
  [
    "an unknown role",
    { ...valid, roles: { admins: "admin" } },
    "roles.admins must be equal to one of the allowed values",
  ],
  ["an issuer without TLS", { ...valid, issuer: "http://id.example" }, "issuer: found http://id.example; use an https"],
  ["a secret in an address", { ...valid, issuer: "https://a:b@id.example" }, "found an address with a user; use"],
  ["no role for anyone", { ...valid, role_claim: undefined, roles: undefined }, "no one would have a role"],
  ["a role for everyone", { ...valid, default_role: "viewer" }, "would admit everyone whom the issuer knows"],
  ["two secrets", { ...valid, is_public_client: true }, "Found 2."],
  ["a missing file", { ...valid, client_secret_file: "absent" }, "does not exist"],
  ["certificates that are none", { ...valid, authority_file: "secret" }, "authority_file: use certificates in PEM"],
  ["text that is not YAML", "a: [", "is not YAML"],
])("refuses %s, without its secret", (_what, file, message) => {
  expect(() => read(file)).toThrow(message);
  expect(() => read(file)).not.toThrow(secret);
});
