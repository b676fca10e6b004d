/** One way in which a page can store something under an undeclared name. */
export interface StoringWay {
  readonly way: string;
  /** Stores it; `NAME` is the name. */
  readonly code: string;
  /** An expression that is true if it is stored. */
  readonly isThere: string;
}

const cookie = 'document.cookie.includes(NAME + "=")';
const frame = "const f = document.createElement('iframe'); document.body.append(f);";

/** Each way in which a script can store something. */
export const storingWays: readonly StoringWay[] = [
  { way: "`document.cookie`", code: 'document.cookie = NAME + "=1"', isThere: cookie },
  {
    way: "`document.cookie` with text that looks like a deletion",
    code: 'document.cookie = NAME + "=max-age=0; Max-Age=9999; x=max-age=0; expires=Thu, 01 Jan 1970 00:00:00 GMT"',
    isThere: cookie,
  },
  { way: "`cookieStore.set`", code: 'await cookieStore.set(NAME, "1")', isThere: cookie },
  { way: "`cookieStore.set` of an object", code: 'await cookieStore.set({ name: NAME, value: "1" })', isThere: cookie },
  { way: "`localStorage.setItem`", code: 'localStorage.setItem(NAME, "1")', isThere: "NAME in localStorage" },
  { way: "`sessionStorage.setItem`", code: 'sessionStorage.setItem(NAME, "1")', isThere: "NAME in sessionStorage" },
  { way: "`localStorage.name =`", code: 'localStorage[NAME] = "1"', isThere: "NAME in localStorage" },
  { way: "`sessionStorage.name =`", code: 'sessionStorage[NAME] = "1"', isThere: "NAME in sessionStorage" },
  {
    way: "`indexedDB.open`",
    code: "await new Promise((resolve, reject) => { const r = indexedDB.open(NAME); r.onsuccess = resolve; r.onerror = reject; })",
    isThere: "(await indexedDB.databases()).some(({ name }) => name === NAME)",
  },
  { way: "`caches.open`", code: "await caches.open(NAME)", isThere: "(await caches.keys()).includes(NAME)" },
  {
    way: "`localStorage.setItem` of a frame",
    code: `${frame} f.contentWindow.localStorage.setItem(NAME, "1")`,
    isThere: "NAME in localStorage",
  },
  {
    way: "`indexedDB.open` in a worker",
    code: "await new Promise((resolve) => { const w = new Worker(URL.createObjectURL(new Blob(['indexedDB.open(\"' + NAME + '\").onsuccess = () => postMessage(0)']))); w.onmessage = resolve; })",
    isThere: "(await indexedDB.databases()).some(({ name }) => name === NAME)",
  },
];
