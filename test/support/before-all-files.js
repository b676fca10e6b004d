const { mkdtempSync, rmSync } = require("node:fs");
const { tmpdir } = require("node:os");
const { join } = require("node:path");
const buildScripts = require("./built-scripts");
const { startKeyServer } = require("./key-server");

/** Makes what all test files share, once: bundles of scripts, the answers of tools, and the key server of stacks. */
module.exports = async () => {
  buildScripts();
  const answers = mkdtempSync(join(tmpdir(), "tool-answers-"));
  process.once("exit", () => rmSync(answers, { recursive: true, force: true }));
  process.env.CONSENTFORM_TOOL_ANSWERS = answers;
  process.env.CONSENTFORM_KEY_SERVER = await startKeyServer();
};
