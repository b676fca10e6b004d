import path from "node:path";
import { fileURLToPath } from "node:url";

/** Absolute path of the checkout, whatever the working directory is. */
export const repositoryFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
