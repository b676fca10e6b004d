import * as pulumi from "@pulumi/pulumi";
import { isProblem } from "../../src/provider/client";
import * as consentform from "../../src/provider/index";
import { type ListeningLaboratory, openListeningLaboratory } from "../support/terraform-laboratory";

const missing = "site_00000000000000000000000000";

interface Opened<T> {
  promise(): Promise<T>;
  isKnown: Promise<boolean>;
  isSecret: Promise<boolean>;
  allResources(): Promise<unknown>;
}

/** The value of an output, once it is known. */
function awaited<T>(output: pulumi.Output<T>): Promise<T> {
  const opened = output as unknown as Opened<T>;
  // A failure is the failure of each of them, and no one waits for the others here.
  for (const part of [opened.isKnown, opened.isSecret, opened.allResources()]) part.catch(() => undefined);
  return opened.promise();
}

const failureOf = (pending: Promise<unknown>): Promise<Error> =>
  pending.then(
    () => {
      throw new Error("it should have failed");
    },
    (error: Error) => error,
  );

describe("against the service", () => {
  let laboratory: ListeningLaboratory;
  beforeAll(async () => {
    laboratory = await openListeningLaboratory();
    process.env.CONSENTFORM_ENDPOINT = laboratory.endpoint;
    process.env.CONSENTFORM_TOKEN = await laboratory.token();
  });
  afterAll(async () => {
    delete process.env.CONSENTFORM_ENDPOINT;
    delete process.env.CONSENTFORM_TOKEN;
    await laboratory?.close();
  });

  test.each([
    [
      "getSite",
      () => consentform.getSite({ siteId: missing }),
      /^Not found: .* Check siteId "site_0+" and the token's workspace\.$/,
    ],
    [
      "getVersionOutput",
      () => awaited(consentform.getVersionOutput({ siteId: missing, versionNumber: 99 })),
      /Check siteId "site_0+" and versionNumber 99 and the token's workspace\.$/,
    ],
  ])("%s of what does not exist names the arguments and the program's line alone", async (_name, call, message) => {
    const error = await failureOf(call());
    expect(error.message).toMatch(message);
    expect(isProblem(error, "not-found")).toBe(true);
    const [first = "", ...rest] = (error.stack ?? "").slice(`ProblemError: ${error.message}`.length + 1).split("\n");
    expect(first).toMatch(/functions\.test\.ts:\d+/);
    expect(rest.join("\n")).not.toMatch(/src\/|dist\//);
  });

  test("a secret argument makes the result a secret, and is in no error", async () => {
    const client = await laboratory.client();
    const { data: site } = await client.call("createSite", { body: { name: "Shop" } });
    const found = consentform.getSiteOutput({ siteId: pulumi.secret(site.id) });
    expect([await pulumi.isSecret(found), (await awaited(found)).name]).toEqual([true, "Shop"]);
    expect(await pulumi.isSecret(consentform.getSiteOutput({ siteId: site.id }))).toBe(false);

    const refused: pulumi.Output<unknown>[] = [
      consentform.getSiteOutput({ siteId: pulumi.secret("planted-1") }),
      consentform.getSiteOutput(pulumi.secret({ siteId: missing.replace("_0", "_planted2") })),
      consentform.getSitesOutput({ label: [pulumi.secret("planted-3 !")] }),
      consentform.getRegimeOutput({ country: pulumi.secret("planted-4") }),
      consentform.getRegimeOutput(pulumi.secret({ country: "DE", planted_5: "x" } as { country: string })),
    ];
    const errors = await Promise.all(refused.map((output) => failureOf(awaited(output))));
    expect(errors.map(({ message, stack }) => `${message}${stack}`).filter((text) => text.includes("planted"))).toEqual(
      [],
    );
    expect(errors[0]?.message).toMatch(/Check siteId "\[secret\]"/);
    expect(errors.at(-1)?.message).toMatch(/^getRegime: \[secret\]: is not a known argument; allowed arguments are /);
  });

  test("an option provider of another package is refused", async () => {
    const provider = {} as pulumi.ProviderResource;
    await expect(consentform.getMe({}, { provider })).rejects.toThrow(/`provider` is not a consentform\.Provider/);
  });
});

describe("with mocks", () => {
  const calls: pulumi.runtime.MockCallArgs[] = [];
  const events: string[] = [];
  beforeAll(() =>
    pulumi.runtime.setMocks({
      newResource: async ({ name, inputs }) => {
        await new Promise((resolve) => setTimeout(resolve, 50));
        events.push(name);
        return { id: `${name}-id`, state: inputs };
      },
      call: (args) => {
        calls.push(args);
        events.push(args.token);
        return args.token.endsWith("getSites") ? { sites: [{ name: "One" }] } : { name: "Mocked", retention: 30 };
      },
    }),
  );
  beforeEach(() => {
    calls.length = 0;
    events.length = 0;
  });

  test("functions ask the mock, with token and arguments, and no service", async () => {
    expect(await consentform.getSite({ siteId: "site_1", include: ["domains"] })).toEqual({
      name: "Mocked",
      retention: 30,
    });
    expect(await awaited(consentform.getSiteOutput({ siteId: pulumi.output("site_2") }).name)).toBe("Mocked");
    expect(await consentform.getSites()).toEqual([{ name: "One" }]);
    expect(calls.map(({ token, inputs }) => [token, inputs])).toEqual([
      ["consentform:index:getSite", { siteId: "site_1", include: ["domains"] }],
      ["consentform:index:getSite", { siteId: "site_2" }],
      ["consentform:index:getSites", {}],
    ]);
  });

  test("the Output form waits for what it depends on, and for what a component contains", async () => {
    class Trivial extends pulumi.CustomResource {}
    class Component extends pulumi.ComponentResource {}
    const alone = new Trivial("test:index:Trivial", "alone");
    const component = new Component("test:index:Component", "component");
    new Trivial("test:index:Trivial", "inside", {}, { parent: component });
    await awaited(consentform.getSiteOutput({ siteId: "site_1" }, { dependsOn: [alone, pulumi.output(component)] }));
    expect(events).toEqual(expect.arrayContaining(["alone", "component", "inside"]));
    expect(events[events.length - 1]).toBe("consentform:index:getSite");
  });

  test("the mock learns which provider is asked: the one given, or that of the parent", async () => {
    const provider = new consentform.Provider("other", { token: "t", endpoint: "https://consent.example" });
    const parent = new (class Component extends pulumi.ComponentResource {})(
      "test:index:Component",
      "owner",
      {},
      { providers: [provider] },
    );
    await consentform.getSite({ siteId: "site_1" }, { provider });
    await consentform.getSite({ siteId: "site_1" }, { parent });
    await consentform.getSite({ siteId: "site_1" });
    expect(calls.map(({ provider: asked }) => /::other::/.test(asked ?? ""))).toEqual([true, true, false]);
  });
});
