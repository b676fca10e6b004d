import { readConfiguration, requireComplete, requireEndpoint } from "../../../../src/provider/pulumi/configuration";

const reader = (values: Record<string, string>) => (key: string) => values[key];

describe("configuration", () => {
  test("stack configuration wins over the environment, which only fills gaps", () => {
    const environment = { CONSENTFORM_TOKEN: "from-environment", CONSENTFORM_ENDPOINT: "https://environment.example" };
    expect(readConfiguration(reader({ "consentform:token": "from-stack" }), environment)).toEqual({
      token: "from-stack",
      endpoint: "https://environment.example",
      maxRequestsPerMinute: null,
    });
  });

  test("a missing endpoint names the key, the variable and the local service", () => {
    const configuration = readConfiguration(reader({}), {});
    expect(() => requireEndpoint(configuration)).toThrow(
      /consentform:endpoint[\s\S]*CONSENTFORM_ENDPOINT[\s\S]*consentform dev/,
    );
  });

  test("a missing token names the key and the variable, and how to set it as a secret", () => {
    const configuration = readConfiguration(reader({ "consentform:endpoint": "https://consent.example" }), {});
    expect(() => requireComplete(configuration)).toThrow(/--secret consentform:token[\s\S]*CONSENTFORM_TOKEN/);
  });

  test("plain http is refused but for loopback", () => {
    const endpoint = (address: string) => readConfiguration(reader({ "consentform:endpoint": address }), {});
    expect(() => requireEndpoint(endpoint("http://consent.example"))).toThrow(/consentform:endpoint/);
    expect(requireEndpoint(endpoint("http://localhost:4071")).endpoint).toBe("http://localhost:4071");
  });

  test.each(["0", "-1", "1.5", "many"])("a limit of %s requests a minute is refused with what is allowed", (value) => {
    expect(() => readConfiguration(reader({ "consentform:maxRequestsPerMinute": value }), {})).toThrow(
      /whole number of at least 1/,
    );
  });
});
