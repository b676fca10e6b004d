/** The answers that `consentform init` needs to write a project. */
export interface Answers {
  readonly engine: Engine;
  /** BCP 47 tag of the banner's texts. */
  readonly language: string;
  /** Legal name of who asks for consent. */
  readonly controller: string;
  /** Address for questions about data protection. */
  readonly email: string;
  /** The site's host. */
  readonly host: string;
  /** Name of the project: that of its folder. */
  readonly project: string;
}

/** Tools that a project can be written for. */
export const engines = ["pulumi", "terraform", "cdktn"] as const;

/** One of {@link engines}. */
export type Engine = (typeof engines)[number];
