/**
 * Says which promises of the contract no test has seen kept: `main.ts FILE`, where FILE has a line `operation status
 * slug` for each answer that the tests have had (test/support/recorded-service.ts). Each gap is a line on standard
 * output; any makes the exit status 1.
 */
import { readFileSync } from "node:fs";
import { gapsOf } from "./gaps";

const [file = ""] = process.argv.slice(2);
const gaps = gapsOf(readFileSync(file, "utf8").split("\n"));
for (const gap of gaps) console.log(gap);
if (gaps.length > 0) process.exitCode = 1;
