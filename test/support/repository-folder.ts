import { resolve } from "node:path";

/** Absolute path of the checkout. */
export const repositoryFolder = resolve(__dirname, "../..");
