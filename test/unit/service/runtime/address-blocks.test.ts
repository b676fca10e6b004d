import { addressBlocks } from "../../../../src/service/runtime/address-blocks";

test.each([
  ["192.0.2.7", ["192.0.2.7", "192.0.2.7", "192.0.2"]],
  ["::ffff:192.0.2.7", ["192.0.2.7", "192.0.2.7", "192.0.2"]],
  ["::FFFF:c000:207", ["192.0.2.7", "192.0.2.7", "192.0.2"]],
  ["0:0:0:0:0:ffff:192.0.2.7", ["192.0.2.7", "192.0.2.7", "192.0.2"]],
  ["2001:db8:12:34::1", ["2001:db8:12:34:0:0:0:1", "2001:db8:12:34", "2001:db8:12"]],
  ["2001:0DB8:0012:0034:0:0:0:1", ["2001:db8:12:34:0:0:0:1", "2001:db8:12:34", "2001:db8:12"]],
  ["fe80::1%eth0", ["fe80:0:0:0:0:0:0:1", "fe80:0:0:0", "fe80:0:0"]],
  ["::1", ["0:0:0:0:0:0:0:1", "0:0:0:0", "0:0:0"]],
  // Another family's address inside stays in its own block.
  ["64:ff9b::192.0.2.7", ["64:ff9b:0:0:0:0:c000:207", "64:ff9b:0:0", "64:ff9b:0"]],
])("%s is one address in each spelling", (text, [address, customer, network]) => {
  expect(addressBlocks(text)).toEqual({ address, customer, network });
});

test.each([null, "", "unknown", "host:80", "192.0.2", "192.0.2.256", "::ffff:999.0.2.1", "2001:db8"])(
  "%p shares one block with all other texts that are not addresses",
  (text) => {
    expect(addressBlocks(text)).toEqual({ address: "unknown", customer: "unknown", network: "unknown" });
  },
);
