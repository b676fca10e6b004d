import { answered, api, type Schemas } from "../ask/api";
import { useAnswer } from "../ask/use-answer";
import { versionChanges } from "../differences";
import { DifferenceList } from "../parts/difference-list";
import { PreviewFrame } from "../parts/preview-frame";
import { Facts } from "../parts/rows";
import { Shown } from "../parts/shown";
import { SitePage } from "../parts/site-page";
import { Time } from "../parts/time";
import { inWords } from "../words";
import { Promote } from "./promote";
import { RollBack } from "./roll-back";

type Version = Schemas["Version"];

/** One version: what it would change in production, and how to promote it or roll back to it. */
export function VersionPage({ id, number }: { id: string; number: string }) {
  return (
    <SitePage id={id} title={`Version ${number}`}>
      {(site, { reload }) => <Content site={site} number={Number(number)} reloadSite={reload} />}
    </SitePage>
  );
}

function Content(props: { site: Schemas["Site"]; number: number; reloadSite: () => void }) {
  const { site, number, reloadSite } = props;
  const live = site.stages?.production?.number ?? null;
  const answer = useAnswer(async (signal) => {
    const load = (one: number) =>
      answered(
        api.GET("/sites/{id}/versions/{number}", { params: { path: { id: site.id, number: one } }, signal }),
      ) as Promise<Version>;
    const [version, base] = await Promise.all([load(number), live === null || live === number ? null : load(live)]);
    return { version, base };
  }, `${site.id} ${number} ${live}`);
  const reload = () => {
    reloadSite();
    answer.reload();
  };
  return (
    <Shown answer={answer}>
      {({ version, base }) => (
        <>
          <State version={version} />
          <PreviewFrame address={`/preview/${site.id}/${number}`} isFolded />
          {live === number ? (
            <p>Production serves this version.</p>
          ) : (
            <>
              <h2>{base === null ? "What it contains" : `Changes against version ${base.number}, which is live`}</h2>
              <Changes base={base} version={version} />
              {version.first_in_production_at === null ? (
                <Promote site={site} version={version} live={live} reload={reload} />
              ) : (
                <RollBack site={site} version={version} live={live} reload={reload} />
              )}
            </>
          )}
        </>
      )}
    </Shown>
  );
}

function Changes({ base, version }: { base: Version | null; version: Version }) {
  if (base === null) return <p>Production is empty. This version would be the first that visitors see.</p>;
  return <DifferenceList changes={versionChanges(base, version)} />;
}

function State({ version }: { version: Version }) {
  const { stages, published_at, promoted_at, rolled_back_from, note, gate, warnings } = version;
  return (
    <>
      <Facts
        facts={[
          ["In", stages.length === 0 ? "no stage" : stages.join(" and ")],
          ["Published", <Time key="p" at={published_at} />],
          ["Promoted", <Time key="q" at={promoted_at} />],
          ...(note === null ? [] : [["Note", note] as const]),
          ...(rolled_back_from === null ? [] : [["Rolled back from", `version ${rolled_back_from}`] as const]),
        ]}
      />
      {gate !== null && <GateAnswer gate={gate} />}
      {warnings.length > 0 && (
        <details>
          <summary>Legal warnings ({warnings.length})</summary>
          <ul>
            {warnings.map(({ code, pointer, message }) => (
              <li key={code + pointer}>{message}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function GateAnswer({ gate }: { gate: Schemas["GateResult"] }) {
  return (
    <section aria-label="Promotion gate">
      <h2>Promotion gate</h2>
      <p>
        {inWords(gate.status)}, <Time at={gate.checked_at} />.
      </p>
      {gate.reasons.length > 0 && (
        <ul>
          {gate.reasons.map((reason) => (
            <li key={reason}>{inWords(reason)}</li>
          ))}
        </ul>
      )}
      {(gate.override_reason ?? gate.rollback_reason) !== null && (
        <p>Reason given: {gate.override_reason ?? gate.rollback_reason}</p>
      )}
    </section>
  );
}
