/** How long a page is watched after the visitor's movements. Timers of performance plugins take up to 5 seconds. */
export const LINGER_MS = 6000;
