import * as consentform from "consentform";

const sites = consentform.getSitesOutput({ label: ["team:shops"] });

export const names = sites.apply((found) => found.map(({ name }) => name));
