/** Fetches JSON without credentials: nothing that the banner requests depends on who asks. */
export async function getJson(url: URL, ms = 10_000): Promise<unknown> {
  const response = await fetch(url, {
    credentials: "omit",
    referrerPolicy: "no-referrer",
    signal: AbortSignal.timeout(ms),
  });
  if (!response.ok) throw new Error(response.url);
  return response.json();
}
