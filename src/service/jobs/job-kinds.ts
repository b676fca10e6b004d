/** What each kind of job needs to know: small, and ids rather than data, since it is read long after it was written. One line a kind. */
// biome-ignore lint/suspicious/noEmptyInterface: the rooms add their kinds
export interface JobPayloads {}
