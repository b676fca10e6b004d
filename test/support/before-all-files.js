const buildScripts = require("./built-scripts");
const { startKeyServer } = require("./key-server");

/** Makes what all test files share, once: bundles of scripts, and the key server of stacks. */
module.exports = async () => {
  buildScripts();
  process.env.CONSENTFORM_KEY_SERVER = await startKeyServer();
};
