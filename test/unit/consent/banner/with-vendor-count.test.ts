import { withVendorCount } from "../../../../src/consent/banner/with-vendor-count";

const list = (count: number) => ({
  vendors: Object.fromEntries(Array.from({ length: count }, (_, id) => [String(id), {}])),
  googleProviders: [1, 2],
});

test.each([
  ["en", 1232, "1,234"],
  ["de", 1232, "1.234"],
  ["sv", 1232, "1\u00a0234"],
  ["de", 1, "3"],
  ["not a tag", 1232, "1234"],
])("the number of vendors in %s is written as that language writes it", (tag, count, written) => {
  const texts = { body: "{vendor_count}: {vendor_count}", title: "{purposes}" };
  const vendors = list(count) as unknown as Parameters<typeof withVendorCount>[1];
  expect(withVendorCount(texts, vendors, tag)).toEqual({ body: `${written}: ${written}`, title: "{purposes}" });
});
