import { useState } from "preact/hooks";
import { answered, api, type Schemas } from "../ask/api";
import { useAction } from "../ask/use-action";
import { useAnswer } from "../ask/use-answer";
import { starterLanguages } from "../generated/starter-languages";
import { navigate } from "../navigation";
import { ActionForm, Field, textOf } from "../parts/form";
import { Page } from "../parts/page";
import { Select } from "../parts/select";
import { createSite, type SiteInput } from "./create-site";

type Template = Schemas["BannerTemplate"];

const languageNames = new Intl.DisplayNames("en", { type: "language", languageDisplay: "standard" });

/** Creates a site from the same inputs as `consentform init`, then opens it. */
export function NewSite() {
  const [template, setTemplate] = useState<Template | null>(null);
  // Once the site exists, sending the form again completes that site.
  const [made, setMade] = useState<Schemas["Site"] | null>(null);
  const [attached, setAttached] = useState<readonly string[]>([]);
  const [entered, setEntered] = useState("");
  const create = useAction("createSite", async (input: SiteInput, key) => {
    let known = made;
    try {
      const site = await createSite(input, key, made, (one) => {
        known = one;
        setMade(one);
      });
      navigate(`/sites/${site.id}`);
    } catch (error) {
      if (known !== null) setAttached(await hostsOf(known).catch(() => attached));
      throw error;
    }
  });
  const left = attached.filter((host) => !hostsIn(entered).includes(host));
  return (
    <Page title="Create a site">
      <p>
        A site is a website with its own banner. It starts with a draft that asks before anything optional runs.
        Visitors see nothing until you publish the draft and promote the version.
      </p>
      <ActionForm
        action={create}
        read={(entries) => readSite(entries, template)}
        button={made !== null ? "Finish the site" : "Create the site"}
      >
        {made !== null && <MadeSite site={made} otherHosts={left} />}
        <SiteFields isMade={made !== null} setHosts={setEntered} />
        <ControllerFields />
        <TemplateFields template={template} select={setTemplate} />
      </ActionForm>
    </Page>
  );
}

/** The site of an attempt that failed after it had created it. */
function MadeSite({ site, otherHosts }: { site: Schemas["Site"]; otherHosts: readonly string[] }) {
  return (
    <p class="managed" role="status">
      The site exists. <a href={`/sites/${site.id}`}>Open it</a>, or correct the other fields here and finish it.
      {otherHosts.length > 0 && (
        <>
          {" "}
          The site also has hosts that are not in this form: <b>{otherHosts.join(", ")}</b>.{" "}
          <a href={`/sites/${site.id}`}>See its domains</a>
        </>
      )}
    </p>
  );
}

function SiteFields({ isMade, setHosts }: { isMade: boolean; setHosts: (text: string) => void }) {
  return (
    <>
      <Field name="name" label="Name" hint="Visible only to people in your workspace">
        {(attributes) => <input {...attributes} required maxLength={120} readOnly={isMade} autocomplete="off" />}
      </Field>
      <Field name="hosts" label="Hosts" hint="One on each line, such as www.shop.example; you can add them later">
        {(attributes) => (
          <textarea
            {...attributes}
            spellcheck={false}
            autocapitalize="none"
            onInput={({ currentTarget: { value } }) => setHosts(value)}
          />
        )}
      </Field>
      <Select
        name="default_language"
        label="Language"
        hint="For the banner's texts; you can add others later"
        options={starterLanguages.map((tag) => [tag, `${languageNames.of(tag)} (${tag})`])}
        selected="en"
        disabled={isMade}
      />
    </>
  );
}

function ControllerFields() {
  return (
    <>
      <Field
        name="controller_name"
        label="Controller"
        hint="Legal name of the organization or person that asks for consent; the banner shows it"
      >
        {(attributes) => <input {...attributes} required maxLength={200} autocomplete="organization" />}
      </Field>
      <Field name="contact_email" label="E-mail address" hint="For questions about data protection">
        {(attributes) => <input {...attributes} type="email" required maxLength={254} autocomplete="email" />}
      </Field>
    </>
  );
}

/** The banner's source, and the values of a template's variables. */
function TemplateFields(props: { template: Template | null; select: (template: Template | null) => void }) {
  const { template, select } = props;
  const templates = useAnswer(
    async (signal) => (await answered(api.GET("/templates", { params: { query: { limit: 200 } }, signal }))).data,
    "",
  );
  const known = templates.data ?? [];
  return (
    <>
      <Select
        name="template"
        label="Banner"
        hint="A template adds the parts that your sites share"
        options={[
          ["", "Starter in the language above"],
          ...known.map(({ id, name }) => [id, `Template ${name}`] as const),
        ]}
        onChange={(selected) => select(known.find(({ id }) => id === selected) ?? null)}
      />
      {Object.entries(template?.variables ?? {}).map(([name, variable]) => (
        <Field
          key={name}
          name={`variable ${name}`}
          label={`Value of ${name}`}
          hint={variable.default == null ? undefined : `If empty: ${variable.default}`}
        >
          {(attributes) => (
            <input {...attributes} maxLength={4000} required={variable.required === true && variable.default == null} />
          )}
        </Field>
      ))}
    </>
  );
}

function hostsIn(text: string): string[] {
  return [...new Set(text.split(/[\s,]+/))].filter((host) => host !== "");
}

async function hostsOf({ id }: Schemas["Site"]): Promise<string[]> {
  const params = { path: { id }, query: { include: ["domains" as const] } };
  const { domains } = await answered(api.GET("/sites/{id}", { params }));
  return (domains ?? []).map(({ host }) => host);
}

function readSite(entries: FormData, template: Template | null): SiteInput {
  const values = Object.keys(template?.variables ?? {}).map((name) => [name, textOf(entries, `variable ${name}`)]);
  return {
    name: textOf(entries, "name"),
    language: textOf(entries, "default_language") || "en",
    hosts: hostsIn(textOf(entries, "hosts")),
    controller: textOf(entries, "controller_name"),
    email: textOf(entries, "contact_email"),
    template:
      template === null
        ? null
        : { id: template.id, variables: Object.fromEntries(values.filter(([, value]) => value !== "")) },
  };
}
