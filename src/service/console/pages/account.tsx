import { answered, api, askOutside } from "../ask/api";
import { useAction } from "../ask/use-action";
import { useAnswer } from "../ask/use-answer";
import { ActionButton, ActionFailure } from "../parts/form";
import { Page } from "../parts/page";
import { Facts } from "../parts/rows";
import { Shown } from "../parts/shown";
import { Time } from "../parts/time";

/** A session of the signed-in user. */
interface Session {
  readonly id: string;
  readonly signed_in_at: string;
  readonly expires_at: string;
  readonly is_current: boolean;
}

/** The signed-in user: the role, and the sessions in all browsers. */
export function Account() {
  const me = useAnswer((signal) => answered(api.GET("/me", { signal })), "");
  const sessions = useAnswer(async () => (await askOutside("/sessions", "GET")) as { data: readonly Session[] }, "");
  return (
    <Page title="Account">
      <Shown answer={me}>
        {({ user, workspace }) => (
          <Facts
            facts={[
              ["Name", user?.name ?? "none"],
              ["Role", user?.role],
              ["Workspace", workspace.name],
            ]}
          />
        )}
      </Shown>
      <h2>Sessions</h2>
      <p>End a session that you no longer use or do not recognize. Its browser is signed out at once.</p>
      <Shown answer={sessions}>
        {({ data }) => (
          <ul class="cards">
            {data.map((session) => (
              <li key={session.id}>
                <SessionCard session={session} reload={sessions.reload} />
              </li>
            ))}
          </ul>
        )}
      </Shown>
    </Page>
  );
}

function SessionCard({ session, reload }: { session: Session; reload: () => void }) {
  const { id, signed_in_at, expires_at, is_current } = session;
  const end = useAction(null, async (_: null) => {
    await askOutside(`/sessions/${id}/end`, "POST");
    reload();
  });
  return (
    <>
      <h3>
        Signed in <Time at={signed_in_at} />
        {is_current && ", in this browser"}
      </h3>
      <p>
        Ends <Time at={expires_at} />.
      </p>
      <ActionFailure action={end} reload={reload} />
      {!is_current && (
        <ActionButton action={end} input={null}>
          End this session
        </ActionButton>
      )}
    </>
  );
}
