import { readFileSync } from "node:fs";
import { InvalidArgumentError } from "commander";
import { readVendorList, type VendorList } from "../../banner/vendor-list";

/** The vendor list in a file that an option names. */
export function vendorListFile(file: string): VendorList {
  try {
    return readVendorList(readFileSync(file, "utf8"));
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : String(error));
  }
}
