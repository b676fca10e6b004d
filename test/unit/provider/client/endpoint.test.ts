import { checkEndpoint, createClient } from "../../../../src/provider/client";

describe("checkEndpoint", () => {
  test.each([
    "https://consent.example",
    "https://consent.example/",
    "https://consent.example:8443/base/path",
    "http://localhost:4071",
    "http://127.0.0.1:4071",
    "http://127.8.9.10",
    "http://127.1",
    "http://[::1]:4071",
  ])("accepts %s", (endpoint) => {
    expect(checkEndpoint(endpoint)).toBeNull();
  });

  test.each([
    ["", "not an absolute address"],
    ["consent.example", "not an absolute address"],
    ["consent.example", "https://consent.example"],
    ["/v1", "not an absolute address"],
    ["http://consent.example", "plain http"],
    ["http://consent.example", "use https"],
    ["http://localhost.example", "plain http"],
    ["http://localhost.", "plain http"],
    ["http://127.0.0.1.example", "plain http"],
    ["http://0.0.0.0:4071", "plain http"],
    ["http://[::ffff:127.0.0.1]", "plain http"],
    ["ftp://consent.example", "uses ftp://"],
    ["file:///etc/passwd", "uses file://"],
    ["https://consent.example?x=1", "query or fragment"],
    ["https://consent.example/#x", "query or fragment"],
    ["https://consent.example/v1", "leave it out"],
    ["https://consent.example/v1/", "leave it out"],
  ])("refuses %s", (endpoint, why) => {
    expect(checkEndpoint(endpoint)).toContain(why);
    expect(() => createClient({ endpoint })).toThrow(why);
  });

  test("never repeats credentials", () => {
    const refusal = checkEndpoint("http://user:hunter2@consent.example");
    expect(refusal).toContain("carries credentials");
    expect(refusal).not.toMatch(/user|hunter2/);
  });
});
