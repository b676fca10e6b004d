import { App, TerraformOutput, TerraformStack } from "cdktn";
import {
  AlertChannel,
  ConsentformProvider,
  ConsentformProviderFunctions,
  EphemeralConsentformToken,
} from "consentform/cdktn";

// Says for which engines the program is: both know write-only attributes since 1.11.
const context = process.env.WITHOUT_TARGETS ? {} : { targetVersions: { terraform: ">=1.11.0", opentofu: ">=1.11.0" } };
const app = new App({ context });
const stack = new TerraformStack(app, "secrets");
new ConsentformProvider(stack, "consentform");

const token = new EphemeralConsentformToken(stack, "token", { name: "pipeline", scopes: ["sites:read"] });
new AlertChannel(stack, "slack", { kind: "slack", name: "ops", urlWo: token.secret, urlWoVersion: 1 });

const functions = new ConsentformProviderFunctions("consentform");
new TerraformOutput(stack, "digest", { value: functions.bannerDigest("{}") });

app.synth();
