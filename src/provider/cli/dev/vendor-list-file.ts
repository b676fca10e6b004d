import { readFileSync } from "node:fs";
import { InvalidArgumentError } from "commander";
import type { VendorList } from "../../../consent/banner";

/** The vendor list in a file that an option names. */
export function vendorListFile(file: string): VendorList {
  // Loaded here, because most starts have no list.
  const { readVendorList } = require("../../../consent/banner") as typeof import("../../../consent/banner");
  try {
    return readVendorList(readFileSync(file, "utf8"));
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : String(error));
  }
}
