/** Prints how large the house is, and how far from its goals. It changes nothing. */
import { join } from "node:path";
import { markdownTable } from "../generate/markdown-table";
import { figures } from "./figures";

console.log(markdownTable(["what", "now", "goal"], figures(join(__dirname, "..", ".."))));
