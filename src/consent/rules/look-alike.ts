/**
 * Scripts that may appear in one label: one alone, or Latin with those of Japan, Korea and Taiwan (UTS 39, 5.2, highly
 * restrictive).
 */
const combinations: readonly RegExp[] = [
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Bopomofo}\p{Script=Common}\p{Script=Inherited}]*$/u,
];

const latin = /\p{Script=Latin}/u;

/** Cyrillic and Greek letters that look like Latin ones in most fonts (UTS 39 confusables). */
const latinTwins = /^[аесԁһіјӏорԛѕԝхуьѵοναιρυτχκ0-9-]+$/u;

/**
 * Reports whether a label, in Unicode, is made to be taken for another: it mixes Latin with another script, or consists
 * of Cyrillic or Greek letters that all look Latin although the host's last label is ASCII.
 */
export function isLookAlike(unicodeLabel: string, host: string): boolean {
  if (/^\p{ASCII}*$/u.test(unicodeLabel)) return false;
  if (latin.test(unicodeLabel) && !combinations.some((scripts) => scripts.test(unicodeLabel))) return true;
  return latinTwins.test(unicodeLabel) && !/(^|\.)xn--[^.]*$/.test(host);
}
