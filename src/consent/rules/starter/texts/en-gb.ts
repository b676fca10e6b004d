import type { StarterTexts } from "../starter-texts";
import { en } from "./en";

/** English in British spelling. */
export const enGb: StarterTexts = {
  texts: {
    ...en.texts,
    banner: { ...en.texts.banner, customize: "Customise" },
    status: {
      ...en.texts.status,
      gpc_honoured: "Opt-Out Request Honoured: your browser sent a Global Privacy Control signal.",
    },
  },
  categories: {
    ...en.categories,
    marketing: {
      label: "Personalised advertising",
      description:
        "Shows advertising based on your behaviour here and on other websites, and measures it. Data goes to advertising partners.",
    },
  },
};
