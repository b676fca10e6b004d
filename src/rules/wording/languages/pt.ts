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
    ao (continuar|prosseguir|navegar|utilizar|usar|fechar|permanecer|rolar|acessar|aceder|visitar|seguir|deslizar|ignorar|manter|passar|ler|ficar|abrir|entrar);
    se (você|o utilizador|o usuário)* (continuar|prosseguir|permanecer|fechar|navegar|utilizar|usar|não|seguir|rolar|ignorar|ficar);
    se decidir (continuar|prosseguir|permanecer|não);
    (continuando|prosseguindo|navegando|fechando|utilizando|usando|permanecendo|rolando|seguindo|acessando);
    (continuar|prosseguir) (a|navegando|usando|com|utilizando|no|na|o|nesta|neste);
    (continue|continua) (a|lendo|navegando|usando);
    enquanto (navegar|continuar|usar|utilizar|permanecer|estiver|visitar);
    (passar|mudar|ir) para (outra|outras|a próxima);
    (uso|utilização|navegação) (contínuo|contínua|continuado|posterior|continua); a permanência;
    (uso|utilização|navegação|visita) (do|deste|da|desta|neste|nesta|no|na|ao|a) … … … (implica|supõe|equivale|constitui|significa|pressupõe|representa|considera*|vale);
    (pelo|pela|com o|com a|mediante a|mediante o) (uso|utilização|navegação|visita) (do|deste|da|desta|dos|das|no|na) … (site|sítio|página|serviço|serviços|portal|app);
    a (simples|mera|continuação); o (simples|mero|silêncio|fecho|fechamento|seu silêncio);
    caso (você)* (continue|não|permaneça|prossiga|feche|navegue|utilize);
    (salvo|exceto) (se|recusa|oposição|indicação); a menos que; sem (alterar|oposição|mudar);
    (com|mediante) (o|a) (rolagem|fechamento|navegação); rolagem; (na falta|na ausência|à falta) de;
    clic* … (fora|qualquer|lado); clic* (em|num|numa) (um|uma|outro|outra)* (link|ligação);
    (equivale|equivalem|vale|valem|implica|significa|constitui|presumimos|consideramos|considera*|presume*|supõe|entende*|pressupõe) (a|que|como|o|seu|uma|um|a sua|você)* … (consentimento|aceitar|aceitação|aceita|aceites|concorda|acordo|concordância);
    (visitantes|utilizadores|usuários|pessoas|quem) (que)* (permanecem|continuam|navegam|usam|utilizam|ficam|permanece|continua);
    quem (utilizar|usar|visitar|navegar|utiliza|usa|visita);
    (toda|qualquer) pessoa que (utilize|use|visite|navegue|permaneça); ao (consultar*|consultá|vê|ver|visualizar*);
    enquanto não se; quando (visita|abre|passa a) (outra|outras|mais);
    (interpretado|interpretada|entendido) como (uma)* (aceitação|consentimento);
    consentimento (considera|presume) se`,
  consenting: `aceit*; consent*; concord*; autoriz*; permit*; acordo; aprov*; anuência`,
  notConsenting: `
    se (aceitar|concordar|consentir|der|nos|você aceitar|você concordar|autorizar|aceita|concorda);
    (se|caso) (você)* não (aceitar|concordar|consentir|der|quiser|autorizar|aceite|concorde|consinta|autorize|dê);
    (aceitar|consentir) ou;
    não … (significa|equivale|constitui|implica|consente|aceita|concorda|instalamos|instalaremos|usamos|usaremos|utilizamos|é|representa|vale|considera|será|serão|são|configura|utilizaremos|basta|presume|ativamos|colocamos|dá|depende|precisa|exige|requer);
    sem (aceitar|consentir|concordar|consentimento|cookies|dar|rastreadores);
    sem (o)* (seu|teu) (consentimento|acordo|autorização);
    (nenhum|nenhuma) (cookie|consentimento|dado|outro|outra|rastreador|aceitação|publicidade); (nunca|tampouco);
    (apenas|só|somente|exclusivamente|unicamente) … (necessários|essenciais|técnicos|estritamente|com|se|após|os|indispensáveis|quando|depois);
    (mesmo|ainda) que … (recuse|rejeite|não); mesmo se;
    (pode|poderá|podes) … (continuar|prosseguir|navegar|visitar);
    (pode|poderá|podes) … (usar|utilizar) (o|este|nosso|a|esta) (site|sítio|página|serviço);
    (pediremos|pedimos|solicitaremos|solicitamos|com) o seu (consentimento|acordo); independentemente; quer aceite;
    até que … (aceite|consinta|dê|autorize|concorde); (salvo|exceto) se … (aceit*|consent*|concord*|autoriz*|der);
    a menos que … (aceite|consinta|dê|autorize|concorde); (na falta|na ausência) (de|do) (seu)* consentimento;
    (permanecem|ficam) (desligados|bloqueados|desativados|inativos); é (voluntário|facultativo|livre|opcional);
    (requer|requerem|exige|exigem|precisamos|depende|necessita) … … consentimento;
    (pais|responsável|responsáveis|tutor); como (recusa|uma recusa|rejeição);
    (visitar|visitando|usando|utilizando|usar|utilizar|aceder|acessar|acessando|abrir|abrindo|através|clicar|clicando) (as|o|a|os|às|ao|à|da|do|em|no|na|nas|nosso|nossas)* … (preferências|definições|configurações|ligação|link|botão|formulário|painel|ícone);
    (guardamos|conservamos|lembramos|armazenamos) (o|a) (seu|sua) (consentimento|escolha|aceitação);
    sem ter (dado|aceite|aceitado|consentido|prestado);
    (clic*|escolh*|selecion*|prem*) (em|no|botão)* (aceitar|aceito|permitir|aceitar tudo|ok|sim);
    ao (aceitar|consentir); (depois de|após) … (aceitar|consentir|consentimento|dado|aceitação);
    uma vez (dado|aceite|obtido|aceito); antes de (continuar|prosseguir|navegar|usar|visitar);
    (recusou|rejeitou|ter recusado); com (aceitar tudo|aceitar|permitir); (pedir|pedimos|solicitar) … consentimento`,
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
  withdrawing: `
    retir*; revog*; (qualquer|todo) (momento|altura|tempo|hora); opor*;
    (alter*|mud*|modific*|rever|revej*) … … (escolha|escolhas|preferências|definições|configurações|opinião|ideias|ideia|consentimento|decisão|opções);
    (escolha|escolhas|preferências|definições|configurações|consentimento|decisão|opções) … … … (alter*|mud*|modific*|revist*)`,
  advertising: `
    publicid*; publicit*; anúnc*; marketing; segment*; direcionad*; promo*; patrocin*; comercia*; redes sociais;
    perfil*; campanh*; ofertas`,
};
