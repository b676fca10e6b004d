/** A second, in milliseconds, like all that follow. */
export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
/** 24 hours: contract times are in UTC, whose days are all alike. */
export const dayMs = 24 * hourMs;
