import type { PromiseWording } from "../wording";

/** French: what texts promise about withdrawing, refusing and purposes. */
export const frPromises: PromiseWording = {
  revoking: `
    retir*; révoqu*; revenir sur … (consentement|accord|choix); retrait; révocation; annul* … consentement;
    (choix|décision|consentement) … … (définitif|définitive|irrévocable)`,
  burdening: `
    (par|via) … … (courrier|lettre|poste|e-mail|email|mail|mél|courriel|téléphone|fax|écrit|recommandé|voie
    postale|formulaire); (courrier|lettre|postal*|recommandé*|écrit|manuscrit*|téléphone|fax);
    (écrire|écrivez|envoyer|envoyez|adresser|adressez|appeler|appelez|contacter|contactez|écrivant|envoyant|adressant|appelant|contactant)
    … …; (frais|payant*|euros|pièce d'identité|carte d'identité|justificatif|motif*|motivé*|justifi*|compte);
    (impossible|irrévocable*|définitif|définitive|irréversible); ne (peut|pouvez|pourrez|sera|peuvent|pourra) …
    (pas|plus) … (être|retir*|révoqu*|revenir|possible); (qu'après|seulement après|au plus tôt|à
    l'issue|uniquement après|avant un délai|pas avant); (traité*|effet|sous|délai) … … … (jours|semaines|mois)`,
  easing: `
    lien; bouton; icône; paramètres; réglages; pied de page; ici; clic; cliqu*; bandeau; fenêtre; aussi
    facilement; aussi simplement; bas de page; bas de; préférences; page;
    sans (frais|motif|justification|avoir|donner|justifier|condition); gratuit*; également; aussi; remet* en cause;
    (aussi|également|tout aussi) … (simple|facile|simplement|aisé*);
    (à tout moment|à volonté|quand vous)`,
  interest: `
    intérêt* légitime*; intérêts légitimes`,
  imposing: `
    (ne|n') … (peut|peuvent|pouvez|est|sont) … (pas|point) … (refus*|désactiv*|opposer|écart*|déclin*);
    (impossible|pas possible) de (refuser|désactiver|s'opposer|les refuser); (même|y compris) (sans|si) … …
    (consentement|accord|refus*|votre); non (refusable*|désactivable*); restent (actifs|activés|actives|activées)`,
  disclaiming: `
    (jamais|aucun|aucune|ni|nullement|pas) … … (fond*|sur|base*|repos*|invoqu*|intérêt*|légitime*|d'avance); ne …
    (fond*|repos*|invoqu*|bas*) … (pas|jamais|aucun*); (uniquement|seulement|exclusivement) … …
    (consentement|accord); jamais; aucun partenaire`,
  preselecting: `
    (cases|case|interrupteurs|boutons|options|option|finalités|curseurs|catégories|réglages|choix|tout) … … …
    (déjà|d'avance|par défaut|au préalable|à l'avance|d'office|pour vous|préalablement) …
    (coché*|activ*|sélectionné*|allumé*|réglé*)*;
    (coché*|activé*|sélectionné*|précoché*|préactivé*|présélectionné*) … (d'avance|par défaut|pour
    vous|déjà|d'office|à l'avance|au préalable|dès le départ); (précoché*|pré-coché*|préactivé*|présélectionné*);
    déjà (coché*|activé*|sélectionné*); (décochez|désactivez) (ce|celles|ceux|les)`,
  required: `
    nécessaire*; essentiel*; indispensable*; technique*; obligatoire*; strictement`,
  vague: `
    (autre|autres|diverse|diverses|divers|différentes|différents|certaines|certains|toutes sortes
    de|plusieurs|multiples) (finalités|fins|choses|raisons|buts|objectifs|usages|motifs|besoins);
    (besoins|fins|raisons) (commerciaux|commerciales|internes|professionnels|de
    l'entreprise|d'entreprise|économiques)`,
  pleasing: `
    (amélior*|meilleur*|optimis*|optimal*|agréable*|parfait*|enrichi*|super) … …
    (expérience|visite|site|navigation|service*|séjour|parcours|contenu*); (expérience|confort) …
    (utilisateur|client|navigation)*`,
  concrete: `
    mesur*; compt*; analys*; statisti*; langue*; région; devise; vidéo*; chat; carte*; mémoris*; retien*; retenir;
    connexion; panier; favori*; police*; affichage; préférence*; réglage*; lecteur*; commentaire*; réseaux;
    sombre; formulaire*; recherche*; magasin*; localisation; météo; podcast*; se souv*; identifi*`,
  rewarding: `
    (gagn*|cadeau*|bonus|remise*|réduction*|bon
    d'achat|promo*|économis*|gratuit*|points|tirage|offert*|récompense*)`,
};
