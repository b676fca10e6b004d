import { CheckRequest, type CheckResponse } from "@pulumi/pulumi/proto/provider_pb";
import { configurationRpcs } from "../../../../../src/provider/pulumi/plugin/configuration-rpcs";
import { closed } from "../../../../../src/provider/pulumi/plugin/wire";

/** The reasons why a provider with this name refuses its settings. */
async function refusals(name: string, settings: Record<string, string>): Promise<string[]> {
  const urn = `urn:pulumi:test::consentform::pulumi:providers:consentform::${name}`;
  const request = new CheckRequest().setUrn(urn).setNews(closed(settings));
  const response = await new Promise<CheckResponse>((resolve, reject) => {
    const answer = (error: unknown, value?: CheckResponse | null) => (value ? resolve(value) : reject(error));
    configurationRpcs.checkConfig({ request } as never, answer as never);
  });
  return response.getFailuresList().map((failure) => failure.getReason());
}

test("warns of near names alone among the settings of a project of the same name", async () => {
  const warn = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  try {
    expect(await refusals("default_0_3_0", { region: "north", endpont: "https://x.example" })).toEqual([]);
    expect(warn.mock.calls.map(([text]) => text)).toEqual([
      "warning: consentform:endpont is not a setting of the provider. Did you mean consentform:endpoint?\n",
    ]);
  } finally {
    warn.mockRestore();
  }
  expect(await refusals("account", { region: "north" })).toEqual([
    expect.stringContaining("consentform:region is not a setting of the provider; allowed are token,"),
  ]);
});

test("refuses a malformed endpoint or limit when the provider is configured", async () => {
  expect(await refusals("account", { endpoint: "ftp://x.example" })).toEqual([
    expect.stringMatching(/^consentform:endpoint: /),
  ]);
  expect(await refusals("account", { maxRequestsPerMinute: "0" })).toEqual([
    expect.stringMatching(/^consentform:maxRequestsPerMinute is "0"; allowed is a whole number of at least 1/),
  ]);
});
