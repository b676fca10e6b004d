import { readVendorList } from "../../src/consent/banner/vendor-list";

const named = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [index + 1, { id: index + 1, name: `No. ${index + 1}` }]),
  );

const vendor = (id: number, uses: Readonly<Record<string, readonly number[]>>) => ({
  id,
  name: `Vendor ${id}`,
  purposes: [],
  legIntPurposes: [],
  flexiblePurposes: [],
  specialPurposes: [],
  features: [],
  specialFeatures: [],
  ...uses,
});

/** A vendor-list.json in the form of the IAB: 2 vendors for marketing, 1 for statistics, 1 deleted. */
const vendorListText = JSON.stringify({
  gvlSpecificationVersion: 3,
  vendorListVersion: 91,
  tcfPolicyVersion: 5,
  lastUpdated: "2026-11-19T16:00:00Z",
  purposes: named(11),
  specialPurposes: named(3),
  features: named(3),
  specialFeatures: named(2),
  stacks: {},
  dataCategories: named(11),
  vendors: {
    2: vendor(2, { purposes: [1, 2, 3, 4], flexiblePurposes: [2], legIntPurposes: [7], specialPurposes: [1] }),
    10: vendor(10, { purposes: [1, 3], features: [1] }),
    755: vendor(755, { purposes: [1, 8], legIntPurposes: [9] }),
    800: { ...vendor(800, { purposes: [1, 2] }), deletedDate: "2026-01-01T00:00:00Z" },
  },
});

/** The same, as the service reads it. */
export const vendorList = () => readVendorList(vendorListText);
