/** The declaration's own words, beside the texts of the banner document. */
export interface DeclarationWords {
  readonly name: string;
  readonly kind: string;
  readonly party: string;
  readonly host: string;
  readonly duration: string;
  readonly purpose: string;
  /** Before the name of who answers for the website. */
  readonly controller: string;
  /** Name of the last category, of services that have none of the document's. */
  readonly unclassified: string;
  /** The description of that category. */
  readonly unclassifiedServices: string;
  /** Link to a company's privacy policy. */
  readonly privacyPolicy: string;
  /** In place of the services of a category that has none. */
  readonly noServices: string;
  /** Caption of the table of what a service stores. */
  readonly stored: string;
  /** The duration of what ends with the browser session. */
  readonly session: string;
  readonly cookie: string;
  readonly local: string;
  readonly sessionStorage: string;
  readonly indexeddb: string;
  readonly pixel: string;
  readonly first: string;
  readonly third: string;
}
