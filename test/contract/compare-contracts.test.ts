import { type ContractDocument, contractDocument, operations } from "../../src/consent/contract";
import { compareContracts } from "../support/contract/compare-contracts";

/** A document that may be changed at will, in a test that checks what it says. */
// biome-ignore lint/suspicious/noExplicitAny: the tests reach into any corner of an OpenAPI document.
type Loose = any;

function changed(change: (document: Loose) => void): ContractDocument {
  const document: Loose = structuredClone(contractDocument());
  change(document);
  return document;
}

function differences(change: (document: Loose) => void) {
  return compareContracts(contractDocument(), changed(change)).map(
    (one) =>
      `${one.isBreaking ? "breaking" : "compatible"}: ${one.subject}: ${one.place === null ? "" : `${one.place} `}${one.message}`,
  );
}

describe("compareContracts", () => {
  test("finds nothing between a contract and itself, in any order and with other prose", () => {
    const rewritten = changed((document) => {
      document.info.description = "Other words.";
      document.paths = Object.fromEntries(Object.entries(document.paths).reverse());
      document.paths["/sites/{id}"].get.summary = "Other words.";
      document.paths["/sites/{site}"] = document.paths["/sites/{id}"];
      delete document.paths["/sites/{id}"];
      document.components.schemas.Site.properties.name.description = "Other words.";
      document.components.schemas.Site.required.reverse();
    });
    expect(compareContracts(contractDocument(), rewritten)).toEqual([]);
  });

  test("every operation and every event that is missing is breaking", () => {
    const found = compareContracts(contractDocument(), { ...contractDocument(), paths: {}, webhooks: {} });
    const events = Object.keys(Object(contractDocument().webhooks)).length;
    expect(found.filter((one) => one.isBreaking)).toHaveLength(Object.keys(operations).length + events);
  });

  test.each<[string, (document: Loose) => void, string[]]>([
    [
      "a missing and a further operation",
      (document) => {
        delete document.paths["/me"].get;
        document.paths["/extras"] = { get: { operationId: "listExtras", responses: {} } };
      },
      ["breaking: getMe: GET /me is missing there", "compatible: listExtras: GET /extras is new there"],
    ],
    [
      "another method",
      (document) => {
        document.paths["/sites/{id}"].put = document.paths["/sites/{id}"].patch;
        delete document.paths["/sites/{id}"].patch;
      },
      ["breaking: updateSite: PATCH /sites/{} is missing there", "compatible: updateSite: PUT /sites/{} is new there"],
    ],
    [
      "another scope, stricter auth, another class of idempotency",
      (document) => {
        const { get } = document.paths["/me"];
        Object.assign(get, { "x-required-scope": "logs:read", "x-auth": "token" });
        document.paths["/sites"].post["x-idempotency"] = "natural";
      },
      [
        "breaking: createSite: idempotency is natural there, replay here",
        "breaking: getMe: scope is logs:read there, sites:read here",
        "breaking: getMe: auth is token there, any-token here",
      ],
    ],
    [
      "looser auth, and a scope that is not said",
      (document) => {
        document.paths["/sites"].get["x-auth"] = "public";
        delete document.paths["/sites"].get["x-required-scope"];
      },
      [
        "compatible: listSites: scope is not specified there",
        "compatible: listSites: auth is public there, token here",
      ],
    ],
    [
      "a further conditional scope",
      (document) => {
        document.paths["/alerts"].get["x-conditional-scope"] = [
          { when: "kind", scope: "scans:read", effect: "refuse" },
        ];
      },
      ["breaking: listAlerts: scope needs scans:read for kind (refuse) there"],
    ],
    [
      "parameters: missing, required, new, with fewer values",
      (document) => {
        const { get } = document.paths["/sites"];
        const byName = (name: string) => get.parameters.findIndex((one: Loose) => one.name === name);
        get.parameters[byName("include")].schema.items.enum = ["domains"];
        get.parameters[byName("external_key")].required = true;
        get.parameters.splice(byName("name"), 1);
        get.parameters.push({ name: "sort", in: "query", schema: { type: "string" } });
        get.parameters.push({ name: "region", in: "query", required: true, schema: { type: "string" } });
      },
      [
        "breaking: listSites: query name is missing there",
        "breaking: listSites: query external_key is required there",
        'breaking: listSites: query include /* "scan_schedule", "services", "suppressions", "install_checks": not accepted there',
        "breaking: listSites: query region is new there",
        "compatible: listSites: query sort is new there",
      ],
    ],
    [
      "a request property that is gone, one that is required, tighter and wider limits, another default",
      (document) => {
        const { SiteCreate } = document.components.schemas;
        delete SiteCreate.properties.external_key;
        SiteCreate.required.push("retention");
        Object.assign(SiteCreate.properties.retention, { maximum: 365, minimum: 1, default: 30 });
        Object.assign(SiteCreate.properties.name, { maxLength: 500, pattern: "^[a-z]+$" });
      },
      [
        "breaking: schema SiteCreate: sent /retention its default is 30 there, 1095 here",
        "breaking: schema SiteCreate: sent /retention maximum is 365 there, 3650 here",
        'breaking: schema SiteCreate: sent /name pattern is "^[a-z]+$" there, not set here',
        "breaking: schema SiteCreate: sent /external_key is not accepted there",
        "breaking: schema SiteCreate: sent /retention is required there",
        "compatible: schema SiteCreate: sent /name maxLength is 500 there, 120 here",
        "compatible: schema SiteCreate: sent /retention minimum is 1 there, 30 here",
      ],
    ],
    [
      "an answer property that is gone, optional, of another type, nullable, new",
      (document) => {
        const { Token } = document.components.schemas;
        delete Token.properties.hint;
        Token.required = Token.required.filter((name: string) => name !== "created_at" && name !== "hint");
        Token.properties.name = { type: "integer" };
        Token.properties.status = { type: ["string", "null"], enum: [...Token.properties.status.enum, null] };
        Token.properties.colour = { type: "string" };
      },
      [
        "breaking: schema Token: received /name is integer there, string here",
        "breaking: schema Token: received /status is null there, string here",
        "breaking: schema Token: received /hint is not returned there",
        "breaking: schema Token: received /created_at may be absent there",
        "compatible: schema Token: received /colour is new there",
      ],
    ],
    [
      "further values in answers are additive, in requests not harmful either",
      (document) => {
        document.components.schemas.Environment.enum.push("staging");
      },
      ['compatible: schema Environment: received / "staging": returned there, not known here'],
    ],
    [
      "fewer values are harmless in answers and breaking in requests",
      (document) => {
        document.components.schemas.VerificationMethod.enum = ["dns_txt", "file"];
      },
      ['breaking: schema VerificationMethod: sent / "meta_tag": not accepted there'],
    ],
    [
      "null that is no longer accepted",
      (document) => {
        document.components.schemas.TokenCreate.properties.site_id = { $ref: "#/components/schemas/Id", default: null };
      },
      ["breaking: schema TokenCreate: sent /site_id is string there, null here"],
    ],
    [
      "another default beside a reference",
      (document) => {
        document.components.schemas.TokenCreate.properties.site_id.default = "site_1";
      },
      ['breaking: schema TokenCreate: sent /site_id its default is "site_1" there, null here'],
    ],
    [
      "a schema that contains itself among alternatives",
      (document) => {
        const { Actor } = document.components.schemas;
        Actor.properties.parent = { anyOf: [{ $ref: "#/components/schemas/Actor" }, { type: "null" }] };
      },
      ["compatible: schema Actor: received /parent is new there"],
    ],
    [
      "another media type and a body that must be sent",
      (document) => {
        const { post } = document.paths["/domains/{id}/verify"];
        post.requestBody.required = true;
        const { patch } = document.paths["/sites/{id}"];
        delete patch.requestBody.content["application/merge-patch+json"];
      },
      [
        "breaking: updateSite: request application/merge-patch+json is missing there",
        "breaking: verifyDomain: request a body is required there",
      ],
    ],
    [
      "another success status",
      (document) => {
        const { post } = document.paths["/tokens"];
        post.responses["202"] = post.responses["201"];
        delete post.responses["201"];
      },
      [
        "breaking: createToken: answer 202 is not known here",
        "compatible: createToken: answer 201 is not provided there",
      ],
    ],
    [
      "an event whose payload lost a member",
      (document) => {
        const payload = document.components.schemas.SiteCreatedEvent;
        payload.required = payload.required.filter((name: string) => name !== "workspace_id");
      },
      ["breaking: schema SiteCreatedEvent: received /workspace_id may be absent there"],
    ],
    [
      "a change deep in the banner document is reported once, where it is",
      (document) => {
        document.components.schemas.BannerIdentity.required.push("legal_seat");
      },
      ["breaking: schema BannerIdentity: sent /legal_seat is required there"],
    ],
  ])("%s", (_name, change, expected) => {
    expect(differences(change).sort()).toEqual([...expected].sort());
  });

  test("two documents that contain themselves are compared to an end", () => {
    const recursive = () =>
      changed((document) => {
        const { Actor } = document.components.schemas;
        Actor.properties.parent = { anyOf: [{ $ref: "#/components/schemas/Actor" }, { type: "null" }] };
        Actor.properties.children = { type: "array", items: { $ref: "#/components/schemas/Actor" } };
      });
    expect(compareContracts(recursive(), recursive())).toEqual([]);
  });

  test("a document of nonsense is compared without a crash", () => {
    const nonsense: Loose = {
      openapi: 3,
      info: { version: 1 },
      paths: { "/sites": { get: 7, post: [] }, "/me": null },
      components: { schemas: {} },
    };
    expect(compareContracts(contractDocument(), nonsense).some((one) => one.isBreaking)).toBe(true);
  });
});
