import type { ContentRoute } from "../http/handler";
import { backChannelLogout } from "./back-channel-logout";
import { beginSignIn } from "./begin-sign-in";
import { finishSignIn } from "./finish-sign-in";
import { signOut } from "./sign-out";
import { waysToSignIn } from "./ways-to-sign-in";

/** Sign-in through an issuer, and sign-out from every session. */
export const signInRoutes: readonly ContentRoute[] = [
  waysToSignIn,
  beginSignIn,
  finishSignIn,
  backChannelLogout,
  signOut,
];
