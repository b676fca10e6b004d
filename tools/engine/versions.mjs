/**
 * The engine that the tests are measured with; built from `tools/engine/pulumi` or downloaded by npm's package pulumi.
 */
export const PULUMI_VERSION = "3.259.0";

/**
 * The newest Node language host that the Go module proxy serves; works with {@link PULUMI_VERSION}
 * (`tools/engine/pulumi-language-nodejs`).
 */
export const LANGUAGE_HOST_VERSION = "3.68.0";

/**
 * The oldest engine on PATH that is used instead of one of our own: the version of the pinned SDK,
 * because an engine older than its SDK is a pair that Pulumi does not test.
 */
export const MINIMUM_PULUMI_VERSION = "3.248.0";

/** The OpenTofu that is built from `tools/engine/opentofu` where none is on PATH. */
export const OPENTOFU_VERSION = "1.12.6";

/** The oldest Terraform and OpenTofu that the tests use: the first with write-only attributes. */
export const MINIMUM_TERRAFORM_VERSION = "1.11.0";

/** The files that a folder needs to be an engine for programs with dynamic resources. */
export const ENGINE_FILES = {
  engine: process.platform === "win32" ? "pulumi.exe" : "pulumi",
  languageHost: process.platform === "win32" ? "pulumi-language-nodejs.exe" : "pulumi-language-nodejs",
  dynamicProvider: process.platform === "win32" ? "pulumi-resource-pulumi-nodejs.cmd" : "pulumi-resource-pulumi-nodejs",
};

/**
 * @param {string} found dotted version, a leading `v` and a suffix after the third number are ignored
 * @param {string} minimum dotted version
 * @returns {boolean} whether `found` is `minimum` or newer
 */
export function isAtLeast(found, minimum) {
  const [a, b] = [found, minimum].map((text) => text.replace(/^v/, "").split(/[.+-]/, 3).map(Number));
  const firstDifference = b.findIndex((part, index) => part !== a[index]);
  return firstDifference === -1 || a[firstDifference] > b[firstDifference];
}

/**
 * Environment of Go's compiler. Memory matters less than processor time, of which its garbage collector otherwise takes
 * a sixth.
 */
export const GO_COMPILER = { GOGC: "400" };

/** Environment of engines in tests. They end within seconds, so they collect no garbage below the limit. */
export const ENGINES_IN_TESTS = { GOGC: "off", GOMEMLIMIT: "1GiB" };
