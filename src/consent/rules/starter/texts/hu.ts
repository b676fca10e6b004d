import type { StarterTexts } from "../starter-texts";

/** Hungarian. The titles of California's links stay in English: its regulations name them so. */
export const hu: StarterTexts = {
  texts: {
    banner: {
      title: "Az Ön adatainak védelme",
      body: "Mi ({controller}) és partnereink sütiket (cookie-kat) és hasonló technológiákat használunk. A szükségesek mindig be vannak kapcsolva. A többit csak az Ön hozzájárulásával használjuk, a következő célokra: {purposes}. Ön elutasíthatja ezeket, és hozzájárulását bármikor visszavonhatja az adatvédelmi beállításokban.",
      accept_all: "Összes elfogadása",
      reject_all: "Összes elutasítása",
      customize: "Testreszabás",
      save: "Választásom mentése",
      close_label: "Bezárás és elutasítás",
      ok: "OK",
    },
    preferences: {
      title: "Adatvédelmi beállítások",
      intro:
        "Válassza ki, mit engedélyez. Választása erre a honlapra vonatkozik, és addig tároljuk, amíg le nem jár, vagy Ön meg nem változtatja.",
      necessary_note: "A honlap ezek nélkül nem működik, ezért mindig be vannak kapcsolva.",
    },
    opt_out: {
      link: "Your Privacy Choices",
      title: "Tiltakozás az értékesítés és a megosztás ellen",
      body: "Kérheti, hogy személyes adatait ne értékesítsük, ne osszuk meg, és ne használjuk célzott hirdetésekhez.",
      confirm: "Tiltakozom",
    },
    limit_link: "Limit the Use of My Sensitive Personal Information",
    status: {
      gpc_honoured: "Tiltakozását figyelembe vettük: böngészője Global Privacy Control jelzést küldött.",
      opted_out: "Ön tiltakozott személyes adatainak értékesítése és megosztása ellen.",
    },
    embed: {
      title: "Külső tartalom",
      body: "Ez a tartalom más szolgáltatótól származik, amely adatokat tárolhat az Ön eszközén.",
      load_once: "Egyszeri betöltés",
      always: "Mindig engedélyezem",
    },
  },
  categories: {
    necessary: {
      label: "Szükséges",
      description: "A honlap működéséhez szükséges, például a biztonsághoz és e választás megjegyzéséhez.",
    },
    functional: {
      label: "Funkcionális",
      description: "Megjegyzi az Ön beállításait, például a nyelvet és a megjelenést.",
    },
    analytics: { label: "Statisztika", description: "Méri a honlap használatát, hogy fejleszthessük." },
    marketing: {
      label: "Személyre szabott hirdetések",
      description:
        "Az Ön itteni és más honlapokon tanúsított viselkedése alapján jelenít meg hirdetéseket, és méri azok eredményességét. Az adatokat hirdetési partnerek is megkapják.",
    },
  },
};
