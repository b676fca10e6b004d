import { chooseRule, isRegimeRefusal, type RegimeAnswer, resolveRegime } from "@consentform/consent/rules";
import { placeToken } from "../consents/place-token";
import type { Reply, Routes, VisitorCall } from "../http/handler";
import { notFound, Problem } from "../http/problem";
import type { Environment } from "../store/environment";

type RegimeCall = VisitorCall<"resolveRegime">;

/** Which regime applies to a visitor. */
export const regimesRoutes = { resolveRegime: { visitor: resolve } } satisfies Routes;

/** A place and where it comes from, with the headers that make the answer cacheable no further than it is true. */
interface Located {
  readonly source: "query" | "edge" | "fallback";
  readonly answer: RegimeAnswer;
  readonly headers: Readonly<Record<string, string>>;
}

async function resolve(call: RegimeCall): Promise<Reply<"resolveRegime">> {
  const { source, answer, headers } = call.query.country === undefined ? locateWithoutQuery(call) : locateByQuery(call);
  const { site, environment } = call.query;
  if (environment !== undefined && site === undefined) {
    throw new Problem("invalid-parameter", {
      detail: "An environment requires its site.",
      parameter: "environment",
      allowed: null,
    });
  }
  const rule = site === undefined ? null : await ruleOf(call, site, environment ?? "production", answer);
  // What the query says is a claim: only the place that a trusted proxy named is proved.
  const place_token =
    site === undefined || environment === undefined || source !== "edge"
      ? null
      : placeToken(call.keys, { siteId: site, environment }, answer, call.now);
  // The table changes at the beginning of a day in UTC.
  const change = answer.next_change;
  const next_change = change === null ? null : { regime: change.regime, at: `${change.at}T00:00:00.000Z` };
  const body = {
    ...answer,
    next_change,
    source,
    rule_id: rule?.id ?? null,
    version: rule?.version ?? null,
    place_token,
  };
  return { status: 200, body, headers };
}

function locateByQuery({ query, now }: RegimeCall): Located {
  const answer = resolveRegime({ country: query.country ?? null, region: query.region ?? null, at: now });
  if (isRegimeRefusal(answer)) {
    throw new Problem("invalid-parameter", { detail: answer.detail, parameter: answer.parameter, allowed: null });
  }
  return { source: "query", answer, headers: { "Cache-Control": "public, max-age=300" } };
}

/** The place that a trusted proxy names. A code such as XX, for an anonymous network, names none. */
function locateWithoutQuery(call: RegimeCall): Located {
  if (call.query.region !== undefined) {
    throw new Problem("invalid-parameter", {
      detail: "A region requires its country.",
      parameter: "region",
      allowed: null,
    });
  }
  const edge = call.request.isFromTrustedProxy ? edgeAnswer(call) : null;
  if (edge !== null) {
    const { country, region } = call.settings.edgeHeaders;
    return {
      source: "edge",
      answer: edge,
      headers: { "Cache-Control": "private, max-age=300", Vary: `${country}, ${region}` },
    };
  }
  const answer = resolveRegime({ country: null, at: call.now });
  if (isRegimeRefusal(answer)) {
    throw new Error("The fallback must apply to a visitor without a known place.");
  }
  return { source: "fallback", answer, headers: { "Cache-Control": "no-store" } };
}

function edgeAnswer({ request, settings, now }: RegimeCall): RegimeAnswer | null {
  const country = request.header(settings.edgeHeaders.country);
  if (country === null) {
    return null;
  }
  const code = request.header(settings.edgeHeaders.region);
  // Proxies name the subdivision with or without its country.
  const region = code === null || code.includes("-") ? code : `${country}-${code}`;
  const answers = [region, null].map((place) => resolveRegime({ country, region: place, at: now }));
  return answers.find((answer): answer is RegimeAnswer => !isRegimeRefusal(answer)) ?? null;
}

/** The rule of the stage's document for the place; both null while the stage is empty. */
async function ruleOf(
  { hasSite, rulesOf }: RegimeCall,
  siteId: string,
  environment: Environment,
  { country, region, regime }: RegimeAnswer,
): Promise<{ id: string | null; version: number | null }> {
  const rules = await rulesOf(siteId, environment);
  if (rules !== null) return { id: chooseRule(rules, { country, region, regime }).id, version: rules.number };
  if (!(await hasSite(siteId))) throw notFound("site", siteId);
  return { id: null, version: null };
}
