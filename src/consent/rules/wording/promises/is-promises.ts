import type { PromiseWording } from "../wording";

/** Icelandic: what texts promise about withdrawing, refusing and purposes. */
export const isPromises: PromiseWording = {
  revoking: `
    afturkall*; draga … til baka; dregið … til baka`,
  burdening: `
    (með|í) … (bréfi|pósti|tölvupósti|síma|símtali|skriflega|ábyrgðarbréfi|eyðublaði);
    (bréfleiðis|skriflega|símleiðis|bréf|bréfi|ábyrgðarbréf|tölvupósti|tölvupóst|pósti);
    (skrif*|send*|hring*|haf*) … … (okkur|samband|bréf|í);
    (gjald|kostnað*|krónur|skilríki|afrit|ástæðu|rökstyð*|aðgang*); ekki … (hægt|unnt|lengur) …
    (afturkall*|draga)*; (óafturkræf*|endanleg*); (fyrst|aðeins|ekki fyrr) … … (eftir|daga|en)`,
  easing: `
    tengil*; hnapp*; tákn*; stilling*; síðufót*; hér; smell*; glugg*; jafn auðveldlega; neðst; síðunni;
    án (kostnaðar|rökstuðnings|skýringa|ástæðu); (einnig|líka);
    (hvenær sem er|alltaf)`,
  interest: `
    lögmæt* hagsmun*`,
  imposing: `
    ekki … (hafnað|hafna|slökkt|slökkva|andmælt); einnig án samþykkis`,
  disclaiming: `
    (aldrei|ekki|engin) … … … (á|lögmæt*|byggj*|grund*); aldrei; (aðeins|eingöngu) … … samþykk*`,
  preselecting: `
    (reitir|reitirnir|rofar|valkostir|allt|hnappar) … … (þegar|fyrirfram|sjálfgefið) …
    (valdir|valið|hakað|virkir|merktir|á)*; (forvalið|forvaldir|fyrirfram valið|fyrirfram hakað|þegar
    valið|sjálfgefið valið)`,
  required: `
    nauðsyn*; tækni*; skylt`,
  vague: `
    (annar|aðrir|öðrum|ýmis|ýmsum|önnur) (tilgang*|hlut*|ástæð*)`,
  pleasing: `
    (bæt*|betri|best*) … … (upplifun*|heimsókn*|vef*|þjónust*); upplifun*`,
  concrete: `
    mæl*; tel*; grein*; tölfræði*; tungumál*; mynd*; spjall*; kort*; man*; innskrá*; karf*; körf*; letur*;
    stilling*; spilar*; athugasemd*; samfélags*; leit*; verslun*; staðsetning*`,
  rewarding: `
    (vinn*|gjöf*|bónus*|afslátt*|verðlaun*|ókeypis|stig)`,
};
