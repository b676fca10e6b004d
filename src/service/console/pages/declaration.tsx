import { answered, api, type Schemas } from "../ask/api";
import { useAnswer } from "../ask/use-answer";
import { Copy } from "../parts/copy";
import { Facts } from "../parts/rows";
import { Shown } from "../parts/shown";
import { SitePage } from "../parts/site-page";

/** The cookie declaration that a site publishes. */
export function DeclarationPage({ id }: { id: string }) {
  return (
    <SitePage id={id} title="Declaration">
      {(site) =>
        site.stages?.production == null ? (
          <p class="empty">Production is empty. The declaration is published with the first promoted version.</p>
        ) : (
          <Content id={id} />
        )
      }
    </SitePage>
  );
}

function Content({ id }: { id: string }) {
  const declaration = useAnswer(
    (signal) => answered(api.GET("/sites/{id}/declaration.json", { params: { path: { id } }, signal })),
    id,
  );
  const address = `${location.origin}/v1/sites/${id}/declaration`;
  return (
    <Shown answer={declaration}>
      {(data) => (
        <>
          <p>The service publishes it in three forms, for every language of the banner (`?lang=`).</p>
          <Facts
            facts={(["html", "json", "md"] as const).map((form) => [
              form.toUpperCase(),
              <Copy key={form} value={`${address}.${form}`} label={`the address of the ${form} form`} />,
            ])}
          />
          <p>Controller: {data.controller}</p>
          {data.categories.map((category) => (
            <Category key={category.key} category={category} />
          ))}
        </>
      )}
    </Shown>
  );
}

function Category({ category }: { category: Schemas["DeclarationCategory"] }) {
  return (
    <section>
      <h2>{category.label}</h2>
      <p>{category.description}</p>
      {category.services.length === 0 ? (
        <p class="quiet">No service is declared.</p>
      ) : (
        <ul>
          {category.services.map(({ name, company, purposes, storage }) => (
            <li key={name + company}>
              {name} ({company}){purposes === null ? "" : `: ${purposes}`}
              {storage.length > 0 && (
                <ul>
                  {storage.map((one) => (
                    <li key={one.kind + one.name}>
                      <code>{one.name}</code> {one.kind}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
