import { portalPage } from "../billing/portal";
import type { ContentRoute } from "../handler";
import { signIn, signInPage } from "./sign-in";

/** The pages for people, outside /v1. */
export const userRoutes: readonly ContentRoute[] = [signInPage, signIn, portalPage];
