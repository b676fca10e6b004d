import { banner } from "../test/support/banners";
import type { DevService } from "../test/support/dev-service";

/** Sites that are made at the same time. */
const MAKERS = 8;

/** A site with visitors. */
export interface Shop {
  readonly id: string;
  readonly host: string;
}

/** Makes sites with a version in production and a host. */
export async function makeShops(service: DevService, count: number): Promise<Shop[]> {
  const shops: Shop[] = [];
  let begun = 0;
  const maker = async () => {
    while (begun < count) {
      begun += 1;
      shops.push(await makeShop(service, `shop-${begun}.example`));
    }
  };
  await Promise.all(Array.from({ length: MAKERS }, maker));
  return shops;
}

/** A site with a version in production and a host. */
async function makeShop({ endpoint, token }: DevService, host: string): Promise<Shop> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const call = async (method: string, path: string, body: unknown): Promise<{ readonly id: string }> => {
    const response = await fetch(`${endpoint}/v1/sites${path}`, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as { id: string };
  };
  const { id } = await call("POST", "", { name: host, settings: { promotion_gate: { mode: "off" } } });
  await call("PUT", `/${id}/config/draft`, { document: banner() });
  await call("POST", `/${id}/versions`, {});
  await call("POST", `/${id}/versions/1/promote`, {});
  await call("POST", `/${id}/domains`, { host });
  return { id, host };
}
