import { ptPromises } from "../promises/pt-promises";
import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** Portuguese. */
export const pt: Wording = {
  ...ptPromises,
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
    consentimento (considera|presume) se; ao fazer uso; ao iniciar sessão;
    (continuação|prosseguimento) da … (navegação|visita|leitura|sessão); (basta|suficiente) … …
    (continuar|prosseguir|navegar|permanecer|ler|rolar|deslizar); (continue|continua|siga|prossiga|permaneça)
    (a|com|navegando|lendo|usando|no|na); (facto|fato|ato) de
    (fechar|navegar|continuar|prosseguir|permanecer|aceder|acessar|usar|utilizar|visitar|ignorar|ler); (caso|se) …
    (continue|continuar|prossiga|permaneça|navegue|navegar|feche|ignore|siga|use|utilize); (simples|mero|mera|só)
    (acesso|uso|utilização|navegação|visita|permanência|leitura|scroll|entrada); (pela|com a|mediante a|por|a)
    (sua|tua|simples|mera)* … (permanência|visita|navegação|presença|utilização|continuação) … (vale|equivale|significa|implica|constitui|como); (descarregar|baixar|descarga|download|abrir) … …
    (ficheiro*|arquivo*|página*|conteúdo*|artigo*|link);
    (quem|se|quando|ao) … (visitar|visita|visite|abrir|abre|usar|usa|utilizar|entra|entrar|consulta);
    (continuou|continuaste|seguiu|ficou|permaneceu) …`,
  consenting: `
    aceit*; consent*; concord*; autoriz*; permit*; acordo; aprov*; anuência;
    concord*; ciente e de acordo; anuência; anui*; assentimento;
    acordo; autoriza*`,
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
    (recusou|rejeitou|ter recusado); com (aceitar tudo|aceitar|permitir); (pedir|pedimos|solicitar) … consentimento;
    (negar|recusar) o consentimento; (gostaríamos|queremos) … (autorização|consentimento);
    não … (uma|nenhuma) (forma|sinal|manifestação|prova|expressão) de … (consentimento|aceitação|acordo);
    (diga|indique|informe) … se; em (ambos|qualquer|todos) (os)* (casos|caso);
    (perguntamos|perguntaremos|pediremos|pedimos) … … (novo|próxima|novamente)*; próxima visita;
    (consentimento|escolha|autorização|decisão) … … (guardad*|armazenad*|conservad*|vale para|válid*|expira);
    (basear|baseia|baseiam) … … consentimento;
    ninguém`,
  accepting: `
    aceit*; permit*; autoriz*; consent*; concord*; sim; ativar; habilitar; todos os cookies; de acordo; aprov*;
    ok aceito;
    autoriz*`,
  refusing: `
    necessári*; essencia*; obrigatóri*; técnic*; rejeit*; recus*; neg*; não; sem;
    (apenas|só|somente|unicamente|exclusivamente); necessários; essenciais; indispensáveis; estritamente; nenhum*;
    desativ*; bloque*; opor; oponho; declin*; revogar; retirar; desabilit*; proib*; mínimo; discord*; obrigatórios`,
  settings: `
    marcad*; defini*; configur*; prefer*; opç*; gerir; gerenc*; gestão; personaliz*; ajust*; escolh*; guardar;
    salvar; selec*; alter*; modific*; finalidades; parceiros; control*; decidir; administrar; mudar;
    parte; partes; separad*; tipo; finalidade; alguns; detalhe*`,
  elsewhere: `
    saber; saiba; mais; informaç*; info; detalhe*; mostrar; ver; ler; leia; tarde; agora; depois; lembr*; saltar;
    pular; fechar; ok; entendi; entendido; percebi; continuar; prosseguir; avançar; sair; abandonar; voltar;
    cancelar; ajuda; ocultar; assin*; subscr*; pagar; entrar; política; seguinte; próximo; talvez; outro momento;
    outra altura; confirmar; ignorar; porquê; concluir; pronto; início; deixar;
    entendi; entendido; percebi; obrigado; compreendi`,
  withdrawing: `
    retir*; revog*; (qualquer|todo) (momento|altura|tempo|hora); opor*;
    (alter*|mud*|modific*|rever|revej*) … … (escolha|escolhas|preferências|definições|configurações|opinião|ideias|ideia|consentimento|decisão|opções);
    (escolha|escolhas|preferências|definições|configurações|consentimento|decisão|opções) … … … (alter*|mud*|modific*|revist*);
    (arrepend*|voltar atrás|reconsider*|desfazer|mais tarde|revogá*|desist*|retirad*)`,
  advertising: `
    publicid*; publicit*; anúnc*; marketing; segment*; direcionad*; promo*; patrocin*; comercia*; redes sociais;
    perfil*; campanh*; ofertas`,
  idle: `
    (fechar|fecha|fechando|fecho|fechamento|ignorar|ignora|ignorando) …
    (aviso|mensagem|janela|banner|painel|esta|este|você|a); silêncio; inatividade; inércia; (falta|ausência|sem) de* …
    (resposta|reação|escolha|oposição|ação|recusa); (não)
    (responder|responde|respondes|fizer|escolher|recusar|reagir|fizer nada|disser|escolhe|faz nada); (quem|todo aquele
    que|quem quer que|os que|o utilizador que|o usuário que) … …
    (continua|continuar|prossegue|permanece|permanecer|navega|fecha|ignora|lê|segue|ficar); quem não
    (recusar|recusa|responder|responde|escolher|escolhe|se opuser); (a|sua|simples|mera)
    (visita|permanência|presença|navegação|leitura); (continuar|permanecer|prosseguir|ficar|seguir) …
    (lendo|navegando|na|no|aqui|com|a); (segunda|próxima|outra) página; (após|dentro|passados|em) …
    (segundos|minutos); ao (entrar|cadastrar-se|inscrever-se|registar-se|comprar);
    (visitantes|utilizadores|usuários|leitores|pessoas|os) que …
    (ignoram|fecham|continuam|permanecem|navegam|seguem|ignorarem|fecharem); (na falta|ausência|falta) de …
    (escolha|resposta|reação); (assim que|logo que|mal) … (rolar|role|continuar|navegar);
    (após|dentro|durante|passado) … (segundo|segundos|minuto|minutos); deslizar; deslize; arrastar;
    (se|caso|enquanto|quando) (você|o utilizador|o usuário)* não (se|o|a|os|as|lhe)*
    (opuser|opuseres|oponha|opõe|opuserem|recusar|recuse|rejeitar|rejeite|indicar|indique|alterar|altere|responder|responda|manifestar|manifeste|desativar|desative|escolher|escolha|disser|mudar|mude);
    (salvo|exceto|a menos que|a não ser que) … … …
    (contrário|oposição|indicação|recuse|oponha|objeção|desative|manifestação|altere|indique); (na|em|por|à)
    (ausência|falta) (de|da) … (recusa|oposição|resposta|escolha|reação|ação|objeção|manifestação);
    (decorrid*|passad*|após|depois de|findo*) … … (segundos|minutos|segundo|minuto|tempo);
    (tácit*|implícit*|automaticamente|por defeito); (silêncio|inação|passividade|inércia|não oposição);
    (clicar|clique|clicando|carregar) em (qualquer|algum|um|outro) …
    (link|ligação|hiperligação|parte|lugar|ponto|elemento);
    (se|caso|enquanto) … … não … (deduza|apresente|manifeste|exprima|formule|declare) … (oposição|objeção|recusa);
    navegador … … (configurad*|definid*|aceita|permite)`,
  affirming: `
    um sim; como sim; (diz|dizer|significa) … sim; anuência; (todos|todas|tudo) …
    (cookies|rastreadores|finalidades|ficam|fica|serão|são) … (ativad*|ligad*|instalad*|habilitad*|aceit*);
    (ativamos|instalamos|ligamos|carregamos|habilitamos) … (todos|tudo|todas); (tem se por|considera se|presume se) …
    (dado|aceite|concedido); (dizer|diz) sim;
    (considera|consideram|entende|entendem|presume|presumimos|presumem|considerará|entenderá|damos|dá|assume|assumimos|ficam|tidos|tidas|tido)
    … (aceites|aceite|aceito|aceitos|prestado|dado|concedido|concord*|consentid*|por aceit*); (concord*|de acordo);
    (presume-se|presume se|considera-se|entende-se) … … (acordo|consentimento|aceitação|autorização); (está
    combinado|combinado); acordo`,
  denying: `
    nem; jamais; (equivale|significa|implica|é|como|vale como|considera*) …
    (recusa|recusar|rejeição|rejeitar|não|negativa|oposição); (recusa|rejeita) (todos|os|tudo); (outros|alguns) sites;
    nada … (ativado|é|instalado|acontece); não
    (equivale|implica|significa|presumimos|entendemos|interpretamos|deduzimos|consideramos|assumimos|conta|constitui|é|representa|configura|se);
    (retirar|revogar|alterar|mudar) … … … … (ao|em|através|clicando|visitando|acessando|no|na|com);
    (voltaremos|voltar) a (pedir|perguntar); não (substitui|aceitaram|aceitou|deram|deu); não …
    (necessário|obrigatório|exigido); (só|somente|apenas) … (botão|clique);
    (recusad*|rejeitad*|negad*|desativad*)`,
  acknowledging: `ok; okay; sim; certo; tudo bem; perfeito; está bem; claro`,
  shaming: `
    (prefiro|quero|escolho|abro mão) … … (pior*|menos|chat*|lent*|anúncios|pagar|ruim|vantagens|descontos);
    (pior|menos relevantes|irrelevantes|não me importo|tanto faz|que pena|perder|preço cheio|sem graça);
    não (quero|desejo|gosto|preciso) … …
    (experiência|melhor*|bo*|apoiar|ajudar|poupar|economizar|oferta*|desconto*|vantage*|jornalismo|qualidade|relevant*);
    (perder|perco|perde|renuncio|renunciar|abdicar|odeio|detesto|sacrificar) … …
    (vantage*|oferta*|benefício*|experiência|desconto*|poup*|qualidade|acesso|privilégio*|conforto|economi*);
    (odeio|detesto); (experiência|versão|site|serviço) …
    (limitad*|pior|reduzid*|inferior|medíocre|básic*|incomplet*); (que pena|por minha conta e risco|infelizmente)`,
  walling: `
    (só|somente|apenas|unicamente|exclusivamente) … … … … (se|com|após|mediante|quando|quem|a quem) … …
    (aceitar|aceita|consentir|consentimento|concordar|aceitação|aceite|aceitarem); sem … …
    (aceitar|consentir|consentimento|aceitação|concordar) … … (,)* … … … (não|impossível|nenhum|negado|bloqueado);
    (deve|tem de|tem que|precisa|é necessário|é obrigatório) … (aceitar|consentir|concordar|dar o seu consentimento);
    (acesso|leitura|consulta|uso|navegação|visita|utilização) … … …
    (requer|exige|pressupõe|condicionado|condicionada|depende|sujeito) … … …
    (consentimento|aceitação|aceitar|cookies); se (recusar|rejeitar|não aceitar|não concordar|não consentir|recusa) …
    … (,)* … … … (não|sair|abandonar|bloqueado|redirecionado|deixará); (tem de|deve|obriga|obrigado|terá de) … …
    (sair|abandonar|deixar);
    (se|caso) … … não … … (desejar|deseja|quiser|quer|aceitar|aceita|aceite|concordar|concorda|concorde|consentir)
    … … (,)* … (abandone|abandona|saia|sai|deixe de|feche|não utilize|não use|deve|não poderá|não pode|terá de);
    (abandone|saia|deixe de usar) … … … (se|caso) … não; (aceitação|consentimento|aceitar|consentir) … … …
    (é|são|constitui) … (condição|requisito|necessári*|obrigatóri*|indispensável|imprescindível) … … …
    (aceder|acessar|acesso|uso|usar|utilizar|utilização|ler|leitura|navegar|continuar|ver|entrar|consultar|visitar);
    (aceder|acessar|ler|entrar|continuar|ver|usar|utilizar|acesso|navegar|consultar) … … … … (é|será) …
    (indispensável|necessário|obrigatório|imprescindível|preciso) … … (aceitar|consentir|aceitação|consentimento);
    (aceite|aceita|aceitar|autorize|concorde) … … (para|e) …
    (desbloquear|ler|aceder|acessar|continuar|ver|entrar|prosseguir|navegar); (quem|utilizadores que|usuários
    que|visitantes que) não (aceit*|consent*|concord*) … … … (redirecionad*|bloquead*|não
    poder*|excluíd*|dever*|sair*); (não poderá|não pode|não poderás|impossível|não é possível) … … … … … (sem|se
    não|até|a menos que|enquanto não) … … (aceit*|consent*|concord*)`,
  access: `
    acesso; aceder; acessar; conteúdo; conteúdos; artigo; artigos; ler; leitura; site; página; páginas; serviço; usar;
    utilizar; visitar; continuar; seguir; navegar; consultar; entrar; ver; sair; disponível; disponíveis;
    abandone; saia; desbloquear; conteúdo; conteúdos; notícias; portal; redirecionado; loja; usar; utilizar; uso;
    site; sítio; artigo`,
  open: `
    (não|nunca|jamais|tampouco) …
    (depende|requer|exige|é|deve|tem|precisa|está|condicion*|limita|afeta|implica|necessita);
    (também|mesmo|igualmente|ainda) (sem|se|que|após); (independentemente|livremente|gratuitamente|integralmente|tudo
    sem|todos os conteúdos sem); (algumas|alguns|certas|certos|este|esta|estes) …
    (funções|funcionalidades|conteúdos|serviços|vídeo|vídeos|mapa|mapas|partes|recursos);
    (vídeo*|mapa*|incorporad*|externos|leitor|terceiros);
    (cookies|rastreadores|tecnologias|dados|publicidade|estatísticas|nada|finalidades) … … …
    (só|somente|apenas|não|requer|requerem);
    (usamos|instalamos|utilizamos|ativamos|medimos|tratamos|mostramos|usaremos|instalaremos|pedimos|utilizaremos);
    (assin*|pagamento|pagar); (só|somente|apenas) (são|é|será|serão)
    (carregad*|usad*|transmitid*|tratad*|instalad*|mostrad*|utilizad*);
    (transmitidos|carregados|usados|tratados|instalados|utilizados|mostrados) (só|somente|apenas); (para|de)
    (utilizar|usar|instalar) … cookies; não … (impede|impedirá|priva);
    (contamos|analisamos|partilhamos|compartilhamos|carregamos|guardamos);
    (não|nem|nunca|nenhuma) … … …
    (condição|requisito|necessári*|obrigatóri*|abandonar|indispensável|imprescindível|obrigado|depende|sair);
    (gostaríamos|queremos|desejamos|pretendemos) … (usar|utilizar|instalar|medir|mostrar|empregar); não …
    (fica|ficará|será|é|perde|perderá|implica) … (excluíd*|privad*|desvantage*); não é necessári*; (ou|e|para) … …
    (continuar|continua|prosseguir) sem; em (ambos|qualquer|todos) (os)* (casos|caso);
    (ninguém) … (precisa|deve|tem de|é obrigado)`,
  advertises: `
    (publicidade|anúncios|ofertas) …
    (personalizad*|dirigid*|segmentad*|direcionad*|adaptad*|relevantes|baseada|baseados|de acordo|à
    medida|comportamental); (mostra|mostrar|exibe|exibir|oferec*|financ*|apresenta*|ver) … … …
    (publicidade|anúncios|ofertas personalizadas);
    (publicitários|publicitário|publicitárias|publicitária|anunciantes|parceiros comerciais|parceiros de
    marketing|corretores de dados|data brokers); (de|para|e|fins de|com)
    (marketing|publicidade|remarketing|retargeting|segmentação|propaganda);
    (remarketing|retargeting|conversões|conversão|patrocinad*); (cria|criam|criar|elabora|constrói|traça|monta) … …
    perfil*; perfil … … (interesses|comportamento|gostos|comercial); (seus|teus) interesses; redes sociais … …
    (reconhecer|reconheçam|seguir|identificar|rastrear); campanhas; (aumentar) … vendas; transmit* … perfil`,
  measures: `
    (estatística|estatísticas|estatístico|estatísticos|analítica|analíticos|analytics|gravação de sessões|mapas de
    calor|medição de audiência|testes a b);
    (mede|medir|medimos|medição|conta|contar|contagem|analisa|analisar|análise|acompanha|rastreia|rastrear|avalia|regista|registra|registrar|estuda|observa|saber|entender|compreender)
    … … … … (visitas|visitantes|tráfego|audiência|cliques|percurso|comportamento|uso|utilização|navegação|páginas
    lidas|páginas vistas|páginas visitadas|usa|utiliza|acessos); (visitantes|utilizadores|usuários) …
    (clicam|leem|olham); movimentos … (rato|mouse)`,
  excluding: `
    não; nunca; jamais; sem; nem; nenhum; nenhuma; nada; exceto; salvo;
    (recus*|rejeit*|oposição|bloque*|desativ*|opôs); (sua|seu|tua|a|as|o|esta|uma|seus|suas) …
    (escolha|escolhas|decisão|consentimento|preferência|preferências|configuração|configurações|resposta|definições);
    (fraude*|ataque*|bots|abus*|spam|erro*|falhas|carga|servidor*|tentativas)`,
  disagreeing: `não (aceit*|consint*|concord*|permit*|autoriz*|dou|estou de acordo)`,
  clickingOr: `
    (clicar|clique|clicando|carregar|carregue|premir|toque|selecionar|selecione) … … … … (ou)`,
  unopposed: `
    (salvo|sem|exceto|na ausência de|à falta de|na falta de|não havendo) … … …
    (oposição|recusa|resposta|indicação|contrário|objeção|manifestação|reação|discordância); (se|caso|enquanto) …
    não … …
    (opuser|oponha|opuseres|recusar|recuse|disser|diga|responder|responda|manifestar|manifeste|indicar|objetar|reagir|desativar|desative);
    (se|caso|enquanto) não se (opuser|oponha|opuseres|opõe); se nada (disser|fizer|responder|objetar|diz); (a
    menos que|a não ser que) … (oponha|recuse|diga|indique|manifeste);
    (se|caso|enquanto) … … não … (deduza|apresente|manifeste|exprima|formule|declare) … (oposição|objeção|recusa)`,
  processing: `
    (ativ*|inici*|começ*|instal*|carreg*|utiliz*|us*|partilh*|compartilh*|transmit*|ced*|envi*|vend*|segu*|analis*|med*|recolh*|colet*|cruz*|cri*)
    … … … …
    (cookie*|rastreador*|publicidade|publicitári*|parceiros|perfi*|marketing|dados|visita|scripts|píxeis|pixels|rastreamento|anunciantes|comportamento|terceiros);
    (cookie*|rastreador*|publicidade|dados|perfi*|scripts|pixels|tudo|rastreamento) … … …
    (ativ*|instal*|partilhad*|compartilhad*|transmitid*|utilizad*|usad*|carregad*|vendid*|cedid*|iniciad*|enviad*);
    (remarketing|personalização|retargeting); (dados|cookies|perfis) … … (são|serão) …
    (partilhad*|compartilhad*|cedid*|transmitid*|ativad*|vendid*|usad*|enviad*)`,
  barring: `
    (abandone|saia do|saia deste|deixe de usar|deve abandonar|pedimos que abandone) … (site|sítio|página|portal);
    (aceitação|consentimento) (de|dos|para)* (todos os|os)* (cookies)* é
    (obrigatóri*|indispensável|imprescindível|necessári* para|condição);
    (acessível|acessíveis|reservad*|disponível|disponíveis|visível) (só|apenas|somente|exclusivamente)
    (para|a|aos) … … … … (aceit*|consent*|concord*)`,
  embracing: `
    tudo; todos; todas; quero; pode; podem; claro; com gosto`,
  deferring: `
    agora não; não agora; mais tarde; talvez`,
};
