import { attributeOf, type BlockSchema, OPTIONAL } from "./attribute";

const text = { kind: "string", isTime: false, literals: [] } as const;

/** Arguments of the provider. All may come from the environment, but for the limit. */
export const providerBlock: BlockSchema = {
  version: 0,
  description:
    "Consent banners as code. Arguments that are left out are taken from the environment. Needs Node 20 or newer on PATH, on Linux or macOS (Windows: WSL); made for Terraform and OpenTofu 1.11 and newer.",
  attributes: [
    attributeOf("token", text, "Workspace token. Default: environment variable `CONSENTFORM_TOKEN`.", {
      ...OPTIONAL,
      isSensitive: true,
    }),
    attributeOf(
      "endpoint",
      text,
      "Base address of the service, https (or http on loopback). Default: environment variable `CONSENTFORM_ENDPOINT`.",
      OPTIONAL,
    ),
    attributeOf(
      "max_requests_per_minute",
      { kind: "number" },
      "Requests a minute that one run allows itself, at least 1. Default: what the service allows.",
      OPTIONAL,
    ),
    attributeOf(
      "owner",
      text,
      "Mixed into the names (`external_key`) of objects, so that two configurations in one workspace may have objects of the same name. Default: environment variable `CONSENTFORM_OWNER`, else empty.",
      OPTIONAL,
    ),
  ],
};
