import path from "node:path";
import { fileURLToPath } from "node:url";

/** Absolute path of the checkout, from any working directory. */
export const repositoryFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
