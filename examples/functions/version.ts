import * as pulumi from "@pulumi/pulumi";
import * as consentform from "consentform";

const siteId = new pulumi.Config().require("siteId");
const version = consentform.getVersionOutput({ siteId, versionNumber: 1 });

export const publishedAt = version.publishedAt;
