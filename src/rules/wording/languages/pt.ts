import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** Portuguese. */
export const pt: Wording = {
  sources: [
    authority(
      "CNPD, guidance on cookies, and ANPD, guide on cookies: consent needs an action; rejeitar beside aceitar",
    ),
    edpbScrolling,
    edpbLabels,
  ],
  goingOn: `
    ao (continuar|prosseguir|navegar|utilizar|usar|fechar|permanecer|rolar|acessar|aceder|visitar|seguir|deslizar|ignorar|manter);
    se (continuar|prosseguir|permanecer|fechar|navegar|utilizar|usar|você|não|seguir|rolar|decidir|ignorar);
    (continuando|prosseguindo|navegando|fechando|utilizando|usando|permanecendo|rolando|seguindo);
    (continuar|prosseguir) (a|navegando|usando|com|utilizando|no|na|o|nesta|neste);
    (uso|utilização|navegação) (contínuo|contínua|continuado|continuada|do|deste|posterior|da|desta|continua);
    a (simples|mera|continuação); o (simples|mero|silêncio|fecho|fechamento|seu silêncio);
    caso (continue|não|permaneça|prossiga|você|feche); salvo se; a menos que; sem (alterar|oposição|mudar);
    (com|mediante) (o|a) (uso|navegação|rolagem|fechamento|utilização); rolagem;
    clic* … (fora|link|qualquer|ligação|lado); exceto se`,
  consenting: `aceit*; consent*; concord*; autoriz*; permit*; acordo; aprov*; anuência`,
  notConsenting: `
    se (aceitar|concordar|consentir|der|nos|você aceitar|você concordar|autorizar|aceita|concorda);
    (aceitar|consentir) ou;
    não … (significa|equivale|constitui|implica|consente|aceita|concorda|instalamos|instalaremos|usamos|usaremos|utilizamos|é|representa|vale|considera|será|serão|são|configura|utilizaremos|basta|presume|ativamos|colocamos);
    sem (aceitar|escolher|consentir|consentimento|o|seu|selecionar|cookies|dar|decidir|fazer|rastreadores);
    (nenhum|nenhuma|nunca|tampouco);
    (apenas|só|somente|exclusivamente|unicamente) … (necessários|essenciais|técnicos|estritamente|com|se|após|os|indispensáveis|quando|depois);
    (mesmo|ainda) que … (recuse|rejeite|não); mesmo se;
    (pode|poderá|podes) … (continuar|prosseguir|navegar|usar|recusar|utilizar);
    (pediremos|pedimos|solicitaremos|solicitamos|com) o seu (consentimento|acordo); independentemente; quer aceite;
    até que; (permanecem|ficam) (desligados|bloqueados|desativados|inativos)`,
  accepting: `
    aceit*; permit*; autoriz*; consent*; concord*; sim; ativar; habilitar; todos os cookies; de acordo; aprov*;
    ok aceito`,
  refusing: `
    necessári*; essencia*; obrigatóri*; técnic*; rejeit*; recus*; neg*; não; sem;
    (apenas|só|somente|unicamente|exclusivamente); necessários; essenciais; indispensáveis; estritamente; nenhum*;
    desativ*; bloque*; opor; oponho; declin*; revogar; retirar; desabilit*; proib*; mínimo; discord*; obrigatórios`,
  settings: `
    marcad*; defini*; configur*; prefer*; opç*; gerir; gerenc*; gestão; personaliz*; ajust*; escolh*; guardar;
    salvar; selec*; alter*; modific*; finalidades; parceiros; control*; decidir; administrar; mudar`,
  elsewhere: `
    saber; saiba; mais; informaç*; info; detalhe*; mostrar; ver; ler; leia; tarde; agora; depois; lembr*; saltar;
    pular; fechar; ok; entendi; entendido; percebi; continuar; prosseguir; avançar; sair; abandonar; voltar;
    cancelar; ajuda; ocultar; assin*; subscr*; pagar; entrar; política; seguinte; próximo; talvez; outro momento;
    outra altura; confirmar; ignorar; porquê; concluir; pronto; início; deixar`,
  withdrawing: `retir*; revog*; (qualquer|todo) (momento|altura|tempo); alter*; mud*; modific*; opor*; a qualquer`,
  advertising: `
    publicid*; publicit*; anúnc*; marketing; segment*; direcionad*; promo*; patrocin*; comercia*; redes sociais;
    perfil*; campanh*; ofertas`,
};
