import { answered, api, type Schemas } from "../ask/api";
import { useAction } from "../ask/use-action";
import { useAnswer } from "../ask/use-answer";
import { usePages } from "../ask/use-pages";
import { AsCode } from "../parts/as-code";
import { ActionForm, textOf } from "../parts/form";
import { ConfirmDeclared } from "../parts/managed-by";
import { Facts } from "../parts/rows";
import { Select } from "../parts/select";
import { ShownPages } from "../parts/shown";
import { SitePage } from "../parts/site-page";
import { Time } from "../parts/time";
import { inWords } from "../words";

type Service = Schemas["Service"];

const statuses: readonly (readonly [Schemas["ServiceStatus"], string])[] = [
  ["needs_review", "Needs review"],
  ["live", "Live: blocked until consent, and declared"],
  ["ignored", "Ignored"],
];

/** The services of a site, those to classify first. */
export function Services({ id }: { id: string }) {
  return (
    <SitePage id={id} title="Services">
      {() => (
        <>
          <h2>To classify</h2>
          <List id={id} status={["needs_review"]} empty="Every service is classified." />
          <h2>Classified</h2>
          <List id={id} status={["live", "ignored"]} empty="There is no classified service." />
        </>
      )}
    </SitePage>
  );
}

function List({ id, status, empty }: { id: string; status: Schemas["ServiceStatus"][]; empty: string }) {
  const services = usePages(
    (cursor) =>
      answered(
        api.GET("/sites/{id}/services", {
          params: { path: { id }, query: { status, limit: 50, ...(cursor === undefined ? {} : { cursor }) } },
        }),
      ),
    id,
  );
  const categories = useAnswer(async (signal) => {
    const draft = await answered(api.GET("/sites/{id}/config/draft", { params: { path: { id } }, signal }));
    return draft.document.categories?.map(({ key }) => key) ?? [];
  }, id);
  return (
    <ShownPages pages={services} empty={<p>{empty}</p>}>
      {(items) => (
        <ul class="cards">
          {items.map((service) => (
            <li key={service.id}>
              <ServiceCard service={service} categories={categories.data ?? []} reload={services.reload} />
            </li>
          ))}
        </ul>
      )}
    </ShownPages>
  );
}

interface CardProps {
  readonly service: Service;
  /** Keys of the draft's categories. */
  readonly categories: readonly string[];
  reload(): void;
}

function ServiceCard({ service, categories, reload }: CardProps) {
  return (
    <>
      <h3>{service.name}</h3>
      <Facts
        facts={[
          ["Company", service.company],
          ["Found by", service.source],
          ["Hosts", service.hosts.join(", ") || "none"],
          ["Cookies and storage", service.storage.map(({ name }) => name).join(", ") || "none"],
          ["Seen last", <Time key="t" at={service.last_seen_at} />],
        ]}
      />
      <Classify service={service} categories={categories} reload={reload} />
      <AsCode kind="tracked_service" object={service} />
    </>
  );
}

function Classify({ service, categories, reload }: CardProps) {
  const { id, etag, name, external_key } = service;
  const update = useAction("updateService", async (body: Schemas["ServiceUpdate"]) => {
    const params = { path: { id }, header: { "If-Match": etag } };
    await answered(api.PATCH("/services/{id}", { params, body }));
    reload();
  });
  const keys = [...new Set([service.category, ...categories, "unclassified"])];
  return (
    <ActionForm
      action={update}
      read={(entries) => ({
        category: textOf(entries, "category"),
        status: textOf(entries, "status") as Schemas["ServiceStatus"],
      })}
      button={`Save ${name}`}
      done="Saved. The next publish freezes it into a version."
      reload={reload}
    >
      <Select
        name="category"
        label="Category"
        options={keys.map((key) => [key, inWords(key)])}
        selected={service.category}
      />
      <Select name="status" label="Status" options={statuses} selected={service.status} />
      <ConfirmDeclared externalKey={external_key} />
    </ActionForm>
  );
}
