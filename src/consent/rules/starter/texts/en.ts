import type { StarterTexts } from "../starter-texts";

/** English. */
export const en: StarterTexts = {
  texts: {
    banner: {
      title: "Your privacy",
      body: "{controller} and its partners use cookies and similar technologies. Necessary ones are always on. With your consent, we use others for these purposes: {purposes}. You can refuse, and you can withdraw your consent at any time in the privacy preferences.",
      accept_all: "Accept all",
      reject_all: "Reject all",
      customize: "Customize",
      save: "Save my choice",
      close_label: "Close and reject",
      ok: "OK",
    },
    preferences: {
      title: "Privacy preferences",
      intro:
        "Choose what you allow. Your choice applies to this website and is kept until it expires or you change it.",
      necessary_note: "The website cannot work without these, so they are always on.",
    },
    opt_out: {
      link: "Your Privacy Choices",
      title: "Opt out of sale and sharing",
      body: "You can ask us not to sell or share your personal information or use it for targeted advertising.",
      confirm: "Opt out",
    },
    limit_link: "Limit the Use of My Sensitive Personal Information",
    status: {
      gpc_honoured: "Opt-Out Request Honored: your browser sent a Global Privacy Control signal.",
      opted_out: "You have opted out of the sale and sharing of your personal information.",
    },
    embed: {
      title: "External content",
      body: "This content comes from another provider, who may store data on your device.",
      load_once: "Load once",
      always: "Always allow",
    },
  },
  categories: {
    necessary: {
      label: "Necessary",
      description: "Needed for the website to work, such as security and remembering this choice.",
    },
    functional: {
      label: "Functional",
      description: "Remembers your settings, such as language and display.",
    },
    analytics: { label: "Analytics", description: "Measures how the website is used, so that we can improve it." },
    marketing: {
      label: "Personalized advertising",
      description:
        "Shows advertising based on your behavior here and on other websites, and measures it. Data goes to advertising partners.",
    },
  },
};
