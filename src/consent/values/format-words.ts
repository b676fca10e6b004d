/** Formats of the contract in words that complete "must be". A test fails for a format that is missing here. */
const words: Readonly<Record<string, string>> = {
  date: "a date, such as 2027-03-01",
  "date-time": "a time with its offset from UTC (RFC 3339), such as 2027-03-01T00:00:00Z",
  email: "an email address, such as privacy@example.com",
  uri: "an absolute address, such as https://www.example.com/",
};

/** A format of the contract (`date-time`, ...) in words, which complete "must be". */
export function formatWords(format: string): string {
  return words[format] ?? `in the form of ${format}`;
}
