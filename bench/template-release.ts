import type { BannerDocument } from "../src/consent/rules";
import { type Client, createClient } from "../src/provider/client";
import { startDevService } from "../test/support/dev-service";
import { countOf } from "./fleet";
import type { Row } from "./row";
import { SAMPLE_BANNERS } from "./sample-banner";
import { secondsOf } from "./seconds-of";
import { UNPACED } from "./unpaced";

const DOCUMENT_BYTES = 20_000;
const GOAL_S = 10;

/**
 * One request that takes sites to production with documents of 20 kB, on the embedded database: new sites, and a
 * changed text.
 */
export async function measureTemplateRelease(wanted: number): Promise<Row[]> {
  const count = countOf(wanted);
  const service = await startDevService({ quota: UNPACED });
  try {
    const client = createClient(service);
    const sites: string[] = [];
    for (let number = 0; number < count; number += 1) {
      sites.push((await client.call("createSite", { body: { name: `Shop ${number}` } })).data.id);
    }
    const body = { name: "Shops", document: documentWith("One") as never };
    const { data: template } = await client.call("createTemplate", { body });
    const first = await secondsOf(() => release(client, template.id, sites));
    await client.call("updateTemplate", {
      path: { id: template.id },
      body: { document: documentWith("Two") as never },
    });
    const changed = await secondsOf(() => release(client, template.id, sites));
    return [row("new sites", count, first), row("a changed text", count, changed)];
  } finally {
    await service.stop();
  }
}

/** @throws Error if the request leaves a site behind */
async function release(client: Client, id: string, sites: readonly string[]): Promise<void> {
  const items = sites.map((site_id) => ({ site_id }));
  const { data } = await client.call("applyTemplate", {
    path: { id },
    body: { mode: "replace", release: "production", items },
  });
  const left = data.results.filter(({ status, stage }) => status !== "changed" || stage !== "production");
  if (left.length > 0) throw new Error(`${left.length} sites did not go live, such as ${JSON.stringify(left[0])}`);
}

/** A banner of the size that the promise speaks of: blocking rules fill it up. */
function documentWith(title: string): BannerDocument {
  const document = SAMPLE_BANNERS.small();
  const { en } = document.texts;
  const texts = { ...document.texts, en: { ...en, banner: { ...en?.banner, title } } };
  const rules: NonNullable<NonNullable<BannerDocument["blocking"]>["rules"]> = [];
  const whole = { ...document, texts, blocking: { rules } };
  while (JSON.stringify(whole).length < DOCUMENT_BYTES) {
    rules.push({ match: { host: `*.tracker-${rules.length}.example` }, category: "marketing", action: "block" });
  }
  return whole;
}

function row(what: string, count: number, seconds: number): Row {
  return {
    subject: `one request that takes ${count} sites to production, documents of ${DOCUMENT_BYTES / 1000} kB, ${what}`,
    ours: `${seconds.toPrecision(3)} s`,
    against: `the promised ${GOAL_S} s`,
    ratio: seconds / GOAL_S,
    goal: { atMost: 1 },
  };
}
