import type { Frame, Page } from "puppeteer-core";
import { sameSiteOf } from "../cookie-header";
import type { SeenStorage } from "../page-visit";

/** Most entries of one kind that are kept. */
const MAX_THINGS = 300;

/**
 * Reads the names in the storages of a page's frames. As text, since it runs in the page. A page may have replaced any
 * of these functions; what comes back is checked.
 */
const READ_STORAGE = `(async () => {
  const names = (storage) => { try { return Object.keys(storage()).slice(0, ${MAX_THINGS}); } catch { return []; } };
  const databases = async () => { try { return (await indexedDB.databases()).map(({ name }) => name).slice(0, ${MAX_THINGS}); } catch { return []; } };
  return { local: names(() => localStorage), session: names(() => sessionStorage), indexeddb: await databases() };
})()`;

/** Something stored, with a mark that changes when it is stored again with another value. It never leaves a visit. */
export interface MarkedStorage extends SeenStorage {
  readonly mark: string;
}

/** Everything that a page and its frames stored: cookies of all hosts, local and session storage, databases. */
export async function markedStorage(page: Page): Promise<MarkedStorage[]> {
  const frames = await Promise.all(page.frames().slice(0, 50).map(frameStorage));
  return [...(await cookiesOf(page)), ...frames.flat()];
}

async function cookiesOf(page: Page): Promise<MarkedStorage[]> {
  const session = await page.createCDPSession();
  const { cookies } = await session.send("Network.getAllCookies");
  const now = Date.now();
  return cookies.slice(0, MAX_THINGS).map(({ name, domain, expires, session: isSession, secure, sameSite, value }) => ({
    kind: "cookie",
    mark: `${expires} ${value}`,
    name,
    host: domain.replace(/^\./, ""),
    // Chromium returns seconds since the epoch. Its clock is the machine's, not the service's.
    lifetimeMs: isSession ? null : Math.max(0, expires * 1000 - now),
    isSecure: secure,
    sameSite: sameSiteOf(sameSite),
  }));
}

async function frameStorage(frame: Frame): Promise<MarkedStorage[]> {
  const address = frame.url();
  if (!URL.canParse(address) || !/^https?:/.test(address)) return [];
  const host = new URL(address).hostname;
  const found: unknown = await frame.evaluate(READ_STORAGE).catch(() => null);
  return (["local", "session", "indexeddb"] as const).flatMap((kind) =>
    namesIn(found, kind).map((name) => ({
      kind,
      name,
      host,
      mark: "",
      lifetimeMs: null,
      isSecure: false,
      sameSite: null,
    })),
  );
}

function namesIn(found: unknown, kind: string): string[] {
  const names: unknown = typeof found === "object" && found !== null ? (found as Record<string, unknown>)[kind] : null;
  return Array.isArray(names)
    ? names.filter((name): name is string => typeof name === "string" && name !== "").slice(0, MAX_THINGS)
    : [];
}
