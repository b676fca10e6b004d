import type { Schemas } from "@consentform/consent/contract";
import { attachedHost } from "../consents/checked-choice";
import type { ConsentIntake } from "../consents/consent-intake";
import { userAgentFamily } from "../consents/user-agent-family";
import type { ContentRoute } from "../http/handler";
import { Problem, validationFailed } from "../http/problem";
import { parseStrictJson } from "../http/strict-json";
import type { Validation } from "../http/validation";
import { MAX_CHOICE_BYTES } from "../request/body-limits";
import { checkMediaType, readBytes, tooLarge } from "../request/request-body";
import { toProblem } from "../request/to-problem";
import type { Visitors } from "../runtime/visitors";
import type { ChainName } from "../store/consent-chains";
import { anyOrigin } from "../versions/delivered-file";

/** Largest body without a TCF string. */
const MAX_PLAIN_BYTES = 8 * 1024;

/** The parts of the service that the route uses. */
interface IntakeParts {
  readonly intake: ConsentIntake;
  readonly validation: Validation;
  readonly visitors: Visitors;
}

/**
 * `POST /s/{site_id}/{environment}/consents`: records a visitor's choice. Any origin may read the answer, which holds
 * nothing of anyone else; whose choice is recorded depends on Origin.
 */
export function consentIntakeRoute(parts: IntakeParts): ContentRoute {
  return {
    method: "POST",
    path: "/s/:siteId/:environment/consents",
    name: () => "recordConsent",
    serve: async (request, { siteId = "", environment = "" }, _service, address) => {
      try {
        return await parts.visitors.serve(() => recorded(request, { siteId, environment }, parts, address));
      } catch (error) {
        const problem = toProblem(error);
        if (problem.slug === "internal-error") throw error;
        throw new Problem(problem.slug, problem.details, { ...problem.headers, ...anyOrigin });
      }
    },
  };
}

async function recorded(
  request: Request,
  { siteId, environment }: { readonly siteId: string; readonly environment: string },
  { intake, validation }: IntakeParts,
  address: string | null,
): Promise<Response> {
  if (environment !== "preview" && environment !== "production") throw nothingHere();
  intake.limits.countVisitor(address);
  const name: ChainName = { siteId, environment };
  const stage = await intake.stage(name);
  const host = attachedHost(request.headers.get("origin"), stage);
  if (host === null) throw foreign(environment);
  checkMediaType(request, ["text/plain"]);
  const bytes = (await readBytes(request, MAX_CHOICE_BYTES)) ?? new Uint8Array();
  const body = parseStrictJson(bytes);
  const faults = validation.at(["components", "schemas", "ConsentChoice"], body);
  if (faults.length > 0) throw validationFailed(faults);
  const choice = body as unknown as Schemas["ConsentChoice"];
  const banner = await intake.banner(stage, choice.version_number);
  if (bytes.byteLength > MAX_PLAIN_BYTES && !banner.isTcfEnabled) throw tooLarge(MAX_PLAIN_BYTES);
  intake.limits.countSite(siteId, address);
  const reported = { choice, bytes, host, userAgentFamily: userAgentFamily(request.headers.get("user-agent")) };
  const { receipt, isNew } = await intake.record(stage, banner, reported, address);
  return Response.json(receipt, {
    status: isNew ? 201 : 200,
    headers: { ...anyOrigin, "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" },
  });
}

function nothingHere(): Problem {
  return new Problem("not-found", { detail: "This environment does not exist.", resource: "config", id: null });
}

function foreign(environment: string): Problem {
  return new Problem("cross-origin-refused", {
    detail: `The Origin of the request is not a host that is attached to the site in ${environment}. Attach it as a domain.`,
  });
}
