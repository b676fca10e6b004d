import { generateKeyPairSync } from "node:crypto";
import { createServer } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { importJWK, SignJWT, UnsecuredJWT } from "jose";
import { Provider } from "oidc-provider";

/**
 * An issuer of OpenID Connect in a separate process, from the package oidc-provider. Its parent sends the people it
 * knows, and what its answers to the token endpoint lie about.
 */

const { clientId, clientSecret, redirectUri, signedOutUri, backChannelUri, tls, hasRefresh } = JSON.parse(
  process.argv[2] ?? "",
);

/** The state that the parent sends: `{ people: { <subject>: claims }, lie: { … } | null, userInfo: "held" | … }`. */
const state = { people: {}, lie: null, userInfo: "answered" };
/** Requests for its keys so far. */
let keyRequests = 0;
/** Lets a held answer of the userinfo endpoint go. */
let release = () => {};
const key = {
  ...generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ format: "jwk" }),
  kid: "one",
  alg: "RS256",
  use: "sig",
};

const server = tls === undefined ? createServer() : createTlsServer(tls);
server.listen(0, "127.0.0.1", async () => {
  const issuer = `${tls === undefined ? "http" : "https"}://localhost:${server.address().port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        post_logout_redirect_uris: [signedOutUri],
        grant_types: ["authorization_code", "refresh_token"],
        ...(backChannelUri === undefined
          ? {}
          : { backchannel_logout_uri: backChannelUri, backchannel_logout_session_required: true }),
      },
    ],
    jwks: { keys: [key] },
    claims: { openid: ["sub"], profile: ["name", "groups"], email: ["email", "email_verified"] },
    features: {
      backchannelLogout: { enabled: true },
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: true },
    },
    issueRefreshToken: async () => hasRefresh,
    // As issuers do by default: a refresh token that is used twice ends the grant.
    rotateRefreshToken: true,
    pkce: { required: () => true },
    findAccount: async (_context, sub) => {
      const claims = state.people[sub];
      return claims === undefined ? undefined : { accountId: sub, claims: async () => ({ sub, ...claims }) };
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    // Its own guard refuses loopback, where the service of a test is.
    fetch: async (url, { dispatcher: _, ...options }) => fetch(url, options),
  });
  provider.use(async (context, next) => {
    const [, uid] = /^\/interaction\/([\w-]+)$/.exec(context.path) ?? [];
    if (uid !== undefined) return interact(provider, context);
    if (context.path === "/jwks") keyRequests += 1;
    await next();
    if (context.path === "/me") await answerUserInfo(context);
    if (context.path === "/token" && context.body?.id_token !== undefined && state.lie !== null) {
      context.body = { ...context.body, id_token: await lied(context.body.id_token) };
    }
  });
  server.on("request", provider.callback());
  process.on("message", async ({ sign, countKeys, ...message }) => {
    if (countKeys !== undefined) return process.send({ keyRequests });
    if (sign !== undefined) return process.send({ signed: await signed(sign.claims, sign.signature) });
    Object.assign(state, message);
    if (message.userInfo === "answered") release();
    process.send("noted");
  });
  process.on("disconnect", () => process.exit());
  process.send({ issuer });
});

/** A form with the subject; consent is given with it. */
async function interact(provider, context) {
  const { prompt, params, session } = await provider.interactionDetails(context.req, context.res);
  if (context.method === "GET" && prompt.name === "login") {
    context.type = "html";
    context.body = `<!doctype html><title>Issuer</title><h1>Issuer</h1><form method="post"><input name="sub" aria-label="Subject"><button>Continue</button></form>`;
    return;
  }
  if (prompt.name === "login") {
    let body = "";
    for await (const piece of context.req) body += piece;
    const sub = new URLSearchParams(body).get("sub");
    const result =
      sub === "nobody" ? { error: "access_denied", error_description: "<b>no</b>" } : { login: { accountId: sub } };
    context.respond = false;
    await provider.interactionFinished(context.req, context.res, result, { mergeWithLastSubmission: false });
    return;
  }
  const grant = new provider.Grant({ accountId: session.accountId, clientId: params.client_id });
  grant.addOIDCScope(params.scope);
  const grantId = await grant.save();
  context.respond = false;
  await provider.interactionFinished(
    context.req,
    context.res,
    { consent: { grantId } },
    { mergeWithLastSubmission: true },
  );
}

/** Breaks the answer of the userinfo endpoint, or keeps one of them back with the claims of now. */
async function answerUserInfo(context) {
  if (state.userInfo === "broken") {
    context.status = 500;
    context.body = { error: "server_error" };
  } else if (state.userInfo === "held") {
    state.userInfo = "answered";
    await new Promise((resolve) => {
      release = resolve;
      process.send("held");
    });
  }
}

/** An ID token with other claims, without those that are null, or with another signature. */
function lied(idToken) {
  const own = JSON.parse(Buffer.from(idToken.split(".")[1], "base64url").toString());
  const claims = Object.fromEntries(
    Object.entries({ ...own, ...state.lie.claims }).filter(([, value]) => value !== null),
  );
  return signed(claims, state.lie.signature);
}

/** @param signature "none", "secret", "foreign", or the issuer's own */
async function signed(claims, signature) {
  if (signature === "none") return new UnsecuredJWT(claims).encode();
  if (signature === "secret") {
    return new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(new TextEncoder().encode(clientSecret));
  }
  const foreign = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
  const signer = signature === "foreign" ? foreign : await importJWK(key, "RS256");
  return new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "one" }).sign(signer);
}
