export { type Erasure, erasePerson, type Person } from "./erase-person";
