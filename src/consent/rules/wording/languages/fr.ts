import { frPromises } from "../promises/fr-promises";
import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** French. */
export const fr: Wording = {
  ...frPromises,
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
    en (poursuivant|continuant|naviguant|utilisant|fermant|restant|faisant|défilant|visitant|consultant|scrollant|parcourant|ignorant|accédant|surfant|lisant|entrant|pénétrant|demeurant);
    (passant|passer|allant|accédant) à (une|la|d'autres) (autre|suivante|nouvelle|page|pages);
    (poursuite|continuation) … (navigation|visite|consultation|utilisation|votre);
    (poursuivre|continuer) (votre|la|sa|à|de|vos) *;
    si vous (continuez|poursuivez|restez|fermez|naviguez|utilisez|défilez|ignorez|scrollez|visitez|consultez);
    si tu (continues|poursuis|restes|fermes|navigues|utilises|ignores);
    (sauf|à défaut) … (opposition|refus|contraire|choix|réponse|action);
    (en l'absence|faute) (de|d') … (choix|réponse|refus|opposition|action|sélection);
    si vous (ne|n') … … (pas|rien|aucun|aucune);
    sans (action|opposition|réponse|changement|modification|réaction|refus|désactiver|changer|modifier|vous opposer);
    (l'utilisation|l'usage|la consultation|la visite|navigation|votre utilisation|votre visite|votre présence) … … … (vaut|emporte|implique|signifie|constitue|équivaut|suppose|entraîne|exprime|est considérée);
    (par|du fait de|du seul fait de) votre (navigation|visite|utilisation|présence);
    (la|le) (simple|seule|seul) (navigation|défilement|visite|utilisation|fait|consultation|lecture|présence|poursuite);
    (faire|fait) défiler;
    le fait de (rester|poursuivre|continuer|naviguer|fermer|ignorer|demeurer|consulter|visiter|défiler);
    votre silence; la fermeture; cliqu* … (ailleurs|partout|dehors|dehors de|n'importe|liens);
    cliqu* sur (un|tout|chaque|quelque) (autre|quelconque)* lien; à moins que vous; continuez (à|votre); poursuivez;
    (vaut|valent|vaudra|vaudront|emporte|constitue|signifie|équivaut à|équivaut|implique) (pour|à|une|un|votre|l')* (consentement|accord|acceptation|accepter|autorisation);
    (considéré|considérée|interprété|interprétée|réputé|réputée|présumé|présumée) (comme)* (un|une|votre|valoir)* (consentement|accord|acceptation|acceptant|donné);
    (consentement|accord) (est|sera) (présumé|réputé);
    (considérons|supposons|présumons|estimons|considérerons) que vous; vous gardez le silence;
    tant que vous (naviguez|restez|utilisez|continuez|consultez);
    (visiteurs|utilisateurs|internautes|personnes|ceux) qui (restent|continuent|poursuivent|naviguent|utilisent|consultent);
    (présumons|supposons) … votre (consentement|accord); toute personne qui (utilise|visite|consulte|navigue|reste);
    (quiconque|celui qui) (utilise|visite|consulte|navigue|reste);
    en (le|la|les|y|nous) (consultant|visitant|utilisant|parcourant|fermant|ignorant); tant que vous (ne|n');
    (lorsque|quand) vous (visitez|ouvrez|consultez|passez à) (d'autres|une autre|la page suivante|plusieurs);
    (signifie|implique|suppose) que vous (acceptez|consentez|autorisez);
    (consentement|accord) (est|sera) (alors|ensuite)* (présumé|réputé|supposé); en vous connectant;
    si vous (lisez|deviez) …;
    (comprise|interprétée|compris|entendu) comme (un|une) (accord|acceptation|consentement);
    (poursuite|continuation|prolongation) de … (navigation|visite|lecture|utilisation|consultation); (sans)
    (action|réponse|réaction|opposition|refus|choix|manifestation|retour) … … (part)*; (à défaut|faute|en
    l'absence) … (de|d') … (refus|opposition|réponse|choix|action|réaction|manifestation); (dès|lors) … … …
    (clic|page|défilement|visite|navigation|connexion); (cliquer|clic) (ailleurs|n'importe|partout|hors|en
    dehors|sur n'importe|sur un lien|sur la page|sur un autre); (il suffit|suffit) … …
    (continuer|poursuivre|naviguer|rester|lire|défiler); (continuez|poursuivez|restez|naviguez) … …
    (lecture|navigation|visite|page|site); (toute|chaque)
    (consultation|visite|navigation|utilisation|poursuite|connexion|lecture); (simple|seul) fait (de|d')
    (naviguer|rester|lire|visiter|utiliser|consulter|continuer|poursuivre|accéder|fermer);
    (téléchargement|l'ouverture|l'accès|l'affichage) … … (page|fichier|lien|site|contenu);
    (quiconque|toute personne qui|celui qui|si vous|lorsque vous|en) …
    (visite|visitez|consulte|consultez|ouvre|ouvrez|utilise|utilisez|visitant|ouvrant|consultant|utilisant)`,
  consenting: `
    accept*; acceptation; consent*; consentement; d'accord; accord; autoris*; (agréez|agréer|agrément); approuv*;
    permettez; valoir acceptation`,
  notConsenting: `
    si vous (l'acceptez|y consentez|consentez|acceptez|donnez|êtes d'accord|y êtes favorable);
    si vous (n'|ne) (acceptez|consentez|donnez|y consentez|souhaitez|voulez|êtes) … pas; (accepter|consentir) ou;
    (soumis*|subordonn*|dépend*|conditionn*) … consentement;
    (ne|n') … (vaut|constitue|signifie|équivaut|emporte|valent|consentez|acceptez|acceptons|implique|saurait|suffit|déposons|utilisons|plaçons|vaudra|donne|dépend) … (pas|aucun|nullement|en|être|jamais);
    (ne|n') (vaut|constitue|signifie|équivaut|implique|suffit|vaudra|emporte|dépend) (pas|aucunement|nullement);
    (ne|n') (sera|est|sont|seront|peut|peuvent|doit|considérons|traitons|interprétons|assimilons|prenons|déduisons|suppose|présume|exprime|donne|demande|nécessite|requiert|oblige|avez) (pas|jamais|aucunement|en|nullement);
    sans (accepter|consentir|consentement|cookies|traceurs|traceur|acceptation); sans votre (consentement|accord);
    sans (que|donner) (vous|votre);
    (aucun|aucune|nul|nulle) (cookie|traceur|consentement|accord|donnée|acceptation|autre|publicité|suivi|mesure|technologie);
    (seuls|seules|uniquement|seulement) … (nécessaires|indispensables|essentiels|strictement|techniques|requis);
    (ne|n') … que … (nécessaires|indispensables|essentiels|strictement|techniques|requis);
    même si vous … (refusez|n'acceptez|ne|refuser); libre de;
    (pouvez|pourrez|peux) … (continuer|poursuivre|naviguer|visiter|consulter);
    (pouvez|pourrez) … utiliser (le|notre|ce|nos) (site|service|services);
    (avec|après|sans|demandons|demanderons|demandé|recueillons|recueilli|obtenu) votre (consentement|accord|choix);
    que vous (acceptiez|consentiez); (refusez|refuser) (tous|tout|toutes|les); vous refusez;
    (restent|sont|seront|demeurent) (bloqués|désactivés|inactifs);
    (si|seulement si|que si|lorsque|quand) vous (acceptez|consentez);
    vous cliquez sur (accepter|tout|ok|oui|j'accepte|le|ce);
    (requiert|requièrent|nécessite|nécessitent|exige|demande) … (consentement|accord|autorisation);
    (est|reste|demeure) (facultatif|volontaire|libre|optionnel); (vaut|comme un|comme|constitue un) refus;
    (et|mais) non (un|comme|pour)* consentement; (parents|parent|tuteur|représentant légal|autorité parentale);
    en (consultant|visitant|utilisant|ouvrant|accédant à|accédant aux|allant dans|vous rendant dans|cliquant sur) (les|le|la|nos|vos|ce|notre|votre|cette) … (préférences|paramètres|réglages|lien|icône|bouton|formulaire|gestionnaire|outil|module|panneau);
    en (accédant|allant) aux … (préférences|paramètres|réglages); par (le|ce) (lien|bouton|formulaire);
    (conservons|gardons|mémorisons|enregistrons) votre (choix|consentement|accord);
    sans avoir (donné|accepté|consenti|choisi);
    (cliqu*|appuy*|choisi*|sélectionn*) (sur)* (le|bouton)* (tout accepter|accepter|ok|oui|j'accepte|autoriser|tout autoriser);
    en acceptant; une fois … … (donné|accepté|consenti|recueilli|obtenu); après avoir (accepté|consenti);
    après votre (accord|consentement); avant (de|que) (poursuivre|continuer|naviguer|vous|utiliser|visiter);
    (avez|ayant|avoir) refusé; avec (tout accepter|j'accepte|tout autoriser);
    (demandons|redemandons|demander) (de nouveau|à nouveau)* votre (consentement|accord);
    refus (du|de|de votre) consentement; (visitez|ouvrez|consultez) … … (les|nos|vos) (préférences|paramètres);
    (aimerions|souhaitons|souhaiterions) … (permission|accord|consentement);
    (pas|aucune|nullement) … (forme|signe|manifestation|preuve|expression) (de|du) …
    (consentement|acceptation|accord); (dites|indiquez|faites|précisez) … si; dans (les deux|tous les|chaque) cas;
    (redemand*|demand*) … … (nouveau|prochaine|à nouveau)*; prochaine visite;
    (consentement|choix|accord|autorisation|décision) … … (conservé|enregistré|mémorisé|valable|vaut
    pour|expire|gardé);
    personne (ne|n')`,
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
    définir; sauvegarder;
    séparément; partie; parties; un par un; détail; composer; finalité; certains`,
  elsewhere: `
    savoir; plus; détail*; afficher; voir; lire; information*; infos; tard; maintenant; rappel*; passer; ignorer;
    fermer; ok; compris; entendu; continuer; poursuivre; quitter; sortir; sortie; retour; annuler; aide; masquer;
    abonn*; payer; connecter; politique; suivant; découvrir; peut être; une autre fois; terminer; valider;
    confirmer; bien; consulter; pourquoi; partir; accueil;
    compris; j'ai compris; entendu; c'est noté; merci;
    on y va; c'est parti; allons-y`,
  withdrawing: `
    retir*; retrait; révoqu*; (tout|n'importe) (moment|quel); à tout moment; chang* d'avis; (revenir|revenez) sur;
    en tout temps;
    (modifi*|chang*|revoir|revoyez) … … (choix|préférences|paramètres|réglages|décision|consentement|sélection);
    (choix|préférences|paramètres|réglages|décision|consentement) … … … (modifi*|changé*|changer|revu*);
    (revenir sur|retir*|raviser|changer d|dédire|reconsidér*|plus tard|rétract*|reprendre)`,
  advertising: `
    publicit*; pub; pubs; marketing; cibl*; reciblage; sponsor*; annonce*; commercial*; promotion*; réseaux sociaux;
    profil*; campagne*; annonceurs; offres;
    réclame*`,
  idle: `
    (fermer|ferme|fermez|fermeture|ignorer|ignorez|masquer) …
    (bandeau|message|fenêtre|avis|bannière|notification|encart|il); le silence; silence; inaction; absence …
    (réponse|réaction|choix|opposition|refus|action); sans … (réponse|réaction|choix|opposition|action); (ne|n') …
    (répondez|répond|réagissez|faites|choisissez|refusez|opposez|manifestez) … (pas|rien|aucun); (ne faites rien|ne
    rien faire|si vous ne); à défaut; (votre|la|cette|une|simple|toute) (visite|présence|navigation|consultation);
    (faire|fait|faites) défiler; (défilement|défiler|scroller|scroll); (quiconque|celui qui|ceux qui|qui|tout
    visiteur|l'internaute qui|l'utilisateur qui) …
    (continue|continuent|poursuit|poursuivent|reste|restent|navigue|ferme|ignore); (qui|quiconque) ne
    (refuse|répond|choisit|s'oppose); (continuer|poursuivre|rester|naviguer) … (à|sur|votre|sa|la);
    (deuxième|seconde|autre|nouvelle) page; (dès|après) … (secondes|minutes|page|pages); en (vous inscrivant|vous
    connectant|commandant|cliquant ailleurs); (visiteurs|utilisateurs|internautes|lecteurs|ceux|personnes) qui …
    (ignorent|ferment|restent|continuent|poursuivent|naviguent|défilent); (faute|défaut|absence) de
    (choix|réponse|réaction); (après|dans|pendant|au bout) … (seconde|secondes|minute|minutes); balayer; balayez;
    glisser; faire disparaître; (usage|utilisation) (continu|continue|prolongé);
    (passé|au-delà|après|dans|écoulé|au bout) … … … (secondes|secondes|minute|minutes|délai|trente|dix|vingt);
    (vous êtes|vous serez|serez|seriez)
    (réputé|réputée|réputés|présumé|présumée|considéré|considérée|censé|censée); (si) … ne … (vous) …
    (opposez|refusez|manifestez|répondez|réagissez|choisissez|modifiez);
    (tacite|tacitement|implicite|implicitement|d'office|automatiquement); (premier|prochain|moindre)
    (clic|défilement|page); (absence|défaut) (de|d')
    (opposition|refus|réponse|choix|réaction|action|manifestation);
    navigateur … … (réglé|paramétr*|configuré|accepte|autorise)`,
  affirming: `
    un oui; (dire|dites|dit|vaut|comme|signifie) oui; (valoir|vaut|valant|tient lieu|revient|équivaut) …
    (accord|acceptation|consentement|autorisation|accepter|consentir);
    (réputé|réputée|présumé|présumée|considéré|tacite); (tous|toutes|tout) …
    (cookies|traceurs|finalités|est|sont|sera|seront) … (activés|activé|déposés|autorisés|activées|acceptés);
    (activons|déposons|autorisons|chargeons) … (tous|tout|toutes|les|l'ensemble); dire oui; comme acceptés;
    (réputé|réputée|réputés|réputées|présumé|considéré|considérés|considérées) …
    (accepté|acceptés|acceptées|consenti|donné|acquis|d'accord); (vaut|valent|vaudra) …
    (accord|oui|acceptation|consentement); accord; acquis;
    (que c'est|c'est) … (oui|accord|accepté); (c'est oui|c'est un oui)`,
  denying: `
    ni; jamais; (vaut|équivaut|signifie|revient|comme|est|tient lieu|constitue) …
    (refus|refuser|rejet|non|opposition); (certains|autres|d'autres) sites; rien … (activé|déposé|n'est|ne|chargé);
    (n'est|ne sont|n'a) … rien; rien n'est; (retirer|modifier|révoquer|changer) … … … … (en|par|via|si|sur|depuis);
    (ne|n') … (présumons|présume|supposons|concluons|déduit|considérons|interprétons) … pas; loin de; (ne|n') …
    (pas|aucun|aucune|nullement|jamais) … (consentement|acceptation|accord|oui|accepter|consentir|acceptez|consentez);
    (vous redemander*|redemander*|demanderons|demandons) … (consentement|accord|choix|nouveau); (ne|n')
    (remplace|remplacent|ont|a) (pas|rien|aucun); (n'ont|n'a|n'avez) … (rien|pas) (accepté|consenti); (pas|nullement)
    … (nécessaire|requis|requise|obligatoire); (seul|uniquement|seulement) … (bouton|clic);
    (considéré|considérés|réputé|réputés|traité|tenu|compte) … … (refus*)`,
  acknowledging: `ok; okay; d'accord; oui; parfait; très bien; ça me va; super`,
  shaming: `
    (préfère|aime|veux|choisis) … … (moins|mauvais*|moins bien|moins bon|pire|lent|ennuyeu*|publicités|payer|pubs|non
    sécurisé); (moins bien|moins bon|moins bonne|moins pertinent*|pire|ennuyeu*|tant pis|m'en fiche|rater|dommage|peu
    importe|prix fort);
    (ne veux|ne souhaite|veux|n'aime|n'ai) pas … … …
    (soutenir|meilleur*|mieux|bon*|économi*|aide*|avantage*|offre*|réduction*|expérience|qualité|profiter|presse|journalis*|pertinent*|personnalis*|progress*);
    (refus*|renonc*|perd*|rater|manquer|priver|me passer|me prive|sacrifi*) … …
    (meilleur*|avantage*|offre*|expérience|réduction*|bénéfice*|confort|qualité|privilège*);
    (dégradé|dégradée|limité|limitée|réduite|moindre|médiocre|sans intérêt|moins bon*|pire|tant
    pis|dommage|déteste|à mes risques|inférieure|non pertinent*|incomplète|ennuyeu*);
    (nulles|nul|moches|pourri*|au hasard|ringard*)`,
  walling: `
    (ne|n') … … … (que|qu'|seulement) … … … (si|avec|après|en|moyennant|sous réserve) … …
    (acceptez|consentez|accord|consentement|acceptant|consentant|acceptation|accepter|accepté);
    (uniquement|seulement|exclusivement|réservé|réservée|réservés|condition) … … …
    (consentent|acceptent|acceptez|consentez|accord|consentement|acceptation|accepter|consentir|acceptent); sans … …
    (accepter|consentir|consentement|accord|acceptation) … … (,)* … … …
    (ne|n'|impossible|aucun|aucune|pas|refusé|bloqué|interdit); (devez|faut|devrez|doit|obligé) … …
    (accepter|consentir|donner votre accord); (accès|lecture|consultation|utilisation|navigation|visite|usage) … … …
    (nécessite|exige|suppose|requiert|subordonné|subordonnée|conditionné|conditionnée|dépend) … … …
    (consentement|acceptation|accord|accepter|cookies); si vous (refusez|n'acceptez pas|ne consentez pas) … … (,)* … …
    … (ne|n'|quitter|bloqué|redirigé|impossible|perdez); (seuls|seules|seul|seule) … … …
    (accepté|acceptent|consenti|consentent|acceptant|accepte|acceptés); (réservé|réservée|réservés|réservées) … … …
    (consent*|accept*); (oblige|obligé|devez|doit|faut|contraint) … … (quitter|partir);
    (si) … … (pas|refusez|refuse) … … … (,)* … … (quitter|quittez|quitte) … … (site|page); (quitter|quittez) … …
    (site|page) … (si) … … … (pas|refusez); (cookies|traceurs|conditions) ne vous conviennent pas … (,)* …
    (quitter|quittez);
    (accessible|accessibles|réservé|réservés|réservée|ouvert|ouverte|consultable|disponible|lisible) …
    (qu'|qu'aux|qu'à|uniquement|seulement|exclusivement|aux seuls) … … … … (accept*|consent*|accord*);
    (acceptation|consentement|accord|accepter|consentir) … … … (est|sont|constitue) …
    (condition|préalable|nécessaire|obligatoire|requis|requise|indispensable|exigé|exigée|impératif) … … …
    (accès|accéder|utilisation|utiliser|lire|lecture|consulter|consultation|navigation|poursuivre|site|contenu*|visite);
    (acceptez|accepter|autorisez|consentez) … … (pour|afin de|et) …
    (débloquer|lire|accéder|continuer|poursuivre|consulter|déverrouiller|entrer|voir|découvrir);
    (redirigé|redirigée|renvoyé|bloqué|exclu|privé) … … … (si|sans|faute|à défaut|en cas de refus); (si|en cas de)
    … … (refus*|n'acceptez pas|ne consentez pas) … … (,)* … … … (redirigé|redirigée|renvoyé|bloqué|exclu|ne
    pourrez|ne pouvez|impossible|quitter); (à défaut|faute|en l'absence|sans) (de|d')* …
    (consentement|accord|acceptation) … (,)* … … … (ne pourrez|ne
    pouvez|impossible|inaccessible|bloqué|redirigé|refusé|fermé|pas possible); (ne pourrez|ne pouvez|impossible
    de) … … … … … (sans|avant de|à moins de|tant que) … … (accept*|consent*|accord);
    pour … … … … … (,)* … (acceptation|accepter|consentement|consentir) … … …
    (obligatoire|nécessaire|indispensable|requis|requise|exigée|impérative)`,
  access: `
    accès; accéder; contenu; contenus; article; articles; lire; lecture; site; page; pages; service; boutique;
    utiliser; visiter; continuer; poursuivre; consulter; quitter; voir; disponible; disponibles;
    contenu; contenus; article; articles; lecture; site; page; accès; accéder; service; quitter; quittez;
    consulter; redirigé; redirigée; poursuivre; entrer; internautes; débloquer; offre`,
  open: `
    (ne|n') … (dépend|nécessite|exige|suppose|requiert|est|sont|devez|faut|oblige|limite|implique|subordonné) …
    (pas|aucun|aucune|nullement|jamais|rien); même (si|sans|en|après); aussi sans; y compris; (que
    vous|indépendamment|librement|gratuitement|intégralité|également); (certaines|certains|quelques|cette|ces) …
    (fonctions|fonctionnalités|contenus|services|vidéo|vidéos|parties|carte|cartes);
    (vidéo|vidéos|carte|cartes|lecteur|tiers|intégré*);
    (cookies|traceurs|technologies|finalités|données|publicité|statistiques|rien) … … …
    (que|qu'|pas|nécessite|uniquement|aucun); (aucun|aucune) (cookie|traceur|donnée|mesure|publicité);
    (nous|partenaires) … … (ne|n') … … (que|pas|aucun|rien); (abonn*|payer|payant*|paiement);
    (utilisés|chargés|transmises|transmis|déposés|affichés|traitées|activés|utilisées|communiquées) …
    (qu'|que|uniquement|seulement); (pour|afin de|d'utiliser|de déposer) … … (cookies|traceurs|mesurer|statistiques);
    (empêche|empêchent|prive) … (pas|rien); nous …
    (comptons|mesurons|utilisons|déposons|affichons|analysons|chargeons|traitons|enregistrons|partageons|transmettons);
    (n'est|ne sont|n'êtes|n'avez|n'a) (pas|ni|nullement|aucunement|jamais) … …
    (condition|préalable|nécessaire|obligatoire|requis|requise|indispensable|quitter|obligé|obligés|tenu|à
    quitter); (n'empêche|n'affecte|ne change|ne prive|ne conditionne|sans condition); (pas|point|nullement)
    (une|à|de|besoin) … (condition|quitter|refuser);
    (souhaitons|souhaiterions|voudrions|aimerions|désirons) … …
    (déposer|utiliser|mesurer|afficher|placer|recourir); (aucun|aucune|nul) (consentement|accord|acceptation);
    (n'êtes|n'est|ne serez|ne sera|n'entraîne|ne perdez|n'exclut) … … …
    (exclu*|privé*|perte|désavantage*|conséquence*); (ou|et|pour) … … (continuez|continuer|poursuivre) sans; dans
    (les deux|tous les|chaque) cas;
    (personne|nul) (ne|n') … (doit|est obligé|est tenu)`,
  advertises: `
    (publicité|publicités|annonces|pubs|offres) … (personnalis*|cibl*|adapt*|pertinent*|basé*|selon|en
    fonction|liées|sur mesure); (affich*|diffus*|montr*|présent*|propos*|financ*) … … (publicité*|annonces|pubs|offres
    commerciales|offres adaptées|offres personnalisées|offres de nos); (publicitaire|publicitaires|partenaires
    commerciaux|partenaires marketing|annonceurs|régies|courtiers en données|courtiers de données);
    (à|de|pour|par|fins|marketing) … (publicité|marketing|reciblage|prospection|ciblage);
    (reciblage|retargeting|remarketing|prospection|conversions|conversion);
    (établit|établir|crée|créer|dresse|construit|dressent|constitue) … … profil*; profil … …
    (intérêt|intérêts|publicitaire|comportement|centres); centres d'intérêt; profilage; (réseaux sociaux) … …
    (reconnaître|suivre|identifier|pister); campagnes; (sponsoris*); (augmenter|booster) … ventes`,
  measures: `
    (statistique|statistiques|analytics|analytique|analytiques|enregistrement de session|enregistrements de
    session|carte de chaleur|cartes de chaleur|mesure d'audience|mesures d'audience|tests a b);
    (mesur*|compt*|analys*|suiv*|suit|évalu*|étud*|enregistr*|observ*|comprendre|savoir) … … … …
    (audience|visites|visiteurs|fréquentation|trafic|parcours|navigation|clics|comportement|utilisation|pages
    consultées|pages vues|usage|performances|utilisez); (visiteurs|utilisateurs|internautes|vous) …
    (cliquent|lisent|regardent|cliquez|lisez)`,
  excluding: `
    ne; n'; pas; jamais; aucun; aucune; sans; ni; non; hors; sauf; exclu*; rien;
    (refus*|rejet*|oppos*|bloqu*|désactiv*); (votre|vos|le|la|ce|un|les) …
    (choix|décision|consentement|préférence|préférences|réponse|paramètres);
    (fraude*|attaque*|robots|bots|abus|spam|erreur*|pannes|panne|charge|équilibrage|tentatives|serveurs|serveur)`,
  disagreeing: `
    (ne|n') … (accepte|accepter|consens|consentir|autorise|autoriser|permettre|suis) … pas; ne pas
    (accepter|consentir|autoriser|permettre); pas d'accord`,
  clickingOr: `
    (cliqu*|clic|appuy*|choisi*) … … … … ou (en)*`,
  unopposed: `
    (à défaut|faute|sauf|sans|en l'absence) … … (opposition|refus|réponse|avis contraire|indication
    contraire|objection|contestation|manifestation|réaction|contrordre); (si|tant que|à moins que) … … (ne|n') …
    (opposez|oppose|refusez|dites|répondez|réagissez|manifestez|objectez|désactivez|signalez); (si|tant que) vous
    ne (vous y opposez|vous opposez|refusez|dites|répondez|réagissez); (à moins que|sauf si) vous …
    (opposiez|opposez|refusiez|refusez|demandiez|indiquiez|désactiviez); sauf opposition`,
  processing: `
    (activ*|déclench*|commenç*|commence*|démarr*|dépos*|charg*|utilis*|partag*|transmet*|transmis|communiqu*|envoy*|vend*|suiv*|analys*|mesur*|exploit*|collect*|install*|lanc*|constitu*|plaç*|croise*)
    … … … …
    (cookie*|traceur*|publicit*|partenaire*|profil*|marketing|données|visite|scripts|pixels|suivi|annonceur*|comportement|tiers|régie*);
    (cookie*|traceur*|publicit*|données|profil*|scripts|pixels|tout|suivi|finalités) … … …
    (activ*|dépos*|transmis*|partag*|utilis*|charg*|vendu*|démarr*|communiqu*|installé*|lancé*|collect*|exploit*|restent);
    (données|traceurs|cookies|profils|informations) … … (sont|seront) …
    (transmis*|partag*|vendu*|activ*|dépos*|communiqu*|cédé*|utilisé*|exploité*);
    (personnalisation|remarketing|reciblage)`,
  barring: `
    (veuillez|merci de|prière de|vous devez|il faut) … quitter … (site|page|boutique);
    (acceptation|consentement|accord) (de|des|du|aux|à)* (tous les|nos)* (cookies|traceurs)* est
    (obligatoire|nécessaire pour|indispensable|requise|requis|exigée|impérative|impératif|une condition);
    (accessible|accessibles|ouvert|ouverte|réservé|réservée|réservés|disponible|disponibles|visible|lisible)
    (uniquement|seulement|exclusivement|qu'aux|aux seuls|qu'à|qu'après|seulement après) … … … … (accept*|consent*)`,
  embracing: `
    tout; tous; toutes; volontiers; veux; je prends; bien sûr`,
  deferring: `
    pas maintenant; plus tard; pas tout de suite; peut-être`,
};
