import * as pulumi from "@pulumi/pulumi";
import * as consentform from "consentform";

const siteId = new pulumi.Config().require("siteId");
const site = consentform.getSiteOutput({ siteId, include: ["domains"] });

// null until a version is promoted.
export const liveVersion = site.stages.apply((stages) => stages?.production?.number ?? null);
