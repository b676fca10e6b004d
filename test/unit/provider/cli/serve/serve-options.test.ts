import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { type ServeOptions, serveOptions, startOptionsOf } from "../../../../../src/provider/cli/serve/serve-options";

const urls = ["--public-url", "https://consent.example", "--asset-url", "https://assets.example"];

function parse(...args: string[]) {
  const command = serveOptions(new Command())
    .exitOverride()
    .configureOutput({ writeErr: () => {} });
  return startOptionsOf(command.parse(args, { from: "user" }).opts<ServeOptions>());
}

test("starts on loopback behind a proxy unless options say otherwise", () => {
  expect(parse(...urls)).toEqual({
    command: "serve",
    host: "127.0.0.1",
    port: 4071,
    trustedProxy: [],
    publicUrl: "https://consent.example",
    assetUrl: "https://assets.example",
  });
});

test.each<[string, string[], { host: string; port: number }]>([
  ["on loopback by default", ["--metrics-port", "9464"], { host: "127.0.0.1", port: 9464 }],
  ["on the address that is named", ["--metrics-port", "0", "--metrics-host", "::"], { host: "::", port: 0 }],
  ["on any free port, as the service", ["--port", "0", "--metrics-port", "0"], { host: "127.0.0.1", port: 0 }],
])("reads metrics %s", (_where, args, metrics) => {
  expect(parse(...urls, ...args)).toMatchObject({ metrics });
});

test.each<[string, string[], string]>([
  ["no public address", ["--asset-url", "https://assets.example"], "--public-url"],
  ["no address of assets", ["--public-url", "https://consent.example"], "--asset-url"],
  ["assets on the console's host", [...urls, "--asset-url", "https://consent.example:8443"], "same host name"],
  ["a session in the clear", [...urls, "--public-url", "http://consent.example"], "use https"],
  ["an address with a path", [...urls, "--public-url", "https://consent.example/app"], "Expected an origin"],
  ["loopback targets", [...urls, "--allow-local"], "consentform dev"],
  ["injected faults", [...urls, "--fault", "429=0.1"], "consentform dev"],
  ["another clock", [...urls, "--clock-offset", "60"], "consentform dev"],
  ["data in memory", [...urls, "--memory"], "consentform dev"],
  ["a host name to listen on", [...urls, "--host", "consent.example"], "use an IP address"],
  ["metrics on the service's port", [...urls, "--port", "4080", "--metrics-port", "4080"], "service's own port"],
  ["metrics on the default port", [...urls, "--metrics-port", "4071"], "--metrics-port: found 4071"],
  [
    "a host name for metrics",
    [...urls, "--metrics-port", "9464", "--metrics-host", "localhost"],
    "--metrics-host: found",
  ],
  ["an address for metrics without a port", [...urls, "--metrics-host", "0.0.0.0"], "without --metrics-port"],
  ["a port for metrics that is none", [...urls, "--metrics-port", "65536"], "--metrics-port"],
  ["half of an identity", [...urls, "--tls-cert", "cert.pem"], "together"],
  ["a header with a colon", [...urls, "--country-header", "CF-IPCountry:"], "name of a header"],
  ["a proxy by name", [...urls, "--trusted-proxy", "proxy"], "neither an address nor a range"],
])("refuses %s", (_what, args, message) => {
  expect(() => parse(...args)).toThrow(message);
});

test("refuses files that do not contain a certificate and its key", () => {
  const folder = mkdtempSync(join(tmpdir(), "consentform-tls-"));
  try {
    const file = join(folder, "cert.pem");
    expect(() => parse(...urls, "--tls-cert", file, "--tls-key", file)).toThrow("ENOENT");
    writeFileSync(file, "nothing");
    expect(() => parse(...urls, "--tls-cert", file, "--tls-key", file)).toThrow("both in PEM");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
