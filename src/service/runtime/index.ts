export { createKeyring, type Keyring } from "./keyring";
export { defaultSettings, type ServiceSettings, type SingleSignOnSettings } from "./settings";
export { syncFolders, writeSynced } from "./sync-tree";
export { ulid } from "./ulid";
