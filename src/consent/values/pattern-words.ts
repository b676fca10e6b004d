/** Patterns of the contract in words that complete "must be". A test fails for a pattern that is missing here. */
const words: Readonly<Record<string, string>> = {
  "^(https://[^/?#@\\s]+|http://(localhost|127(\\.\\d{1,3}){3}|\\[::1\\])(:\\d+)?)([/?][^#\\s]*)?$":
    "an address that begins with https:// and a host, without a user name, spaces or #, such as https://hooks.example.com/consent; http:// is allowed for localhost only",
  "^https?://[^/?#]": "an address that begins with https:// or http:// and a host, such as https://www.example.com/",
  "^https://[^/?#]": "an address that begins with https:// and a host, such as https://www.example.com/privacy",
  "^[a-z0-9*._-]+$": "a host of lowercase letters, digits, dots, - and _; * matches any label",
  "^[A-Za-z0-9_.:-]{1,64}$": "1 to 64 letters, digits or the characters _ . : -",
  "^[A-Za-z0-9_.:-]+$": "letters, digits or the characters _ . : -",
  "^[A-Za-z0-9_-]{1,64}$": "1 to 64 letters, digits or the characters _ -",
  "^[A-Za-z0-9_-]{16,64}$": "16 to 64 letters, digits or the characters _ -",
  "^[A-Za-z0-9_-]{43}$": "43 characters of base64url: letters, digits, _ and -",
  "^[A-Za-z0-9+/]{86}==$": "a signature in base64: 86 letters, digits, + or /, then ==",
  "^[a-z][a-z0-9_]{0,39}$": "1 to 40 lowercase letters, digits or _, beginning with a letter",
  "^[a-z][a-z0-9_-]{0,39}$": "1 to 40 lowercase letters, digits, _ or -, beginning with a letter",
  "^[a-z][a-z0-9_-]{0,63}$": "1 to 64 lowercase letters, digits, _ or -, beginning with a letter",
  "^[a-z][a-z0-9-]{0,63}$": "1 to 64 lowercase letters, digits or -, beginning with a letter",
  "^[a-z0-9_.-]{1,63}$": "1 to 63 lowercase letters, digits or the characters _ . -",
  "^[a-z0-9_.-]{1,63}:.{0,255}$":
    "a key of 1 to 63 lowercase letters, digits or the characters _ . -, then a colon and a value of at most 255 characters, such as team:shop",
  "^[a-z0-9][a-z0-9.-]{0,63}$": "1 to 64 lowercase letters, digits, dots or -, beginning with a letter or digit",
  "^[a-z][a-z0-9]{1,15}_[0-9A-Za-z]{49}$": "a prefix of lowercase letters and digits, then _ and 49 letters or digits",
  "^whsec_[A-Za-z0-9+/]{32,86}={0,2}$": "whsec_ and 32 to 86 characters of base64",
  "^[^\\x00-\\x1f\\x7f]*$": "text without line breaks and other control characters",
  "^[^\\x00-\\x1f\\x7f\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*$":
    "text without line breaks, control characters and characters that change its direction",
  "^[A-Za-z0-9_.~-]*$": "letters, digits or the characters _ . ~ -",
  "^[A-Za-z0-9 ,'\"_-]+$": "font names: letters, digits, spaces, commas, quotation marks, _ and -",
  "^#[0-9a-fA-F]{6}$": "a color: # and six hexadecimal digits, such as #1d4ed8",
  "^us(nat|[a-z]{2})$": "usnat, or us and the two lowercase letters of a state, such as usca",
  "^[A-Z]{2}$": "a country code of two capital letters, such as DE",
  "^[A-Z]{2}(-[A-Z0-9]{1,3})?$": "a country code of two capital letters, or a subdivision code, such as DE or US-CA",
  "^[A-Z]{2}-[A-Z0-9]{1,3}$": "a country code of two capital letters, - and a subdivision code, such as US-CA",
  "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$": "a language tag, such as en, pt-BR or zh-Hant",
  "^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$": "an IANA time zone, such as Europe/Berlin",
  "^(\\*|[a-z_]+\\.(\\*|[a-z_]+))$":
    "*, an event kind such as version.promoted, or all kinds of a group such as scan.*",
  "^(none|reject|accept|gpc|category:[a-z][a-z0-9_-]{0,39})$":
    "none, reject, accept, gpc, or category: and the key of a category, such as category:analytics",
  "^(session|P(?=[0-9T])([0-9]+Y)?([0-9]+M)?([0-9]+W)?([0-9]+D)?(T(?=[0-9])([0-9]+H)?([0-9]+M)?([0-9]+S)?)?)$":
    "session or an ISO 8601 duration, such as P1Y, P90D or PT30M",
  "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$":
    "a time in UTC with milliseconds, such as 2026-11-21T09:30:00.000Z",
  "^(\\d{4}-\\d{2}-\\d{2})[Tt ](\\d{2}:\\d{2}):(\\d{2})(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$":
    "a time with its offset from UTC (RFC 3339), such as 2027-03-01T00:00:00Z",
  "^(/([^~/]|~[01])*)*$": "a JSON pointer: empty, or / before each name, with ~0 for ~ and ~1 for /, such as /texts/en",
  "^sha256:[0-9a-f]{64}$": "sha256: and 64 lowercase hexadecimal digits",
  "^[0-9a-f]{64}$": "64 lowercase hexadecimal digits",
  "^[0-7][0-9A-HJKMNP-TV-Z]{25}$": "a ULID: 26 digits and capital letters without I, L, O and U, beginning with 0 to 7",
  '^"[\\x21\\x23-\\x7e]*"$': 'an entity tag in quotation marks, such as "r3"',
  '^("([ !#-\\[\\]-~]|\\\\["\\\\]){1,255}"|[!#-~]{1,255})$':
    "1 to 255 printable ASCII characters; with spaces, in quotation marks",
  '^(\\*|(W/)?"[!#-~]*"([ \\t]*,[ \\t]*(W/)?"[!#-~]*")*)$': 'entity tags in quotation marks, such as "r3", or *',
  "^3\\.1\\.\\d+$": "a version of OpenAPI 3.1, such as 3.1.0",
  "^\\d+\\.\\d+\\.\\d+$": "a version of three numbers, such as 1.2.0",
};

/** A pattern of the contract in words, which complete "must be". */
export function patternWords(pattern: string): string {
  return words[pattern] ?? `text that fits ${pattern}`;
}
