export { type Erasure, erasePerson, type Person } from "./erase-person";
export { recordHash } from "./record-hash";
