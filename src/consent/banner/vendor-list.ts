import type { ResolvedBannerComponents } from "../rules/generated/resolved-banner-document";

/** A vendor of the Global Vendor List, as far as TC strings depend on it. */
interface Vendor {
  readonly id: number;
  readonly name: string;
  readonly purposes: readonly number[];
  readonly legIntPurposes: readonly number[];
  readonly flexiblePurposes: readonly number[];
  readonly specialPurposes: readonly number[];
  readonly features: readonly number[];
  readonly specialFeatures: readonly number[];
}

/** The vendors that a document discloses, as visitors load them. */
export interface DisclosedVendors extends VendorList {
  /** Ids of Google's providers that are not in the list of the IAB, in ascending order. */
  readonly googleProviders: readonly number[];
}

type Named = Readonly<Record<string, { readonly id: number; readonly name: string }>>;

/** The Global Vendor List, as far as TC strings depend on it. */
export interface VendorList {
  readonly gvlSpecificationVersion: number;
  readonly vendorListVersion: number;
  readonly tcfPolicyVersion: number;
  readonly lastUpdated: string;
  readonly purposes: Named;
  readonly specialPurposes: Named;
  readonly features: Named;
  readonly specialFeatures: Named;
  readonly vendors: Readonly<Record<string, Vendor>>;
}

const tables = ["purposes", "specialPurposes", "features", "specialFeatures"] as const;
const uses = [
  "purposes",
  "legIntPurposes",
  "flexiblePurposes",
  "specialPurposes",
  "features",
  "specialFeatures",
] as const;
const numbers = ["gvlSpecificationVersion", "vendorListVersion", "tcfPolicyVersion"] as const;

/**
 * Reads a `vendor-list.json` of the IAB, version 3. Vendors that were deleted from it are left out.
 * @throws {Error} that says what is wrong
 */
export function readVendorList(text: string): VendorList {
  const list = objectOf(parsed(text), "The file");
  for (const name of numbers) {
    if (!isId(list[name])) throw new Error(`${name} is missing. Use a vendor-list.json of the IAB.`);
  }
  if (list.gvlSpecificationVersion !== 3) {
    throw new Error(`gvlSpecificationVersion is ${String(list.gvlSpecificationVersion)}, not 3.`);
  }
  const vendors = Object.values(objectOf(list.vendors, "vendors")).map((vendor) => vendorOf(vendor));
  return {
    ...(Object.fromEntries(numbers.map((name) => [name, list[name]])) as Pick<VendorList, (typeof numbers)[number]>),
    lastUpdated: String(list.lastUpdated ?? ""),
    ...(Object.fromEntries(tables.map((name) => [name, namedOf(list[name], name)])) as Pick<
      VendorList,
      (typeof tables)[number]
    >),
    vendors: Object.fromEntries(vendors.flatMap((vendor) => (vendor === null ? [] : [[vendor.id, vendor]]))),
  };
}

/** The list with only the vendors that a document discloses. Ids that the list does not have are left out. */
export function disclosedVendors(
  list: VendorList,
  tcf: Pick<ResolvedBannerComponents["BannerTcf"], "vendors" | "google_providers">,
): DisclosedVendors {
  const googleProviders = [...tcf.google_providers].sort((a, b) => a - b);
  if (tcf.vendors === "all") return { ...list, googleProviders };
  const known = tcf.vendors.flatMap((id) => list.vendors[id] ?? []);
  return { ...list, googleProviders, vendors: Object.fromEntries(known.map((vendor) => [vendor.id, vendor])) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error("The file is not JSON.");
  }
}

function objectOf(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Error(`${name} is not an object.`);
  return value as Readonly<Record<string, unknown>>;
}

function namedOf(value: unknown, name: string): Named {
  return Object.fromEntries(
    Object.values(objectOf(value, name)).map((each) => {
      const { id, name: title } = objectOf(each, name);
      if (!isId(id)) throw new Error(`An entry of ${name} has no id.`);
      return [id, { id, name: String(title ?? "") }];
    }),
  );
}

function vendorOf(value: unknown): Vendor | null {
  const vendor = objectOf(value, "A vendor");
  const { id, name } = vendor;
  if (!isId(id)) throw new Error("A vendor has no id.");
  if (vendor.deletedDate !== undefined) return null;
  const ids = uses.map((use): [string, number[]] => {
    const list = vendor[use] ?? [];
    if (!Array.isArray(list) || !list.every(isId)) throw new Error(`${use} of vendor ${id} is not a list of ids.`);
    return [use, list];
  });
  return { id, name: String(name ?? ""), ...Object.fromEntries(ids) } as Vendor;
}

function isId(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) > 0 && (value as number) <= 65_535;
}
