import { useEffect, useState } from "preact/hooks";
import { answered, api, askOutside, type Schemas } from "./ask/api";
import { noteUser, onSessionChange, type SessionState, sessionState } from "./ask/session-state";
import { useAction } from "./ask/use-action";
import { useAnswer } from "./ask/use-answer";
import { OwnRole } from "./ask/use-refusal";
import { usePlace } from "./navigation";
import { pageAt } from "./page-table";
import { ActionButton, ActionFailure } from "./parts/form";
import { Page } from "./parts/page";
import { OtherUser, SignIn } from "./parts/sign-in";
import { UnsavedText } from "./parts/unsaved-notice";
import { discardAllEdits, useUnsaved } from "./unsaved-text";

/** The parts of the console, by the first segment of their paths. */
const areas: readonly (readonly [path: string, name: string])[] = [
  ["/sites", "Sites"],
  ["/inbox", "Inbox"],
  ["/developers", "Developers"],
  ["/billing", "Billing"],
  ["/audit", "Audit log"],
];

/** The console: its header, and the page of the present place. */
export function App() {
  const { path } = usePlace();
  const me = useAnswer(loadMe, "me");
  const session = useSession();
  const isSignedOut = session === "none";
  const isSignInPage = isSignedOut && me.data === null;
  const page = pageAt(path);
  const area = path === "/" ? "/sites" : path;
  return (
    <OwnRole.Provider value={me.data?.user?.role ?? null}>
      <a class="skip" href="#content">
        Skip to the content
      </a>
      <header>
        <p class="brand">consentform</p>
        <nav aria-label="Console">
          {areas.map(([to, name]) => (
            <a key={to} href={to} aria-current={isWithin(area, to) ? (area === to ? "page" : "true") : undefined}>
              {name}
            </a>
          ))}
        </nav>
        <div class="workspace">
          {me.data !== null && session === "own" && <SignedIn me={me.data} reload={me.reload} />}
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        {isSignInPage && (
          <Page title="Sign in">
            <SignIn retry={me.reload} />
          </Page>
        )}
        {/* Once drawn, a page stays when the session ends, so that nothing entered is lost. */}
        {!isSignInPage && isSignedOut && <SignIn retry={me.reload} />}
        {session === "other" && <OtherUser />}
        <UnsavedText path={path} />
        {!isSignInPage && (page === null ? <NoPage /> : <page.Content key={path} {...page.parameters} />)}
      </main>
    </OwnRole.Provider>
  );
}

function SignedIn({ me, reload }: { me: Schemas["Me"]; reload: () => void }) {
  const signOut = useAction(null, async (_: null) => {
    const ended = (await askOutside("/sign-out", "POST")) as { location: string } | null;
    // What is on the page belonged to the session.
    discardAllEdits();
    location.assign(ended?.location ?? "/");
  });
  const isUnsaved = useUnsaved().length > 0;
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <span class="quiet">
        <a href="/account">
          <bdi>{me.user?.name ?? "Account"}</bdi>
        </a>
        , {me.user?.role}, <bdi>{me.workspace.name}</bdi>
      </span>
      {isUnsaved && !isAsked ? (
        <button type="button" onClick={() => setAsked(true)}>
          Sign out
        </button>
      ) : (
        <ActionButton action={signOut} input={null}>
          {isUnsaved ? "Discard the text and sign out" : "Sign out"}
        </ActionButton>
      )}
      {isUnsaved && isAsked && <p role="alert">You have unsaved text. Save it first, or discard it.</p>}
      <ActionFailure action={signOut} reload={reload} />
    </>
  );
}

function NoPage() {
  return (
    <Page title="Page not found">
      <p>
        No page has this address. <a href="/sites">See your sites.</a>
      </p>
    </Page>
  );
}

async function loadMe(signal: AbortSignal): Promise<Schemas["Me"]> {
  const me = await answered(api.GET("/me", { signal }));
  if (me.user !== null) noteUser(me.user.id);
  return me;
}

function useSession(): SessionState {
  const [session, setSession] = useState(sessionState);
  useEffect(() => onSessionChange(setSession), []);
  return session;
}

const isWithin = (path: string, area: string) => path === area || path.startsWith(`${area}/`);
