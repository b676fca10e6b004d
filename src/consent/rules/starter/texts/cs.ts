import type { StarterTexts } from "../starter-texts";

/** Czech. The titles of California's links stay in English: its regulations name them so. */
export const cs: StarterTexts = {
  texts: {
    banner: {
      title: "Vaše soukromí",
      body: "{controller} a partneři používají cookies a podobné technologie. Nezbytné jsou vždy zapnuté. Ostatní používáme jen s vaším souhlasem, a to pro tyto účely: {purposes}. Můžete je odmítnout a svůj souhlas kdykoli odvolat v nastavení soukromí.",
      accept_all: "Přijmout vše",
      reject_all: "Odmítnout vše",
      customize: "Přizpůsobit",
      save: "Uložit můj výběr",
      close_label: "Zavřít a odmítnout",
      ok: "OK",
    },
    preferences: {
      title: "Nastavení soukromí",
      intro:
        "Vyberte, co chcete povolit. Váš výběr platí pro tento web a zůstane uložen, dokud neskončí jeho platnost nebo ho nezměníte.",
      necessary_note: "Bez nich web nefunguje, proto jsou vždy zapnuté.",
    },
    opt_out: {
      link: "Your Privacy Choices",
      title: "Námitka proti prodeji a sdílení",
      body: "Můžete požádat, abychom vaše osobní údaje neprodávali, nesdíleli ani nepoužívali pro cílenou reklamu.",
      confirm: "Vznést námitku",
    },
    limit_link: "Limit the Use of My Sensitive Personal Information",
    status: {
      gpc_honoured: "Námitce jsme vyhověli: váš prohlížeč odeslal signál Global Privacy Control.",
      opted_out: "Vznesli jste námitku proti prodeji a sdílení svých osobních údajů.",
    },
    embed: {
      title: "Externí obsah",
      body: "Tento obsah pochází od jiného poskytovatele, který může ukládat údaje do vašeho zařízení.",
      load_once: "Načíst jednou",
      always: "Vždy povolit",
    },
  },
  categories: {
    necessary: {
      label: "Nezbytné",
      description: "Jsou potřebné pro fungování webu, například pro zabezpečení a zapamatování tohoto výběru.",
    },
    functional: { label: "Preferenční", description: "Pamatují si vaše nastavení, například jazyk a zobrazení." },
    analytics: { label: "Statistické", description: "Měří, jak se web používá, abychom ho mohli zlepšovat." },
    marketing: {
      label: "Personalizovaná reklama",
      description:
        "Zobrazuje reklamu podle toho, co děláte zde a na jiných webech, a měří její účinnost. Údaje předáváme reklamním partnerům.",
    },
  },
};
