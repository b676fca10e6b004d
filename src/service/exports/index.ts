export { rotateExportKey } from "./export-key";
