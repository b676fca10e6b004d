// Generated from src/rules/starter/ by `npm run generate`. Do not edit.

/** Languages that a new site's banner can start in. */
export const starterLanguages = ["de","en","en-GB","es","fr","it","nl","pl","pt","pt-BR"] as const;
