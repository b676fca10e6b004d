import type { Properties } from "../../src/provider/resources";
import type { Managed } from "./managed";
import {
  client,
  colleague,
  contentIn,
  contentOf,
  failureOf,
  rollBack,
  rollout,
  stagesOf,
  titled,
  upFailing,
} from "./rollout-laboratory";
import { draftOf, newSite, noGate, publish } from "./rows/prepared";
import { newTemplate } from "./rows/template-rollout";

/**
 * A live wave that gets a gate: its rollout goes to preview from then on, and a new one to production once the scan has
 * passed. The new one must take the wave's own work over, however many scans failed before, and nothing else.
 */

/** A wave that is live as One without a gate, then got one together with the text Two, whose scan failed. */
async function newlyGated() {
  const [template, site] = [await newTemplate(client), await newSite(client, noGate)];
  const inputs = (title: string, release: string): Properties => ({
    template,
    sites: { shop: titled(site, title) },
    release,
  });
  const wave = rollout(inputs("One", "production"));
  await wave.create();
  await nextDeployment(wave, inputs("Two", "preview"));
  expect(await contentIn(site)).toBe(contentOf("One"));
  return { wave, site, inputs };
}

/** The calls of an engine for the first rollout in a new process. */
async function nextDeployment(wave: Managed, change: Properties): Promise<void> {
  wave.renewSession();
  const inputs = { ...wave.inputs, ...change };
  if (wave.diff(wave.checked(inputs)).kind !== "none") await wave.update(inputs);
}

/** The rollout to production, in the process of `wave`. */
function liveAfter(wave: Managed, inputs: Properties, options?: Parameters<typeof rollout>[1]): Managed {
  const live = rollout(inputs, options);
  live.session = wave.session;
  return live;
}

/** Promotes another document, as a person does who knows of no program. */
async function promoteByHand(site: string, title: string): Promise<void> {
  const number = await publish(colleague, site, title);
  await colleague.call("promoteVersion", { path: { id: site, number }, body: {} });
}

test("a wave with a new gate and text goes live after failed scans, without adopt", async () => {
  const { wave, site, inputs } = await newlyGated();
  // Another scan fails, of yet another text.
  await nextDeployment(wave, inputs("Three", "preview"));
  // The page is repaired; nothing of the first rollout changes.
  await nextDeployment(wave, inputs("Three", "preview"));
  const live = liveAfter(wave, inputs("Three", "production"));
  await live.create();
  expect(await contentIn(site)).toBe(contentOf("Three"));

  // From then on the gated wave goes its usual way.
  await nextDeployment(wave, inputs("Four", "preview"));
  live.session = wave.session;
  await live.update({ ...live.inputs, ...inputs("Four", "production") });
  expect(await contentIn(site)).toBe(contentOf("Four"));
});

test("a wave with a new gate keeps a promotion made by hand after a failed scan", async () => {
  const { wave, site, inputs } = await newlyGated();
  await promoteByHand(site, "By hand");
  await nextDeployment(wave, {});
  const live = liveAfter(wave, inputs("Two", "production"));
  expect((await failureOf(live.create())).message).toMatch(/sites\.shop: the draft is no longer the starter draft/);
  // With the program's text back in the draft, production alone is in the way.
  await draftOf(colleague, site, "Two");
  expect((await failureOf(live.create())).message).toMatch(
    /sites\.shop: production holds version 3, moved there at .* by token .*To replace it, set adopt: true\./,
  );
  expect(await contentIn(site)).toBe(contentOf("By hand"));
});

test("a wave that got a gate leaves a rollback that came after a failed scan", async () => {
  const { wave, site, inputs } = await newlyGated();
  await promoteByHand(site, "By hand");
  await rollBack(site, 1);
  await wave.refresh();
  await nextDeployment(wave, inputs("Three", "preview"));
  const live = liveAfter(wave, inputs("Three", "production"));
  expect(await upFailing(live, live.create())).toMatch(/production holds version 4, a rollback to 1/);
  expect((await stagesOf(site)).production?.number).toBe(4);
});

test("another stack's rollout takes nothing from a wave that got a gate", async () => {
  const { wave, site, inputs } = await newlyGated();
  const stranger = rollout(inputs("Two", "production"), { of: "6".repeat(16) });
  expect((await failureOf(stranger.create())).message).toMatch(/belongs to another deployment/);
  expect(await contentIn(site)).toBe(contentOf("One"));
  await nextDeployment(wave, {});
  const live = liveAfter(wave, inputs("Two", "production"));
  await live.create();
  expect(await contentIn(site)).toBe(contentOf("Two"));
});
