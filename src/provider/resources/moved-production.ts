import type { Schemas } from "@consentform/consent/contract";
import { changedServices } from "./changed-services";
import type { PreviewContext } from "./definition";
import { heldText } from "./held-version";
import { listedLines } from "./listed";
import { named, type Place, type Text, text } from "./text";

/** A change of what production of one site serves. */
export interface ProductionChange {
  /** The property that names the site. */
  readonly property: Place;
  /** Id of the site, or a stand-in for an unknown one. */
  readonly site: unknown;
  /** Content of production when the resource last wrote or read it; empty before the first time. */
  readonly recorded: { readonly number?: number | undefined; readonly digest?: string | undefined };
  /** Digest of the document that it is to serve, as far as it is known. */
  readonly next: unknown;
}

type Announcer = Pick<PreviewContext, "service"> & {
  readonly self: Pick<PreviewContext["self"], "production" | "unknownIn">;
};

/** Sentences about sites whose production is not as recorded: the version, since when, and who moved it there. */
export async function movedProduction(
  { self, service }: Announcer,
  changes: readonly ProductionChange[],
): Promise<Text | null> {
  const known = changes.filter(({ site }) => self.unknownIn(site) === undefined);
  const moved = await Promise.all(
    known.map(async ({ property, site: id, recorded, next }) => {
      const site = await service.site(String(id), "services");
      const production = site?.stages?.production ?? null;
      if (site === null || production === null) return null;
      if (production.number === self.production.get(site.id) || isExpected(production, recorded, next)) return null;
      const before = recorded.number === undefined ? "nothing" : `version ${recorded.number}`;
      return text`${named(...property)}: production holds ${heldText(production)}; this program recorded ${before}`;
    }),
  );
  const lines = moved.filter((line) => line !== null);
  return lines.length === 0 ? null : text`production was moved by others:${listedLines(lines)}`;
}

/** Sentences about sites whose new version also gets tracked services that production does not serve. */
export async function broughtServices(
  { self, service }: Announcer,
  changes: readonly ProductionChange[],
): Promise<Text | null> {
  const known = changes.filter(({ site }) => self.unknownIn(site) === undefined);
  const brought = await Promise.all(
    known.map(async ({ property, site: id }) => {
      const site = await service.site(String(id), "services");
      const services = site === null ? null : changedServices(site);
      return services === null ? null : text`${named(...property)}: ${services}`;
    }),
  );
  const lines = brought.filter((line) => line !== null);
  return lines.length === 0 ? null : text`production also gets changes of tracked services:${listedLines(lines)}`;
}

/** True for the recorded number, for its content under one that is not a rollback, and for what is to be there. */
function isExpected(
  { number, config_digest: content, rolled_back_from: rolledBack }: Schemas["StagePointer"],
  recorded: ProductionChange["recorded"],
  next: unknown,
): boolean {
  return number === recorded.number || content === next || (rolledBack === null && content === recorded.digest);
}
