const MONTHS = "janfebmaraprmayjunjulaugsepoctnovdec";
/** Browsers ignore a longer attribute. */
const LONGEST_ATTRIBUTE = 1024;

/**
 * Reports whether a text for `document.cookie` deletes a cookie: a Max-Age of 0 or less, or an Expires in the past
 * without a Max-Age. The last valid attribute of a kind counts (RFC 6265bis, 5.6 and 5.7). Part of the loader, so ES5.
 */
export function deletesCookie(text: string, now: number): boolean {
  // Browsers refuse such a text, or truncate it there.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for control characters
  if (/[\0-\x08\n-\x1f\x7f]/.test(text)) return false;
  let age: number | null = null;
  let end: number | null = null;
  text
    .split(";")
    .slice(1)
    .forEach((each) => {
      const [, name = "", value = ""] = /^\s*([^=]*?)\s*=\s*(.*?)\s*$/.exec(each) || [];
      if (value.length > LONGEST_ATTRIBUTE) return;
      if (/^max-age$/i.test(name) && /^-?\d+$/.test(value)) age = Number(value);
      if (/^expires$/i.test(name)) end = cookieDate(value) ?? end;
    });
  const [left, until] = [age, end] as (number | null)[];
  return typeof left === "number" ? left <= 0 : typeof until === "number" && until <= now;
}

/** The time of a cookie's date, parsed as in RFC 6265bis 5.1.1; null if it is not a date. */
function cookieDate(text: string): number | null {
  let time: RegExpExecArray | null = null;
  let day = 0;
  let month = -1;
  let year = -1;
  text.split(/[\t -/;-@[-`{-~]+/).forEach((token) => {
    const clock = time ? null : /^(\d\d?):(\d\d?):(\d\d?)(?!\d)/.exec(token);
    const at = /^[a-z]{3}/i.test(token) ? MONTHS.indexOf(token.slice(0, 3).toLowerCase()) / 3 : -1;
    if (clock) time = clock;
    else if (!day && /^\d\d?(?!\d)/.test(token)) day = Number.parseInt(token, 10);
    else if (month < 0 && at >= 0 && at % 1 === 0) month = at;
    else if (year < 0 && /^\d{2,4}(?!\d)/.test(token)) year = Number.parseInt(token, 10);
  });
  const [, hour, minute, second] = (time || []) as string[];
  if (year >= 0 && year < 100) year += year < 70 ? 2000 : 1900;
  const found = Date.UTC(year, month, day, Number(hour), Number(minute), Number(second));
  const isClock = Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60;
  // A day that its month lacks would become a day of the next month.
  return isClock && year > 1600 && day > 0 && month >= 0 && new Date(found).getUTCDate() === day ? found : null;
}
