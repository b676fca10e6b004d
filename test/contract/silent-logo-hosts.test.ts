import { createEgress, type Egress } from "../../src/service/egress/egress";
import { EgressError } from "../../src/service/egress/failure";
import { banner } from "../support/banners";
import { onDatabaseOfRun } from "../support/service-databases";

/** Rollouts of banners whose logo is on a host that does not answer. */

const SITES = 20;

onDatabaseOfRun((start) => {
  /** Addresses that were asked for, in vain. */
  const asked: string[] = [];
  const blackHole: Egress = {
    ...createEgress({ resolveHost: async () => [] }),
    send: async ({ url }) => {
      asked.push(url.href);
      throw new EgressError("timeout");
    },
  };

  test("asks a host that does not answer once a minute, for any number of sites", async () => {
    const under = await start({ egress: blackHole });
    try {
      const faults: unknown[] = [];
      for (let index = 0; index < SITES; index += 1) {
        const { id } = (await under.call("createSite", { body: { name: `Shop ${index}` } })).body;
        const theme = { ...banner().theme, logo_url: `https://cdn.example/${index}.png` };
        await under.call("putConfigDraft", { path: { id }, body: { document: { ...banner(), theme } } });
        const { status, body } = await under.call("publishVersion", { path: { id }, body: {} });
        const fault = body.warnings.find(({ code }: { code: string }) => code === "logo-not-served");
        faults.push([status, fault?.message.includes("The host did not answer in time.")]);
        if (index === SITES - 2) under.advance(61_000);
      }
      expect(faults).toEqual(faults.map(() => [201, true]));
      expect(asked).toEqual(["https://cdn.example/0.png", `https://cdn.example/${SITES - 1}.png`]);
    } finally {
      await under.close();
    }
  }, 60_000);
});
