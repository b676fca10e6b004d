import { unusedProxy } from "../../../../src/provider/client/unused-proxy";

test.each([
  ["no proxy", {}, null],
  ["a proxy that is used", { HTTPS_PROXY: "http://proxy.example", NODE_USE_ENV_PROXY: "1" }, null],
  ["an empty variable", { HTTPS_PROXY: "" }, null],
  ["a proxy", { HTTPS_PROXY: "http://proxy.example" }, /^HTTPS_PROXY is set/],
  [
    "a proxy in lower case, with an empty one",
    { HTTPS_PROXY: "", http_proxy: "http://p.example" },
    /^http_proxy is set/,
  ],
])("%s", (_what, variables, expected) => {
  const found = unusedProxy(variables);
  if (expected === null) expect(found).toBeNull();
  else expect(found).toMatch(expected);
});
