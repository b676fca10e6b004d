import { Parser } from "htmlparser2";

/** A script element, in the order of the page. */
export interface MarkupScript {
  /** The address that it is loaded from; null for an inline one. */
  readonly address: URL | null;
  /** Text of an inline script, at most 64 Ki characters. */
  readonly text: string;
  readonly isInHead: boolean;
  /** Marked so that a browser does not run it, as consent managers have pages mark what they hold back. */
  readonly isHeldBack: boolean;
  /** async, defer or module: it runs later than its place in the page says. */
  readonly isDeferred: boolean;
  /** True if browsers run the script only with one content (Subresource Integrity). */
  readonly hasIntegrity: boolean;
}

/** Anything else that a browser loads automatically. */
interface MarkupEmbed {
  readonly kind: "frame" | "pixel" | "other";
  readonly address: URL;
  readonly isHeldBack: boolean;
  /** In noscript: only browsers without scripts load it. */
  readonly isWithoutScripts: boolean;
}

/** The parts of a page's markup that scans and install checks use. */
export interface PageMarkup {
  readonly scripts: readonly MarkupScript[];
  readonly embeds: readonly MarkupEmbed[];
  /** Targets of links, without fragments. */
  readonly links: readonly URL[];
  /**
   * True if an element reopens the banner: a link to `#consent-settings`, or one with the attribute
   * `data-consent-settings`.
   */
  readonly hasSettingsLink: boolean;
}

/** Most entries of each kind that are kept: more are of no use, and a page may be endless. */
const most = { scripts: 500, embeds: 1000, links: 2000, scriptText: 65_536 };
/** The text is read in pieces, so that markup made to be slow can be given up in between. */
const PIECE_LENGTH = 2048;
/** Longest time that one page may take to read. */
const MAX_READ_MS = 1500;

/** Types of script elements that hold data, not programs. */
const dataTypes = /json|importmap|speculationrules|template|x-handlebars|x-mustache/;
const programTypes = /^(|module|text\/(java|ecma|j|live)script[\d.]*|application\/(x-)?(java|ecma)script)$/;

type Attributes = Readonly<Record<string, string>>;

/** Elements that load something, by the attribute that names it; `data-` in front of it means that it is held back. */
const embedding: Readonly<
  Record<string, { attribute: string; kind: (attributes: Attributes) => MarkupEmbed["kind"] }>
> = {
  iframe: { attribute: "src", kind: () => "frame" },
  frame: { attribute: "src", kind: () => "frame" },
  object: { attribute: "data", kind: () => "frame" },
  embed: { attribute: "src", kind: () => "frame" },
  img: { attribute: "src", kind: (attributes) => (isPixel(attributes) ? "pixel" : "other") },
  video: { attribute: "src", kind: () => "other" },
  audio: { attribute: "src", kind: () => "other" },
  source: { attribute: "src", kind: () => "other" },
  input: { attribute: "src", kind: () => "other" },
  link: { attribute: "href", kind: () => "other" },
};

/** Relations of link elements that make a browser load something; `preconnect` and its like do not. */
const loadingRelations: readonly string[] = ["stylesheet", "preload", "modulepreload", "icon", "manifest"];

/** Reads a page. Hostile markup is read as far as the limits allow. */
export function readMarkup(html: string, page: URL): PageMarkup {
  const markup = { scripts: [] as MarkupScript[], embeds: [] as MarkupEmbed[], links: new Map<string, URL>() };
  let hasSettingsLink = false;
  let base = page;
  let isInHead = true;
  let open: { attributes: Attributes; text: string } | null = null;
  const unrendered = createUnrendered();
  const parser = new Parser({
    onopentag: (name, attributes) => {
      unrendered.open(name, attributes);
      if (unrendered.isInert()) return;
      const isWithoutScripts = unrendered.isWithoutScripts();
      hasSettingsLink ||= !isWithoutScripts && isSettingsLink(attributes);
      if (name === "body") isInHead = false;
      if (name === "base" && attributes.href !== undefined) base = resolved(attributes.href, page) ?? base;
      if (name === "script" && !isWithoutScripts) open = { attributes, text: "" };
      if ((name === "a" || name === "area") && markup.links.size < most.links) addLink(markup.links, attributes, base);
      if (markup.embeds.length < most.embeds)
        markup.embeds.push(...embedOf(name, attributes, base).map((embed) => ({ ...embed, isWithoutScripts })));
    },
    ontext: (text) => {
      if (open !== null && open.text.length < most.scriptText) open.text += text.slice(0, most.scriptText);
    },
    onclosetag: (name) => {
      unrendered.close(name);
      if (name === "head") isInHead = false;
      if (name !== "script" || open === null) return;
      if (markup.scripts.length < most.scripts)
        markup.scripts.push(...scriptOf(open.attributes, open.text, isInHead, base));
      open = null;
    },
  });
  feed(parser, html);
  return { ...markup, links: [...markup.links.values()], hasSettingsLink };
}

/**
 * The reader's position: in a template, whose content is inert, or in noscript, whose content a browser that runs
 * scripts takes for text.
 */
function createUnrendered() {
  const templates: boolean[] = [];
  let noscripts = 0;
  return {
    open: (name: string, attributes: Attributes) => {
      // A template with a shadow root's mode is shown as that shadow root.
      if (name === "template") templates.push(attributes.shadowrootmode === undefined);
      if (name === "noscript") noscripts += 1;
    },
    close: (name: string) => {
      if (name === "template") templates.pop();
      if (name === "noscript") noscripts = Math.max(0, noscripts - 1);
    },
    isInert: () => templates.includes(true),
    isWithoutScripts: () => noscripts > 0,
  };
}

/** Writes the text into the parser until it is all read or the time is over. */
function feed(parser: Parser, html: string): void {
  const started = performance.now();
  for (let at = 0; at < html.length && performance.now() - started < MAX_READ_MS; at += PIECE_LENGTH) {
    parser.write(html.slice(at, at + PIECE_LENGTH));
  }
  parser.end();
}

function scriptOf(attributes: Attributes, text: string, isInHead: boolean, base: URL): MarkupScript[] {
  const type = (attributes.type ?? "").trim().toLowerCase();
  if (dataTypes.test(type)) return [];
  const isProgram = programTypes.test(type);
  const source = attributes.src ?? attributes["data-src"];
  const address = source === undefined ? null : resolved(source, base);
  if (source !== undefined && address === null) return [];
  return [
    {
      address,
      text: address === null ? text : "",
      isInHead,
      isHeldBack: !isProgram || (source !== undefined && attributes.src === undefined),
      isDeferred: attributes.async !== undefined || attributes.defer !== undefined || type === "module",
      hasIntegrity: Boolean(attributes.integrity?.trim()),
    },
  ];
}

function embedOf(name: string, attributes: Attributes, base: URL): Omit<MarkupEmbed, "isWithoutScripts">[] {
  const loading = embedding[name];
  if (loading === undefined) return [];
  const relations = (attributes.rel ?? "").toLowerCase().split(/\s+/);
  if (name === "link" && !relations.some((relation) => loadingRelations.includes(relation))) return [];
  const loaded = attributes[loading.attribute];
  const source = loaded ?? attributes[`data-${loading.attribute}`];
  const address = source === undefined ? null : resolved(source, base);
  return address === null ? [] : [{ kind: loading.kind(attributes), address, isHeldBack: loaded === undefined }];
}

/** An image that visitors are not meant to see. */
function isPixel({ width, height, style = "" }: Attributes): boolean {
  return isTiny(width) || isTiny(height) || /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style);
}

function isTiny(length: string | undefined): boolean {
  return length !== undefined && /^[01](px)?$/.test(length.trim());
}

function isSettingsLink(attributes: Attributes): boolean {
  return attributes["data-consent-settings"] !== undefined || /#consent-settings$/i.test(attributes.href ?? "");
}

function addLink(links: Map<string, URL>, attributes: Attributes, base: URL): void {
  if (attributes.href === undefined || attributes.download !== undefined) return;
  const target = resolved(attributes.href, base);
  if (target === null) return;
  target.hash = "";
  links.set(target.href, target);
}

/** Longest address that is looked at. */
const MAX_ADDRESS_LENGTH = 2048;

/** The address, if it is one that a browser would ask a host for. */
function resolved(text: string, base: URL): URL | null {
  const trimmed = text.trim();
  if (trimmed.length > MAX_ADDRESS_LENGTH || !URL.canParse(trimmed, base.href)) return null;
  const url = new URL(trimmed, base.href);
  return (url.protocol === "https:" || url.protocol === "http:") && url.href.length <= MAX_ADDRESS_LENGTH ? url : null;
}
