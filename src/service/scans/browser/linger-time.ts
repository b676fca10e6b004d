/** How long a page is watched after it was moved about on. Timers of performance plugins have 5 seconds. */
export const LINGER_MS = 6000;
