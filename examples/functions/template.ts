import * as pulumi from "@pulumi/pulumi";
import * as consentform from "consentform";

// The template belongs to another program; this one decides when its sites get a new text.
const templateId = new pulumi.Config().require("templateId");
const site = new consentform.Site("shop", { name: "Shop", deletionProtection: false });

export const rollout = new consentform.TemplateRollout("shops", {
  template: consentform.getTemplateOutput({ templateId }),
  release: "preview",
  sites: { shop: { site } },
}).templateRevision;
