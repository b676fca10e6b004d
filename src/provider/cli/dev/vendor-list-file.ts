import { readFileSync } from "node:fs";
import type { VendorList } from "@consentform/consent/banner";
import { InvalidArgumentError } from "commander";

/** The vendor list in a file that an option names. */
export function vendorListFile(file: string): VendorList {
  // Loaded here, because most starts have no list.
  const { readVendorList } = require("@consentform/consent/banner") as typeof import("@consentform/consent/banner");
  try {
    return readVendorList(readFileSync(file, "utf8"));
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : String(error));
  }
}
