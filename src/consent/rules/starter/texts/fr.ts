import type { StarterTexts } from "../starter-texts";

/** French. The titles of California's links stay in English: its regulations name them so. */
export const fr: StarterTexts = {
  texts: {
    banner: {
      title: "Votre vie privée",
      body: "{controller} et ses partenaires utilisent des cookies et des technologies similaires. Certains sont nécessaires et toujours actifs. Les autres ne sont utilisés qu’avec votre consentement, pour les finalités suivantes : {purposes}. Vous pouvez refuser, et retirer votre consentement à tout moment dans les préférences de confidentialité.",
      accept_all: "Tout accepter",
      reject_all: "Tout refuser",
      customize: "Personnaliser",
      save: "Enregistrer mon choix",
      close_label: "Fermer et refuser",
      ok: "OK",
    },
    preferences: {
      title: "Préférences de confidentialité",
      intro:
        "Choisissez ce que vous autorisez. Votre choix est valable pour ce site et est conservé jusqu’à son expiration ou jusqu’à ce que vous le modifiiez.",
      necessary_note: "Le site ne peut pas fonctionner sans ces éléments ; ils sont donc toujours actifs.",
    },
    opt_out: {
      link: "Your Privacy Choices",
      title: "S’opposer à la vente et au partage",
      body: "Vous pouvez nous demander de ne pas vendre ni partager vos données personnelles, ni de les utiliser pour de la publicité ciblée.",
      confirm: "S’opposer",
    },
    limit_link: "Limit the Use of My Sensitive Personal Information",
    status: {
      gpc_honoured: "Opposition prise en compte : votre navigateur a envoyé un signal Global Privacy Control.",
      opted_out: "Votre opposition à la vente et au partage de vos données personnelles a été enregistrée.",
    },
    embed: {
      title: "Contenu externe",
      body: "Ce contenu provient d’un autre fournisseur, qui peut stocker des données sur votre appareil.",
      load_once: "Charger une fois",
      always: "Toujours autoriser",
    },
  },
  categories: {
    necessary: {
      label: "Nécessaires",
      description: "Indispensables au fonctionnement du site, par exemple pour la sécurité et pour mémoriser ce choix.",
    },
    functional: {
      label: "Fonctionnels",
      description: "Mémorisent vos réglages, par exemple la langue et l’affichage.",
    },
    analytics: {
      label: "Mesure d’audience",
      description: "Mesure l’utilisation du site afin que nous puissions l’améliorer.",
    },
    marketing: {
      label: "Publicité personnalisée",
      description:
        "Affiche des publicités selon votre comportement ici et sur d’autres sites, et les mesure. Des données sont transmises à des partenaires publicitaires.",
    },
  },
};
