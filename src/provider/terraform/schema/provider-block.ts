import { attributeOf, type BlockSchema, optionalUse } from "./attribute";

const text = { kind: "string", isTime: false, literals: [] } as const;

/** Arguments of the provider. All may come from the environment, but for the limit. */
export const providerBlock: BlockSchema = {
  version: 0,
  description:
    "Consent banners as code. Omitted arguments are read from the environment. Requires Node 22 or newer on PATH, on Linux or macOS (Windows: WSL), and Terraform or OpenTofu 1.11 or newer.",
  attributes: [
    attributeOf("token", text, "Workspace token. Default: environment variable `CONSENTFORM_TOKEN`.", {
      ...optionalUse,
      isSensitive: true,
    }),
    attributeOf(
      "endpoint",
      text,
      "Base address of the service, https (or http on loopback). Default: environment variable `CONSENTFORM_ENDPOINT`.",
      optionalUse,
    ),
    attributeOf(
      "max_requests_per_minute",
      { kind: "number" },
      "Maximum number of requests per minute for one run, at least 1. Default: the service's limit.",
      optionalUse,
    ),
    attributeOf(
      "owner",
      text,
      "Part of the default `external_key` of objects, so that two configurations in one workspace can have objects with the same name. Default: environment variable `CONSENTFORM_OWNER`, else empty.",
      optionalUse,
    ),
  ],
};
