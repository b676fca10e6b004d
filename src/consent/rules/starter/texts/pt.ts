import type { StarterTexts } from "../starter-texts";

/** Portuguese. The titles of California's links stay in English: its regulations name them so. */
export const pt: StarterTexts = {
  texts: {
    banner: {
      title: "A sua privacidade",
      body: "{controller} e os seus parceiros utilizam cookies e tecnologias semelhantes. Os necessários estão sempre ativos. Os outros só são utilizados com o seu consentimento, para estas finalidades: {purposes}. Pode recusar, e retirar o seu consentimento a qualquer momento nas preferências de privacidade.",
      accept_all: "Aceitar tudo",
      reject_all: "Rejeitar tudo",
      customize: "Personalizar",
      save: "Guardar a minha escolha",
      close_label: "Fechar e rejeitar",
      ok: "OK",
    },
    preferences: {
      title: "Preferências de privacidade",
      intro:
        "Escolha o que autoriza. A sua escolha aplica-se a este site e é conservada até expirar ou até que a altere.",
      necessary_note: "O site não funciona sem estes, por isso estão sempre ativos.",
    },
    opt_out: {
      link: "Your Privacy Choices",
      title: "Opor-se à venda e à partilha",
      body: "Pode pedir-nos que não vendamos nem partilhemos os seus dados pessoais, nem os usemos para publicidade direcionada.",
      confirm: "Opor-me",
    },
    limit_link: "Limit the Use of My Sensitive Personal Information",
    status: {
      gpc_honoured: "Oposição respeitada: o seu navegador enviou um sinal Global Privacy Control.",
      opted_out: "Opôs-se à venda e à partilha dos seus dados pessoais.",
    },
    embed: {
      title: "Conteúdo externo",
      body: "Este conteúdo vem de outro fornecedor, que pode guardar dados no seu dispositivo.",
      load_once: "Carregar uma vez",
      always: "Permitir sempre",
    },
  },
  categories: {
    necessary: {
      label: "Necessários",
      description:
        "Indispensáveis ao funcionamento do site, por exemplo para a segurança e para memorizar esta escolha.",
    },
    functional: {
      label: "Funcionais",
      description: "Memorizam as suas definições, por exemplo o idioma e a apresentação.",
    },
    analytics: { label: "Estatísticos", description: "Medem a utilização do site para que o possamos melhorar." },
    marketing: {
      label: "Publicidade personalizada",
      description:
        "Mostra publicidade com base no seu comportamento aqui e noutros sites, e mede-a. Os dados são comunicados a parceiros publicitários.",
    },
  },
};
