import type { StarterTexts } from "../starter-texts";

/** Icelandic. The titles of California's links stay in English: its regulations name them so. */
export const is: StarterTexts = {
  texts: {
    banner: {
      title: "Friðhelgi þín",
      body: "{controller} og samstarfsaðilar nota vafrakökur og svipaða tækni. Nauðsynleg tækni er alltaf virk. Aðra tækni notum við aðeins með samþykki þínu, í þessum tilgangi: {purposes}. Þú getur hafnað henni og þú getur hvenær sem er afturkallað samþykki þitt í persónuverndarstillingunum.",
      accept_all: "Samþykkja allar",
      reject_all: "Hafna öllum",
      customize: "Sérsníða",
      save: "Vista val mitt",
      close_label: "Loka og hafna",
      ok: "Í lagi",
    },
    preferences: {
      title: "Persónuverndarstillingar",
      intro:
        "Veldu hvað þú leyfir. Val þitt gildir um þennan vef og er geymt þar til það rennur út eða þú breytir því.",
      necessary_note: "Vefurinn virkar ekki án þeirra og því eru þær alltaf virkar.",
    },
    opt_out: {
      link: "Your Privacy Choices",
      title: "Andmæla sölu og miðlun",
      body: "Þú getur beðið okkur um að selja ekki persónuupplýsingar þínar, miðla þeim ekki og nota þær ekki fyrir markvissar auglýsingar.",
      confirm: "Andmæla",
    },
    limit_link: "Limit the Use of My Sensitive Personal Information",
    status: {
      gpc_honoured: "Andmæli þín eru virt: vafrinn þinn sendi Global Privacy Control-merki.",
      opted_out: "Þú hefur andmælt sölu og miðlun persónuupplýsinga þinna.",
    },
    embed: {
      title: "Utanaðkomandi efni",
      body: "Þetta efni kemur frá öðrum þjónustuaðila, sem getur vistað gögn í tækinu þínu.",
      load_once: "Birta einu sinni",
      always: "Leyfa alltaf",
    },
  },
  categories: {
    necessary: {
      label: "Nauðsynlegar",
      description: "Nauðsynlegar til að vefurinn virki, til dæmis vegna öryggis og til að muna þetta val.",
    },
    functional: { label: "Kjörstillingar", description: "Muna stillingar þínar, til dæmis tungumál og útlit." },
    analytics: { label: "Tölfræði", description: "Mælir hvernig vefurinn er notaður svo að við getum bætt hann." },
    marketing: {
      label: "Sérsniðnar auglýsingar",
      description:
        "Auglýsingar eru birtar út frá því sem þú gerir hér og á öðrum vefjum og árangur þeirra mældur. Gögnum er miðlað til samstarfsaðila á sviði auglýsinga.",
    },
  },
};
