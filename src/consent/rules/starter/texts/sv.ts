import type { StarterTexts } from "../starter-texts";

/** Swedish. The titles of California's links stay in English: its regulations name them so. */
export const sv: StarterTexts = {
  texts: {
    banner: {
      title: "Din integritet",
      body: "{controller} och våra partner använder kakor (cookies) och liknande tekniker. De nödvändiga är alltid på. Övriga använder vi bara med ditt samtycke, för följande ändamål: {purposes}. Du kan avvisa dem, och du kan när som helst återkalla ditt samtycke i integritetsinställningarna.",
      accept_all: "Godkänn alla",
      reject_all: "Avvisa alla",
      customize: "Anpassa",
      save: "Spara mitt val",
      close_label: "Stäng och avvisa",
      ok: "OK",
    },
    preferences: {
      title: "Integritetsinställningar",
      intro:
        "Välj vad du tillåter. Ditt val gäller den här webbplatsen och sparas tills det löper ut eller du ändrar det.",
      necessary_note: "Webbplatsen fungerar inte utan dessa, och därför är de alltid på.",
    },
    opt_out: {
      link: "Your Privacy Choices",
      title: "Invänd mot försäljning och delning",
      body: "Du kan begära att vi inte säljer eller delar dina personuppgifter och inte använder dem för riktad reklam.",
      confirm: "Gör invändning",
    },
    limit_link: "Limit the Use of My Sensitive Personal Information",
    status: {
      gpc_honoured: "Din invändning har beaktats: webbläsaren skickade en Global Privacy Control-signal.",
      opted_out: "Du har gjort invändning mot försäljning och delning av dina personuppgifter.",
    },
    embed: {
      title: "Externt innehåll",
      body: "Innehållet kommer från en annan leverantör, som kan lagra uppgifter på din enhet.",
      load_once: "Visa en gång",
      always: "Tillåt alltid",
    },
  },
  categories: {
    necessary: {
      label: "Nödvändiga",
      description:
        "Behövs för att webbplatsen ska fungera, till exempel för säkerheten och för att komma ihåg det här valet.",
    },
    functional: {
      label: "Funktionella",
      description: "Kommer ihåg dina inställningar, till exempel språk och utseende.",
    },
    analytics: { label: "Statistik", description: "Mäter hur webbplatsen används, så att vi kan förbättra den." },
    marketing: {
      label: "Personanpassad reklam",
      description:
        "Visar reklam utifrån vad du gör här och på andra webbplatser och mäter effekten av den. Uppgifter lämnas ut till annonspartner.",
    },
  },
};
