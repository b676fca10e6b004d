/**
 * The outputs that state leaves out or shortens, because they follow from others. The provider restores them for the
 * lifecycle, and the resource classes restore them for programs. State of earlier releases holds them in full.
 */

/** How an output is worked out again. */
export interface ShortOutput {
  /** The place of the value in state. */
  readonly form: "absent" | "text";
  /** Names of the outputs that it follows from. */
  readonly from: readonly string[];
  /** The form that state holds; undefined if it is absent. */
  shorten(value: unknown): unknown;
  /**
   * The value of which state holds `short`, an absent value or text.
   * @param from the values of the outputs named in `from`, in their order
   */
  restore(short: unknown, from: readonly unknown[]): unknown;
}

/** Short outputs of a resource by name. */
export type ShortOutputs = Readonly<Record<string, ShortOutput>>;

/**
 * The output that distinguishes a recorded resource from one that a preview only plans: each kind has it, none as an
 * input.
 */
export const RECORDED_OUTPUT = "workspaceId";

/** Digest of an empty list. */
const NO_SERVICES = "sha256:4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945";

const own: Readonly<Record<string, ShortOutputs>> = {
  Site: {
    snippets: absent(["scriptUrl"], ([url]) => {
      return typeof url === "string" ? { preview: tag(asPreview(url)), production: tag(url) } : undefined;
    }),
  },
  Domain: {
    challenge: {
      form: "text",
      from: ["host"],
      shorten: (challenge) => (challenge as { dns?: { value?: unknown } } | undefined)?.dns?.value,
      restore: (value, [host]) => (value === undefined ? undefined : challengeOf(String(host), value)),
    },
  },
  Version: {
    servicesDigest: absent([], () => NO_SERVICES),
    configDigest: absent(["draftDigest"], ([digest]) => digest),
  },
  Promotion: { servicesDigest: absent([], () => NO_SERVICES) },
};

/**
 * The short outputs of a kind.
 * @param defaults values that the service fills in for arguments that a program leaves out
 */
export function shortOutputs(kind: string, defaults: Readonly<Record<string, unknown>>): ShortOutputs {
  const left = Object.entries(defaults).map(([name, value]) => [name, absent([], () => value)] as const);
  return { ...Object.fromEntries(left), ...own[kind] };
}

/** True for what state holds in place of a short output; false for its value. */
export function isShort(value: unknown, { form }: ShortOutput): boolean {
  return value === undefined || (form === "text" && typeof value === "string");
}

function absent(from: readonly string[], restore: (from: readonly unknown[]) => unknown): ShortOutput {
  return { form: "absent", from, shorten: () => undefined, restore: (_short, values) => restore(values) };
}

function challengeOf(host: string, value: unknown): unknown {
  return {
    dns: { name: `_consent-challenge.${host}`, type: "TXT", value },
    file: { path: "/.well-known/consent-challenge.txt", body: value },
    meta: { name: "consent-challenge", content: value },
  };
}

const tag = (url: string) => `<script src="${url}"></script>`;

const asPreview = (url: string) => url.replace(/\/production\/loader\.js$/, "/preview/loader.js");
