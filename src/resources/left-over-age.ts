/**
 * How long an object that another token created counts as left by an interrupted deployment, in milliseconds: a
 * pipeline that runs again may have another token.
 */
export const LEFT_OVER_AGE_MS = 60 * 60 * 1000;
