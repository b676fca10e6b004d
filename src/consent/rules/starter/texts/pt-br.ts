import type { StarterTexts } from "../starter-texts";

/** Portuguese as written in Brazil. */
export const ptBr: StarterTexts = {
  texts: {
    banner: {
      title: "Sua privacidade",
      body: "{controller} e seus parceiros usam cookies e tecnologias semelhantes. Os necessários estão sempre ativos. Os demais só são usados com o seu consentimento, para estas finalidades: {purposes}. Você pode recusar e revogar o seu consentimento a qualquer momento nas preferências de privacidade.",
      accept_all: "Aceitar tudo",
      reject_all: "Rejeitar tudo",
      customize: "Personalizar",
      save: "Salvar minha escolha",
      close_label: "Fechar e rejeitar",
      ok: "OK",
    },
    preferences: {
      title: "Preferências de privacidade",
      intro:
        "Escolha o que você autoriza. Sua escolha vale para este site e é mantida até expirar ou até que você a altere.",
      necessary_note: "O site não funciona sem eles, por isso estão sempre ativos.",
    },
    opt_out: {
      link: "Your Privacy Choices",
      title: "Opor-se à venda e ao compartilhamento",
      body: "Você pode pedir que não vendamos nem compartilhemos seus dados pessoais, nem os usemos para publicidade direcionada.",
      confirm: "Opor-me",
    },
    limit_link: "Limit the Use of My Sensitive Personal Information",
    status: {
      gpc_honoured: "Oposição atendida: seu navegador enviou um sinal Global Privacy Control.",
      opted_out: "Sua oposição à venda e ao compartilhamento dos seus dados pessoais foi registrada.",
    },
    embed: {
      title: "Conteúdo externo",
      body: "Este conteúdo vem de outro provedor, que pode armazenar dados no seu dispositivo.",
      load_once: "Carregar uma vez",
      always: "Permitir sempre",
    },
  },
  categories: {
    necessary: {
      label: "Necessários",
      description: "Indispensáveis ao funcionamento do site, por exemplo para a segurança e para lembrar esta escolha.",
    },
    functional: {
      label: "Funcionais",
      description: "Lembram suas configurações, por exemplo o idioma e a exibição.",
    },
    analytics: { label: "Estatísticos", description: "Medem o uso do site para que possamos melhorá-lo." },
    marketing: {
      label: "Publicidade personalizada",
      description:
        "Mostra publicidade com base no seu comportamento aqui e em outros sites e a mede. Os dados são compartilhados com parceiros de publicidade.",
    },
  },
};
