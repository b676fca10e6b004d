import type { PromiseWording } from "../wording";

/** Portuguese: what texts promise about withdrawing, refusing and purposes. */
export const ptPromises: PromiseWording = {
  revoking: `
    retir*; revog*; anul* … consentimento; revogação;
    (escolha|decisão|consentimento) … … (definitiv*|irrevogável|final)`,
  burdening: `
    (por|através de|mediante|via|com) … …
    (correio|carta|postal|telefone|fax|escrito|e-mail|email|chamada|formulário|registada);
    (carta|correio|correios|postal|telefone|fax|registad*|por escrito|manuscrit*|cartório);
    (escrev*|envi*|telefon*|contact*|dirij*|entr* em contato|entre em contacto|contat*) … …
    (para|nos|a|o|uma|um|com|connosco|conosco|nosso|ao|por); (taxa|custo|custos|euros|reais|documento de
    identidade|cartão de cidadão|cpf|motiv*|justific*|conta|cópia); não (poderá|pode|é possível|será possível) …
    (ser|retir*|revog*); (irrevogável|impossível|definitiv*); (só|somente|apenas) … …
    (depois|após|decorrid*|passad*|ao fim); (prazo|tratad*|efeito|dias|processad*) … … (dias|semanas|meses|úteis)`,
  easing: `
    link; ligação; botão; ícone; definições; configurações; rodapé; aqui; clique; aviso; janela; mesma facilidade;
    igualmente fácil; preferências; página; painel; banner;
    sem (custos|custo|motivo|justific*|necessidade|dar|precisar); gratuit*; também;
    (igualmente|tão|igual*) … (simples|fácil|facilmente);
    (qualquer momento|quando quiser|qualquer altura|revogar depois)`,
  interest: `
    interesse legítimo; interesses legítimos; legítimo interesse`,
  imposing: `
    não (se)* (podem|pode|poderá|é possível) … (ser)* … (recus*|desativ*|rejeit*|neg*|opor*); (mesmo|ainda)
    (sem|que) … … (consentimento|recuse|aceite)*; sem possibilidade de (recus*|opos*)`,
  disclaiming: `
    (nunca|jamais|nenhum|nenhuma|nem|não) … … (base*|fund*|invoc*|interess*|legítim*|no|em);
    (só|somente|apenas|unicamente) … … consentimento; (nunca|jamais)`,
  preselecting: `
    (caixas|caixa|interruptores|botões|opções|finalidades|categorias|seletores|controlos|tudo) … … …
    (já|previamente|por defeito|por padrão|de antemão|por si|para si|para você|à partida) …
    (marcad*|ativad*|selecionad*|ligad*|assinalad*)*;
    (marcad*|ativad*|selecionad*|pré-marcad*|pré-selecionad*|assinalad*) … (por defeito|por padrão|de
    antemão|previamente|para si|já|para você|à partida);
    (pré-marcad*|pré-selecionad*|pré-ativad*|premarcad*|preselecionad*|pré (marcad*|selecionad*|ativad*)); já
    (marcad*|ativ*|selecionad*|ligad*|assinalad*); (desmarque|desligue) (o|as|os|aquilo) …`,
  required: `
    necessári*; essencia*; técnic*; indispensáve*; obrigatóri*; estritamente`,
  vague: `
    (outros|outras|diversos|diversas|vários|várias|diferentes|certos|semelhantes|demais|múltiplos)
    (fins|finalidades|coisas|motivos|propósitos|usos|objetivos|razões); (necessidades|fins|razões)
    (comerciais|empresariais|internas|internos|de negócio|do negócio|da empresa)`,
  pleasing: `
    (melhor*|otimiz*|ótim*|agradáve*|perfeit*|enriquec*|incríve*) … …
    (experiência|visita|site|sítio|navegação|serviço*|conteúdo*); experiência`,
  concrete: `
    med*; cont*; anali*; estatí*; idioma*; língua*; região; moeda; vídeo*; chat; mapa*; lembr*; record*; sessão;
    carrinho; favorit*; fonte*; apresentação; preferência*; definiç*; leitor*; comentário*; redes; escuro;
    formulário*; pesquisa*; loja*; localização; tempo; podcast*; guard*; memoriz*`,
  rewarding: `
    (ganh*|oferta*|prenda*|brinde*|bónus|bônus|desconto*|cupão|cupom|prémio*|prêmio*|poup*|economiz*|grátis|pontos|sorteio*)`,
};
