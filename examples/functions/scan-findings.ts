import * as pulumi from "@pulumi/pulumi";
import * as consentform from "consentform";

const scanId = new pulumi.Config().require("scanId");
const findings = consentform.getScanFindingsOutput({ scanId, severity: ["error", "warning"] });

export const pages = findings.apply((found) => [...new Set(found.map(({ page }) => page))]);
