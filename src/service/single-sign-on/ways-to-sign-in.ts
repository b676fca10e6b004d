import type { ContentRoute } from "../http/handler";
import { isWayOpen } from "../users/session";

/** `GET /sign-in/ways`: the ways in which people sign in, for the console's page. */
export const waysToSignIn: ContentRoute = {
  path: "/sign-in/ways",
  serve: async (_request, _parameters, { settings }) => {
    const ways = { single_sign_on: settings.singleSignOn !== null, links: isWayOpen(settings, null) };
    return Response.json(ways, { headers: { "Cache-Control": "no-store" } });
  },
};
