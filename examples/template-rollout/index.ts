// Two shops with one template: each has its own name, and one change of the text goes live on both.
import * as consentform from "consentform";

const document = consentform.readBanner("../quickstart/banner.yaml");
const template = new consentform.BannerTemplate("shops", {
  name: "Shops",
  document: { ...document, identity: { ...document.identity, controller_name: "{{company}}" } },
  variables: { company: { required: true } },
});

const settings = { promotionGate: { mode: "off" as const } };
const nord = new consentform.Site("nord", { name: "Shop Nord", settings, deletionProtection: false });
const sued = new consentform.Site("sued", { name: "Shop Süd", settings, deletionProtection: false });

const rollout = new consentform.TemplateRollout("shops", {
  template,
  release: "production",
  sites: {
    nord: { site: nord, variables: { company: "Nord GmbH" } },
    sued: {
      site: sued,
      variables: { company: "Süd AG" },
      overrides: { layout: { kind: "bar", position: "bottom" } },
    },
  },
});

export const live = rollout.productionNumbers;
