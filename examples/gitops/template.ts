import * as consentform from "consentform";

/** The template of all sites: banner.yaml, where `{{<name>}}` is the value of the column `var.<name>` of sites.csv. */
export function bannerTemplate() {
  const names = consentform.readSites("sites.csv").flatMap(({ variables = {} }) => Object.keys(variables));
  return {
    document: consentform.readBanner("banner.yaml"),
    variables: Object.fromEntries(names.map((name) => [name, { required: true }])),
  };
}
