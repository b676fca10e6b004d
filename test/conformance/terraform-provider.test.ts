import { blockCodec } from "../../src/provider/terraform/messages";
import type { DynamicValue, ProviderRpcs } from "../../src/provider/terraform/protocol";
import { createProvider } from "../../src/provider/terraform/provider";
import { providerSchema } from "../../src/provider/terraform/schema";
import { providerBlock } from "../../src/provider/terraform/schema/provider-block";
import { type Laboratory, openLaboratory } from "./laboratory";
import { bannerDocument, newSite, publish } from "./rows/prepared";
import { call, nothing, startProvider } from "./started-provider";

let laboratory: Laboratory;
let token: string;

beforeAll(async () => {
  laboratory = await openLaboratory();
  token = await laboratory.token();
});
afterAll(() => laboratory.close());
afterEach(() => laboratory.intercept(null));

const started = (type: string, owner: string | null = null) => startProvider(laboratory, token, type, owner);

test("a taken key is refused with the id of what has it, and how to import that", async () => {
  const first = await (await started("consentform_site")).apply(null, { name: "Twice" });
  const second = await (await started("consentform_site")).apply(null, { name: "Twice" });
  expect(second.state).toBeNull();
  const id = String(first.state?.id);
  expect(second.errors).toEqual([
    expect.stringMatching(new RegExp(`taken by ${id}[\\s\\S]*to = consentform_site[\\s\\S]*id = "${id}"`)),
  ]);

  // Another owner has different names.
  const other = await (await started("consentform_site", "team-b")).apply(null, { name: "Twice" });
  expect(other.errors).toEqual([]);
});

test("refuses two equal resources in one plan", async () => {
  const { plan } = await started("consentform_site");
  expect((await plan(null, { name: "Alike" })).errors).toEqual([]);
  expect((await plan(null, { name: "Alike" })).errors).toEqual([expect.stringMatching(/external_key/)]);
  expect((await plan(null, { name: "Alike", external_key: "of-its-own" })).errors).toEqual([]);
});

test("a protected site is not deleted: the plan says so", async () => {
  const { state, kept } = await (await started("consentform_site")).apply(null, { name: "Protected" });
  expect((await (await started("consentform_site")).plan(state, null, kept)).errors).toEqual([]);
  // Only the first version makes it a site that visitors know.
  const path = { id: String(state?.id), number: 1 };
  const client = await laboratory.client();
  await publish(client, path.id);
  await client.call("promoteVersion", { path, body: {} });
  const { plan, apply } = await started("consentform_site");
  expect((await plan(state, null, kept)).errors).toEqual([expect.stringMatching(/deletion_protection/)]);
  const open = await apply(state, { name: "Protected", deletion_protection: false }, kept);
  expect(open.errors).toEqual([]);
  expect((await apply(open.state, null, open.kept)).state).toBeNull();
});

test("write-only secrets are sent on creation and with a new version, and never stored", async () => {
  const { plan, apply } = await started("consentform_webhook_endpoint");
  const secretOf = (letter: string) => `whsec_${letter.repeat(40)}`;
  const config = {
    url: "https://hooks.example/wo",
    event_kinds: ["*"],
    secret_wo: secretOf("A"),
    secret_wo_version: 1,
  };
  const made = await apply(null, config);
  expect(made.errors).toEqual([]);
  expect(made.state).toMatchObject({ secret: null, secret_wo: null, secret_wo_version: 1 });
  expect(JSON.stringify(made.state) + Buffer.from(made.kept).toString()).not.toContain("whsec_");

  expect((await plan(made.state, { ...config, secret_wo: secretOf("B") }, made.kept)).planned).toEqual(made.state);
  laboratory.forgetRequests();
  const renamed = await apply(made.state, { ...config, description: "renamed" }, made.kept);
  expect(renamed.errors).toEqual([]);
  const rotated = await apply(
    renamed.state,
    { ...config, description: "renamed", secret_wo: secretOf("B"), secret_wo_version: 2 },
    renamed.kept,
  );
  expect(rotated.errors).toEqual([]);
  expect(rotated.state).toMatchObject({ secret: null, secret_wo_version: 2 });
  expect(laboratory.requests.map(({ method }) => method)).toEqual(["PATCH", "PATCH"]);
  expect(JSON.stringify(rotated.state) + Buffer.from(rotated.kept).toString()).not.toContain("whsec_");
});

test("state contains everything written before a failure", async () => {
  const { apply } = await started("consentform_webhook_endpoint");
  const config = { url: "https://hooks.example/partial", event_kinds: ["*"] };
  const made = await apply(null, config);
  // The rotation is made, its response contains no secret, and the rotation that would end the lost one is refused.
  let patches = 0;
  laboratory.intercept(async (request, pass) => {
    if (request.method !== "PATCH") return pass(request);
    patches += 1;
    if (patches > 1)
      return Response.json(
        { type: "about:blank", title: "Refused", status: 400 },
        { status: 400, headers: { "content-type": "application/problem+json" } },
      );
    const answer = await pass(request);
    return Response.json(
      { ...((await answer.json()) as object), secret: null },
      { status: 200, headers: answer.headers },
    );
  });
  const failed = await apply(made.state, { ...config, rotation_triggers: { quarter: "1" } }, made.kept);
  expect(failed.errors).toHaveLength(1);
  expect(failed.state).toMatchObject({ id: made.state?.id, url: config.url });
  laboratory.intercept(null);
  const finished = await apply(failed.state, { ...config, rotation_triggers: { quarter: "1" } }, failed.kept);
  expect(finished.errors).toEqual([]);
  expect(finished.state?.secret).toMatch(/^whsec_/);
});

test("a banner's errors name attribute and place; its spelling does not matter", async () => {
  const { provider, plan, apply } = await started("consentform_config_draft");
  const codec = blockCodec(providerSchema().resources.consentform_config_draft ?? providerBlock);
  const evaluate = async (document: string) =>
    (
      await provider.validateResourceConfig(
        {
          typeName: "consentform_config_draft",
          config: codec.encode({ site_id: "site_1", document }),
          clientCapabilities: nothing,
        },
        call,
      )
    ).diagnostics ?? [];
  const { identity: _identity, ...withoutIdentity } = bannerDocument() as unknown as Record<string, unknown>;
  expect(await evaluate(JSON.stringify(withoutIdentity))).toContainEqual(
    expect.objectContaining({
      detail: expect.stringContaining("identity"),
      attribute: { steps: [{ selector: { $case: "attributeName", value: "document" } }] },
    }),
  );
  expect(await evaluate("{")).toContainEqual(
    expect.objectContaining({ detail: expect.stringMatching(/parse_banner/) }),
  );

  const site_id = await newSite(await laboratory.client());
  const document = JSON.stringify(bannerDocument());
  const made = await apply(null, { site_id, document });
  expect(made.errors).toEqual([]);
  const spelledOtherwise = JSON.stringify(bannerDocument(), null, 4);
  expect((await plan(made.state, { site_id, document: spelledOtherwise }, made.kept)).planned).toEqual(made.state);
});

test("nothing is sent without a token, and new resources are planned without one", async () => {
  const provider = createProvider({
    environment: {},
    fetch: (request) => laboratory.fetch(request),
  }) as Required<ProviderRpcs>;
  const codec = blockCodec(providerSchema().resources.consentform_site ?? providerBlock);
  const config = codec.encode({ name: "Preview" });
  const planned = await provider.planResourceChange(
    {
      typeName: "consentform_site",
      priorState: codec.encode(null),
      proposedNewState: config,
      config,
      priorPrivate: Buffer.alloc(0),
      clientCapabilities: nothing,
      priorIdentity: undefined,
    },
    call,
  );
  expect(planned.diagnostics ?? []).toEqual([]);
  const applied = await provider.applyResourceChange(
    {
      typeName: "consentform_site",
      priorState: codec.encode(null),
      plannedState: planned.plannedState as DynamicValue,
      config,
      plannedPrivate: Buffer.alloc(0),
      plannedIdentity: undefined,
    },
    call,
  );
  expect(applied.diagnostics).toMatchObject([{ detail: expect.stringMatching(/endpoint.*CONSENTFORM_ENDPOINT/) }]);
});

// Beside each resource, states hold such bytes of 0.2.0, in which declared places have Pulumi's names.
const formerly =
  '{"__declared":["/deletionProtection","/name","/settings/labels/a_b","/settings/promotionGate/maxScanAgeHours","/settings/recordIp"]}';

test("private state of 0.2.0 says what was declared", async () => {
  const { plan, apply } = await started("consentform_site");
  const settings = { promotion_gate: { max_scan_age_hours: 24 }, labels: { a_b: "1" }, record_ip: "hashed" };
  const declared = { name: "Stored", deletion_protection: false, settings };
  const { state, kept } = await apply(null, declared);
  const { key, resource } = JSON.parse(Buffer.from(kept).toString()) as Record<string, string>;
  const former = Buffer.from(JSON.stringify({ ...JSON.parse(formerly), key, resource }));
  expect((await plan(state, declared, former)).planned).toEqual(state);
  // What is not declared any more goes back to its default, and what never was stays.
  const { planned } = await plan(state, { name: "Stored", settings: { labels: { a_b: "1" } } }, former);
  expect(planned).toMatchObject({
    deletion_protection: true,
    settings: { promotion_gate: { max_scan_age_hours: 168 }, labels: { a_b: "1" }, record_ip: "none" },
  });
  const { state: renamed, kept: now } = await apply(state, { ...declared, name: "Stored again" }, former);
  expect((await plan(renamed, { ...declared, name: "Stored again" }, now)).planned).toEqual(renamed);
});
