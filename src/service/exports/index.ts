export { rotateExportKey } from "./export-key";
export { keyThumbprint } from "./key-thumbprint";
