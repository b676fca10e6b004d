export { recordHash } from "./record-hash";
