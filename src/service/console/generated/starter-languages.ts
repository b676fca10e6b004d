// Generated from src/consent/rules/starter/ by `npm run generate`. Do not edit.

/** Languages that a new site's banner can start in. */
export const starterLanguages = ["cs","da","de","el","en","en-GB","es","fi","fr","hu","is","it","ja","ko","nb","nl","pl","pt","pt-BR","ro","sv","tr"] as const;
