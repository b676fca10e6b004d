/** The cookies that an answer sets, as the header Cookie. */
export function sessionCookieOf({ headers }: Response): string {
  return headers
    .getSetCookie()
    .filter((header) => !header.includes("Max-Age=0"))
    .map((header) => header.split(";")[0])
    .join("; ");
}
