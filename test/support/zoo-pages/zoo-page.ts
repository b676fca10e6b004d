import type { PublishedService } from "../../../src/consent/banner/make-slices";
import type { Coming, Visitor } from "../banner-visit";
import type { WebPage, Website } from "../banner-website";

/** A page as its own developers could have written it. */
export interface ZooPage extends WebPage {
  /** How a visitor comes to it. */
  readonly coming?: Coming;
  /** Prepares each browser page that visits it, before the first load. */
  readonly prepare?: (page: Visitor["page"], website: Website) => Promise<unknown>;
  /** Acts as the visitor after each load, or waits for the page, before the banner is looked at. */
  readonly arrive?: (visitor: Visitor) => Promise<unknown>;
  /** The scripts that note that they ran once everything is granted, sorted. Default: those of `tags`. */
  readonly ran?: readonly string[];
  /** True if the page replaces built-ins, so that the banner's scripts run in a frame. */
  readonly isReplacing?: boolean;
  /** The errors that the page itself makes. Every other one is a fault of the banner. */
  readonly errors?: RegExp;
}

/** Pages by what they are, which completes "the banner keeps its promises on ...". */
export type ZooPages = Readonly<Record<string, () => ZooPage | Promise<ZooPage>>>;

/** The markup of a whole page; LOADER is the address of the loader. */
export const documentOf = (head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title><script src="LOADER"></script><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;

/** A statement that notes that a script ran. */
const note = (name: string): string =>
  `window.ran = window.ran || []; window.ran[window.ran.length] = ${JSON.stringify(name)};`;

/** Marked tags, of which the scripts note `tagsRan`. */
export const tags = `<script type="text/plain" data-consent="analytics" src="OTHER/analytics.js"></script>
  <script type="text/plain" data-consent="marketing">${note("inline")}</script>
  <iframe title="Ad" data-consent="marketing" data-consent-src="OTHER/ad.html"></iframe>`;

/** Notes of the scripts of `tags`, sorted. */
export const tagsRan = ["/analytics.js", "inline"] as const;

/** A service whose host is held without a mark. */
export const ads: PublishedService = {
  key: "ads",
  category: "marketing",
  hosts: ["tracker.localhost"],
  scripts: [],
  blocking: "auto",
  storage: [],
};
