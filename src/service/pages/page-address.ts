/**
 * Characters that browsers leave in paths and queries and that no URI has (RFC 3986, 3.3 and 3.4), and percent signs
 * that begin no octet.
 */
const notInUris = /[^\w\-.~!$&'()*+,;=:@/?%]|%(?![0-9A-Fa-f]{2})/g;

/** The address of a page as responses contain it: a valid URI without a fragment, for any query. */
export function pageAddress({ origin, pathname, search }: URL): string {
  return origin + `${pathname}${search}`.replace(notInUris, encodeURIComponent);
}
