/** What each kind of job needs to know: small, and ids rather than data, since it is read long after it was written. One line a kind. */
export interface JobPayloads {
  scan: { readonly scanId: string };
}
