import type { PromiseWording } from "../wording";

/** Czech: what texts promise about withdrawing, refusing and purposes. */
export const csPromises: PromiseWording = {
  revoking: `
    odvol*; vzít … zpět; zruš* … souhlas; stáhn* … souhlas;
    (volba|rozhodnutí|souhlas) … … (konečn*|neodvolateln*|závazn*)`,
  burdening: `
    (dopisem|poštou|písemně|písemnou|písemným|e-mailem|emailem|telefonicky|telefonem|faxem|doporučeným|doporučeně|osobně|formulářem|formulář|písemné|písemná|listinn*);
    (napiš*|napsat|zašl*|zaslat|pošl*|poslat|zavol*|volej*|kontakt*|obraťte|zasláním|posláním) … …
    (nám|na|nás|dopis*|e-mail*|adres*|žádost*|se)*;
    (poplatek|poplatku|poplatkem|náklad*|korun|eur|průkaz*|kopi*|důvod*|odůvodn*|účet|účtu); (nelze|není
    možné|nemůžete|nejde) … (odvol*|vzít|zrušit); (odvolat|odvolání) … (nelze|není možné); neodvolateln*;
    (až|teprve|nejdříve|jen) … … (po|uplynutí|dnů|dnech); (do|zpracuj*|účinn*|lhůt*) … … (dnů|dní|týdnů|měsíců)`,
  easing: `
    odkaz*; tlačítk*; ikon*; nastavení; zápatí; zde; klik*; liště; lišty; okn*; stejně snadno; stejně jednoduše;
    stránk*; preferenc*; dole;
    bez (udání|uvedení|poplatk*|odůvodnění|důvodu|nákladů); bezplatně; zdarma; také; rovněž; nemá vliv;
    (stejně|obdobně) … (snadn*|jednoduch*);
    (kdykoli|kdykoliv|vždy)`,
  interest: `
    oprávněn* záj*`,
  imposing: `
    (nelze|není možné|nemůžete|nejde) … (odmítnout|vypnout|zakázat|zamítnout|namítat); (i|také) bez … souhlasu`,
  disclaiming: `
    (nikdy|ne|nezakládáme|neopíráme|žádn*|ani|nespoléháme) … … … (na|oprávněn*|záj*|opír*|zakl*); nikdy;
    (pouze|jen|výhradně) … … souhlas*`,
  preselecting: `
    (políčka|políčko|přepínače|přepínač|volby|možnosti|účely|kategorie|zaškrtávací|vše|posuvníky|nastavení) … … …
    (již|už|předem|ve výchozím|za vás|automaticky|standardně|preventivně) …
    (zaškrtnut*|zapnut*|zvolen*|označen*|aktivn*|vybrán*|nastaven*)*; (zaškrtnut*|zapnut*|označen*|vybrán*) …
    (předem|již|už|ve výchozím|za vás); (předem|předvolen*|předvybran*|předzaškrtnut*) …
    (zaškrtnut*|zapnut*|zvolen*|označen*|vybrán*)*; (předvolen*|předvybran*|předzaškrtnut*)`,
  required: `
    nezbytn*; nutn*; technick*; povinn*`,
  vague: `
    (jiné|jiných|další|dalších|různé|různých|ostatní|ostatních|podobné|podobných)
    (účely|účelů|účelech|věci|věcí|důvody|důvodů|potřeby); (obchodní|interní|firemní|podnikatelské)
    (potřeby|účely|důvody)`,
  pleasing: `
    (zlepš*|lepší|vylepš*|optimal*|nejlepší|příjemn*|dokonal*|skvěl*|zkvalit*) … …
    (zážit*|návštěv*|web*|služb*|strán*|zkušen*|prohlíž*|pohodl*); (zážitek|zkušenost)`,
  concrete: `
    měř*; počít*; analyz*; statist*; jazyk*; region*; měn*; vide*; chat*; map*; pamat*; přihlá*; košík*; oblíben*;
    písm*; vzhled*; nastaven*; přehráv*; koment*; sociál*; tmav*; formulář*; vyhledá*; prodejn*; polo*; počas*;
    podcast*; uklád*; preferenc*`,
  rewarding: `
    (vyhraj*|výhr*|dár*|bonus*|slev*|kupon*|odměn*|ušetř*|zdarma|bod*|losován*|levněji)`,
};
