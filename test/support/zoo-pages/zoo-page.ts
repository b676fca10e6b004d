import type { WebPage } from "../banner-website";

/** A page that another person could have written. */
export interface ZooPage extends WebPage {
  readonly name: string;
}

/** The markup of a whole page; LOADER is the address of the loader. */
export const documentOf = (head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title><script src="LOADER"></script><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;
