/** The errors of a user's own input, and file system errors in the user's words. */

export { fileFailure } from "./file-failure";
export { UsageError } from "./usage-error";
