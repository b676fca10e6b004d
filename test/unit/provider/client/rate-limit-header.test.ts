import { readRateLimit } from "../../../../src/provider/client/rate-limit-header";

describe("readRateLimit", () => {
  test.each<[string, string | null, string | null, object]>([
    [
      "both headers",
      '"per-token";q=600;w=60',
      '"per-token";r=12;t=7',
      { quota: 600, windowMs: 60_000, left: 12, endsInMs: 7000 },
    ],
    ["nothing", null, null, {}],
    ["zero left", null, '"per-token";r=0;t=0', { left: 0, endsInMs: 0 }],
    [
      "other policies beside it, spaces, other parameters",
      '"per-ip";q=6000;w=60, "per-token" ; q=50 ; w=5 ; pk=:YQ==:',
      '"auth";r=1;t=1 , "per-token"; t=3; r=2',
      { quota: 50, windowMs: 5000, left: 2, endsInMs: 3000 },
    ],
    ["another policy only", '"per-ip";q=6000;w=60', '"per-ip";r=3;t=3', {}],
    ["values that cannot be", '"per-token";q=0;w=-1', '"per-token";r=-3;t=1.5', {}],
    ["numbers without end", '"per-token";q=99999999999999999999', '"per-token";r=1e3', {}],
    ["garbage", 'per-token;q=600", ;;', "r=1", {}],
  ])("%s", (_name, policy, state, expected) => {
    const headers = new Headers();
    if (policy !== null) {
      headers.set("RateLimit-Policy", policy);
    }
    if (state !== null) {
      headers.set("RateLimit", state);
    }
    expect(readRateLimit(headers, "per-token")).toEqual(expected);
  });
});
