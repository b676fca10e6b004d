import { join } from "node:path";
import type { BannerDocument } from "../../src/consent/rules";
import { readBanner } from "../../src/provider/pulumi/read-banner";
import { repositoryFolder } from "../support/repository-folder";

const QUICKSTART = join(repositoryFolder, "examples/quickstart/banner.yaml");

/** The quick start's banner, which no rule objects to, with another English heading. */
export function bannerTitled(title: string): BannerDocument {
  return changedBanner((document) => {
    const english = document.texts.en;
    if (english?.banner === undefined) throw new Error(`${QUICKSTART} has no English banner texts`);
    english.banner.title = title;
  });
}

/** The quick start's banner after `change`, which gets a separate copy. */
export function changedBanner(change: (document: BannerDocument) => void): BannerDocument {
  const document = readBanner(QUICKSTART);
  change(document);
  return document;
}

/** The English heading of a banner. */
export function titleOf(document: BannerDocument | undefined): string | undefined {
  return document?.texts.en?.banner?.title;
}
