/**
 * When a plain log (no terminal) first says that a step is running; each later line comes after twice the time of the
 * one before.
 */
const FIRST_PLAIN_LINE_MS = 1_000;
const TERMINAL_INTERVAL_MS = 200;

/**
 * Runs one step and says on standard error that it is alive: a status line that rewrites itself on a terminal,
 * ever rarer plain lines elsewhere. Standard output stays free for the result.
 *
 * @template T
 * @param {string} label what is being done, e.g. "installing dependencies"
 * @param {(setDetail: (detail: string) => void) => Promise<T>} step `setDetail` replaces the text behind the label
 * @returns {Promise<T>} what the step returned; its error passes through
 */
export async function withProgress(label, step) {
  const stream = process.stderr;
  const startedAt = Date.now();
  let detail = "";
  const text = () => `${label}${detail ? `: ${detail}` : ""} (${formatDuration(Date.now() - startedAt)})`;
  const rewrite = () => stream.write(`\r\x1b[2K${text().slice(0, (stream.columns ?? 80) - 1)}`);
  const repeat = (passedMs) => {
    stream.write(`  ... ${text()}\n`);
    timer = setTimeout(repeat, passedMs, 2 * passedMs);
  };
  let timer = stream.isTTY
    ? setInterval(rewrite, TERMINAL_INTERVAL_MS)
    : setTimeout(repeat, FIRST_PLAIN_LINE_MS, FIRST_PLAIN_LINE_MS);
  try {
    const result = await step((next) => {
      detail = next;
    });
    detail = "";
    return result;
  } finally {
    clearTimeout(timer);
    if (stream.isTTY) stream.write("\r\x1b[2K");
  }
}

/**
 * @param {number} ms milliseconds
 * @returns {string} `0.4 s`, `12 s`, `3 min 05 s`
 */
export function formatDuration(ms) {
  const seconds = ms / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 60) return `${Math.round(seconds)} s`;
  return `${Math.floor(seconds / 60)} min ${String(Math.floor(seconds % 60)).padStart(2, "0")} s`;
}
