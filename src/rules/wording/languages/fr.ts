import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** French. */
export const fr: Wording = {
  sources: [
    authority(
      "CNIL, deliberation 2020-091, article 2: going on browsing is not consent; Tout refuser, Continuer sans accepter",
      "https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000042388179",
    ),
    edpbScrolling,
    edpbLabels,
  ],
  goingOn: `
    naviguer sur; rester sur;
    en (poursuivant|continuant|naviguant|utilisant|fermant|restant|faisant|défilant|visitant|consultant|scrollant|parcourant|ignorant|accédant|surfant);
    (poursuite|continuation) … (navigation|visite|consultation|utilisation|votre);
    (poursuivre|continuer) (votre|la|sa|à|de|vos) *;
    si vous (continuez|poursuivez|restez|fermez|naviguez|utilisez|défilez|ignorez|scrollez|visitez);
    si tu (continues|poursuis|restes|fermes|navigues|utilises);
    (sauf|à défaut) … (opposition|refus|contraire|choix|réponse); si vous ne … (pas|rien);
    sans (action|opposition|réponse|changement|modification|réaction);
    (l'utilisation|l'usage|la consultation|la visite|navigation) … (site|service|pages);
    (la|le) (simple|seule|seul) (navigation|défilement|visite|utilisation|fait); (faire|fait) défiler;
    votre silence; votre navigation; la fermeture;
    cliqu* … (ailleurs|lien|liens|partout|dehors|dehors de|n'importe); à moins que vous; continuez (à|votre);
    poursuivez`,
  consenting: `
    accept*; acceptation; consent*; consentement; d'accord; accord; autoris*; agré*; approuv*; permettez;
    valoir acceptation`,
  notConsenting: `
    si vous (l'acceptez|y consentez|consentez|acceptez|donnez|êtes d'accord|le souhaitez|en êtes);
    (accepter|consentir) ou; soumis* … consentement;
    (ne|n') … (vaut|constitue|signifie|équivaut|emporte|valent|consentez|acceptez|acceptons|implique|saurait|suffit|déposons|utilisons|plaçons|vaudra|donne) … (pas|aucun|nullement|en|être|jamais);
    (ne|n') (vaut|constitue|signifie|équivaut|implique|suffit|vaudra|emporte) (pas|aucunement|nullement);
    (ne|n') (sera|est|sont|seront|peut|peuvent|doit|considérons|traitons|interprétons|assimilons|prenons|déduisons|suppose|présume|exprime|donne|demande|nécessite|requiert|oblige) (pas|jamais|aucunement|en|nullement);
    sans (accepter|consentir|choisir|consentement|votre|cookies|traceurs|traceur|acceptation|donner|faire|avoir);
    (aucun|aucune|nul|nulle);
    (seuls|seules|uniquement|seulement|que) … (nécessaires|indispensables|essentiels|strictement|techniques|requis);
    même si vous … (refusez|n'acceptez|ne|refuser);
    (pouvez|pourrez|peux|libre) … (continuer|poursuivre|naviguer|utiliser|refuser|de);
    (avec|après|sans|que|demandons|demanderons|demandé|recueillons|recueilli|obtenu) votre (consentement|accord|choix);
    que vous (acceptiez|consentiez); (refusez|refuser) (tous|tout|toutes|les); vous refusez; bloqués; désactivés;
    (si|seulement si|que si|lorsque) vous (acceptez|consentez|cliquez)`,
  accepting: `
    accept*; j'accepte; autoris*; consent*; d'accord; oui; permettre; activer; approuv*; tous les cookies;
    je suis d'accord; donner mon accord`,
  refusing: `
    nécessaire*; essentiel*; indispensable*; obligatoire*; technique*; refus*; rejet*; sans; non; ne … pas;
    n' … pas; aucun*; (uniquement|seulement|seuls|que); nécessaires; essentiels; indispensables; strictement;
    obligatoires; désactiver; bloquer; s'opposer; m'oppose; interdire; déclin*; retirer; minimum; limiter;
    désapprouv*; pas d'accord`,
  settings: `
    chois*; coché*; paramètr*; paramétr*; préférence*; option*; gérer; gestion; personnalis*; configur*; choix;
    choisir; modifi*; enregistr*; réglages; sélection*; finalités; partenaires; ajuster; adapter; décid*; contrôl*;
    définir; sauvegarder`,
  elsewhere: `
    savoir; plus; détail*; afficher; voir; lire; information*; infos; tard; maintenant; rappel*; passer; ignorer;
    fermer; ok; compris; entendu; continuer; poursuivre; quitter; sortir; sortie; retour; annuler; aide; masquer;
    abonn*; payer; connecter; politique; suivant; découvrir; peut être; une autre fois; terminer; valider;
    confirmer; bien; consulter; pourquoi; partir; accueil`,
  withdrawing: `
    retir*; retrait; révoqu*; (tout|n'importe) (moment|quel); à tout moment; chang* d'avis; modifi*; changer;
    revenir sur; en tout temps; revoir`,
  advertising: `
    publicit*; pub; pubs; marketing; cibl*; reciblage; sponsor*; annonce*; commercial*; promotion*; réseaux sociaux;
    profil*; campagne*; annonceurs; offres`,
};
