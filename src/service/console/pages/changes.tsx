import { answered, api, type Schemas } from "../ask/api";
import { useAnswer } from "../ask/use-answer";
import { type Difference, differences, versionChanges } from "../differences";
import { DifferenceList } from "../parts/difference-list";
import { Shown } from "../parts/shown";
import { SitePage } from "../parts/site-page";
import { stageSentence } from "../site-state";

type Version = Schemas["Version"];

/** The contents of a site's three places. */
interface Contents {
  readonly draft: Schemas["ConfigDraft"];
  readonly preview: Version | null;
  readonly production: Version | null;
}

/** Two places of a site, the newer one first, and what differs between them; null where the older one is empty. */
interface Comparison {
  readonly id: string;
  readonly title: string;
  readonly changes: readonly Difference[] | null;
  readonly equal: string;
  readonly empty: string;
}

/** The draft of a site against preview, and preview against production. */
export function Changes({ id }: { id: string }) {
  return (
    <SitePage id={id} title="Changes">
      {(site) => <Content site={site} />}
    </SitePage>
  );
}

function Content({ site }: { site: Schemas["Site"] }) {
  const [preview, production] = [site.stages?.preview?.number ?? null, site.stages?.production?.number ?? null];
  const answer = useAnswer(
    (signal) => loadContents(site.id, preview, production, signal),
    `${site.id} ${site.stages?.draft.revision} ${preview} ${production}`,
  );
  return (
    <>
      <p>{stageSentence(site)}.</p>
      <Shown answer={answer}>
        {(contents) =>
          comparisons(contents).map(({ id, title, changes, equal, empty }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              {changes === null ? <p>{empty}</p> : <DifferenceList changes={changes} equal={equal} />}
            </section>
          ))
        }
      </Shown>
    </>
  );
}

function comparisons({ draft, preview, production }: Contents): Comparison[] {
  const documentOnly = (id: string, place: string, version: Version | null): Comparison => ({
    id,
    title: version === null ? `Draft against ${place}` : `Draft against ${place}, version ${version.number}`,
    changes: version === null ? null : differences(version.document, draft.document),
    equal: "The document is equal.",
    empty: `${place === "preview" ? "Preview" : "Production"} is empty.`,
  });
  if (preview === null) return [documentOnly("draft", production === null ? "preview" : "production", production)];
  const isNamed = production === null ? "production" : `production, version ${production.number}`;
  return [
    documentOnly("draft", "preview", preview),
    {
      id: "preview",
      title: `Preview, version ${preview.number}, against ${isNamed}`,
      changes: production === null ? null : versionChanges(production, preview),
      equal: "The document and the services are equal.",
      empty: "Production is empty. This version would be the first that visitors see.",
    },
  ];
}

async function loadContents(
  id: string,
  preview: number | null,
  production: number | null,
  signal: AbortSignal,
): Promise<Contents> {
  const load = (number: number | null) =>
    number === null
      ? null
      : (answered(
          api.GET("/sites/{id}/versions/{number}", { params: { path: { id, number } }, signal }),
        ) as Promise<Version>);
  const loadDraft = answered(api.GET("/sites/{id}/config/draft", { params: { path: { id } }, signal }));
  const previewed = load(preview);
  const [draft, ...versions] = await Promise.all([
    loadDraft as Promise<Schemas["ConfigDraft"]>,
    previewed,
    production === preview ? previewed : load(production),
  ]);
  return { draft, preview: versions[0], production: versions[1] };
}
