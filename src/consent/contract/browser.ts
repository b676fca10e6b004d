/** The contract for code that browsers run: nothing here needs Node, and the document is left out. */
export type { components, paths } from "./generated/types";
export { includesRole, type Role, type Scope, scopes } from "./operation";
export { escapedDirections, visibleText } from "./visible-text";
