import { askOutside } from "../ask/api";
import { useAnswer } from "../ask/use-answer";

/** The ways in which people sign in to this service. */
interface Ways {
  readonly single_sign_on: boolean;
  readonly links: boolean;
}

/** Explains how to begin a session; the service has no password form. */
export function SignIn({ retry }: { retry?: (() => void) | undefined }) {
  const ways = useAnswer(async () => (await askOutside("/sign-in/ways", "GET")) as Ways, "ways");
  const { single_sign_on: hasIssuer, links: hasLinks } = ways.data ?? { single_sign_on: false, links: true };
  return (
    <div class="problem" role="alert">
      <p class="problem-title">You are not signed in</p>
      <p>Your session has ended, or this browser has none.</p>
      {hasIssuer && (
        <p>
          <a class="main-action" href="/sign-in/sso">
            Sign in with single sign-on
          </a>
        </p>
      )}
      {hasLinks && <ByLink />}
      <p>If you entered something here, sign in in another tab, then try again.</p>
      {retry !== undefined && (
        <button type="button" onClick={retry}>
          Try again
        </button>
      )}
    </div>
  );
}

function ByLink() {
  return (
    <>
      <p>Sessions begin with a link that is valid for 10 minutes. Ask the person who operates this service to run:</p>
      <pre>
        <code>consentform users link --workspace WORKSPACE --name YOUR-NAME --database URL</code>
      </pre>
      <p>
        If this is <code>consentform demo</code>, press Enter in its terminal for a new link. Open the link in this
        browser.
      </p>
    </>
  );
}

/** Explains why a page that was drawn for one user does nothing more. */
export function OtherUser() {
  return (
    <div class="problem" role="alert">
      <p class="problem-title">Another user signed in</p>
      <p>
        All tabs of a browser share one session, and another tab has begun one for another user. This page sends nothing
        more. Copy what you entered if you need it, then go on as that user.
      </p>
      <button type="button" onClick={() => location.assign("/")}>
        Continue as that user
      </button>
    </div>
  );
}
