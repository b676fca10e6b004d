/** The folder in which a service on this machine keeps its data, unless a command names another one. */
export const DEFAULT_FOLDER = ".consentform";
