import * as pulumi from "@pulumi/pulumi";
import * as consentform from "consentform";

const siteId = new pulumi.Config().require("siteId");
const declaration = consentform.getDeclarationOutput({ siteId, lang: "de" });

export const categories = declaration.categories.apply((all) => all.map(({ label }) => label));
