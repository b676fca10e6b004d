/** Explains how to begin a session; the service has no password form. */
export function SignIn({ retry }: { retry?: (() => void) | undefined }) {
  return (
    <div class="problem" role="alert">
      <p class="problem-title">You are not signed in</p>
      <p>
        Your session has ended, or this browser has none. Sessions begin with a link that is valid for 10 minutes. Ask
        the person who operates this service to run:
      </p>
      <pre>
        <code>consentform users link --workspace WORKSPACE --name YOUR-NAME --database URL</code>
      </pre>
      <p>
        If this is <code>consentform demo</code>, press Enter in its terminal for a new link.
      </p>
      <p>Open the link in this browser. If you entered something here, open it in another tab, then try again.</p>
      {retry !== undefined && (
        <button type="button" onClick={retry}>
          Try again
        </button>
      )}
    </div>
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
