import { isGloballyRoutable, isLoopback } from "../../../../src/service/egress/special-purpose-addresses";

describe("isGloballyRoutable", () => {
  test.each([
    ["first and last of 0.0.0.0/8", ["0.0.0.0", "0.255.255.255"]],
    ["10.0.0.0/8", ["10.0.0.0", "10.255.255.255"]],
    ["shared address space", ["100.64.0.0", "100.127.255.255"]],
    ["loopback", ["127.0.0.1", "127.255.255.254"]],
    ["link local, cloud metadata", ["169.254.0.1", "169.254.169.254"]],
    ["172.16.0.0/12", ["172.16.0.0", "172.31.255.255"]],
    ["IETF protocol assignments", ["192.0.0.1", "192.0.0.170"]],
    ["documentation", ["192.0.2.1", "198.51.100.1", "203.0.113.255"]],
    ["6to4 relay", ["192.88.99.1"]],
    ["192.168.0.0/16", ["192.168.0.0", "192.168.255.255"]],
    ["benchmarking", ["198.18.0.0", "198.19.255.255"]],
    ["multicast, reserved, broadcast", ["224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255"]],
    ["unspecified and loopback v6", ["::", "::1"]],
    ["mapped v4, even of a public address", ["::ffff:127.0.0.1", "::ffff:7f00:1", "::ffff:8.8.8.8"]],
    ["deprecated v4-compatible", ["::127.0.0.1", "::8.8.8.8"]],
    ["NAT64 of a private v4", ["64:ff9b::10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe"]],
    ["local-use NAT64", ["64:ff9b:1::1"]],
    ["discard only, dummy", ["100::1", "100:0:0:1::1"]],
    ["Teredo, benchmarking, ORCHID", ["2001::1", "2001:2::1", "2001:10::1", "2001:20::1"]],
    ["documentation v6", ["2001:db8::1", "3fff::1", "3fff:fff::1"]],
    ["6to4", ["2002:7f00:1::1"]],
    ["segment routing", ["5f00::1"]],
    ["unique local, link local, site local, multicast", ["fc00::1", "fdff::1", "fe80::1", "fec0::1", "ff02::1"]],
    [
      "scoped, bracketed, short, octal and words",
      ["fe80::1%eth0", "2606:4700::1%1", "[::1]", "127.1", "0177.0.0.1", "localhost", ""],
    ],
  ])("refuses %s", (_what, addresses) => {
    expect(addresses.filter(isGloballyRoutable)).toEqual([]);
  });

  test.each([
    [
      "neighbours of refused v4 blocks",
      [
        "9.255.255.255",
        "11.0.0.0",
        "100.63.255.255",
        "100.128.0.0",
        "126.255.255.255",
        "128.0.0.1",
        "169.253.255.255",
        "172.15.255.255",
        "172.32.0.0",
        "192.0.1.1",
        "192.167.255.255",
        "198.17.255.255",
        "198.20.0.0",
        "223.255.255.255",
      ],
    ],
    ["public v6", ["2606:4700::1111", "2001:200::1", "2a00:1450::1", "3ffe::1", "2001:4860:4860::8888"]],
    ["NAT64 of a public v4", ["64:ff9b::8.8.8.8", "64:ff9b::808:808"]],
  ])("accepts %s", (_what, addresses) => {
    expect(addresses.filter((address) => !isGloballyRoutable(address))).toEqual([]);
  });
});

test("isLoopback knows 127.0.0.0/8 and ::1 in their plain forms", () => {
  expect(["127.0.0.1", "127.9.9.9", "::1"].every(isLoopback)).toBe(true);
  expect(["128.0.0.1", "::", "::ffff:127.0.0.1", "localhost"].some(isLoopback)).toBe(false);
});
