import { enPromises } from "../promises/en-promises";
import type { Wording } from "../wording";
import { edpbLabels, edpbScrolling } from "../wording-sources";

/** English. */
export const en: Wording = {
  ...enPromises,
  sources: [edpbScrolling, edpbLabels],
  goingOn: `
    continuing; scroll (on|down|further); (surf|browse|click|read|press|pressing) on;
    by (simply|merely|just)* (viewing|continuing|browsing|using|scrolling|navigating|visiting|accessing|remaining|staying|closing|dismissing|ignoring|proceeding|interacting|surfing|entering|reading|swiping);
    by (carrying|going|keeping|moving) (on|away|through); by … (continuing|using|browsing);
    click* … (anywhere|elsewhere|outside|away|any|a link|through|links|other);
    (move|moving|go|going|navigate|navigating) (from page|to another|to other|to a second|to the next);
    (open|opening|visiting|viewing) (another|a second|other|further|more|the next) (page|pages);
    if you (continue|proceed|carry|keep|go|stay|remain|scroll|browse|close|use|dismiss|ignore|navigate|surf|simply|visit|move|read|press);
    if you … (do|take) (nothing|no);
    if you (do not|don't) (change|object|opt|disable|adjust|respond|react|choose|act|block|decide|make|select|answer|reply|decline|refuse|reject);
    unless you (object|opt|change|disable|inform|say|adjust|turn|let|block|choose|decline|refuse|reject|switch|untick|uncheck);
    (when|as|once) you (continue|browse|scroll|use|close|proceed|navigate|move|visit);
    (when|while) (using|visiting|browsing|accessing|entering|navigating); (through|from) your (use|visit|browsing);
    (continued|further|ongoing|continuing) (use|usage|browsing|navigation|visit|visits|presence|stay|to);
    (continue|keep|carry|go) (on|browsing|using|scrolling|reading|surfing|navigating); continue without;
    continue to (use|browse|navigate|visit|scroll|access|surf);
    (use|using|usage|visit|visiting|browsing|entering|reading|presence) … … … (means|constitutes|implies|counts|signifies|equals|indicates|amounts|shows|is treated|is taken|is considered|is deemed|is regarded|is consent|is acceptance|is agreement);
    browsing (on|further); (scrolling|swiping|closing|dismissing|ignoring); (staying|remaining) (on|here|at|with);
    your silence; no (action|response|reaction|answer|reply|objection); without changing;
    (otherwise|else) we assume; in the absence of; (absent|failing) (a|any|your);
    (counts|count) as (your)* (consent|agreement|acceptance|yes|a yes);
    (regarded|treated|taken|considered|deemed|understood|interpreted|seen) as (your|having|you)* (consent|agreement|acceptance|approval|agreed|agreeing|consented|accepted|accepting);
    (means|implies|constitutes|signifies|equals|indicates) (that|your)* (you)* (consent|agreement|acceptance|agree|accept|yes);
    we … (assume|presume|suppose|infer|treat you|take it) … … … (agree|agreed|consent|consented|accept|accepted|happy|ok|okay|fine);
    (visitors|users|anyone|those|whoever) (who)* (remain|remains|stay|stays|continue|continues|keep|keeps|browse|browses|use|uses|visit|visits);
    (by|when) viewing (it|this|our); as long as you (do not|don't);
    consent is (then|automatically|thereby)* (assumed|presumed|deemed|inferred); by making use;
    by (logging|signing) in; should you (continue|stay|proceed|remain|go on);
    (navigation|browsing|use|visit|presence) … … … (is|will be) (consent|acceptance|agreement);
    (use|visit|browsing) of … … … … … … … … (is|counts|means) (consent|acceptance|agreement); (by|through|with)
    (further|continued|mere|your) … (navigation|browsing|use|visit|reading); unless otherwise
    (indicated|stated|specified|notified|set); unless (we|you) (are|tell|notify|state|indicate|specify|hear); in
    case you (do|don't|continue|stay); by not …
    (opting|objecting|refusing|rejecting|changing|declining|disabling|responding); (continuation|continuance) of …
    (visit|browsing|session|use); (download|downloading|opening|loading) (a|any|of|files|content);
    (simply|just|merely) (carry|go|keep|continue|read|scroll|browse); (enough|sufficient|suffices) …
    (keep|continue|read|stay|scroll|browse|remain|carry); (all you have to do|it is enough) … …
    (continue|read|scroll|browse|keep);
    (using|visiting|browsing|viewing|opening|reading|entering) (any|this|our|the|these|a|another) … … … …
    (tells|means|shows|is|says|signals|gives|makes|implies); by … (moving|wandering|looking|clicking|getting)
    (around|about|through|further); by … …
    (moving|carrying|going|getting|looking|clicking|shopping|staying|remaining|reading);
    (whoever|everyone who|anyone who|all who|by|when|if you) … …
    (visits|visit|opens|open|enters|uses|accesses|loads)`,
  consenting: `
    (agree|agrees|agreed|agreeing|agreement); accept*; consent*; (happy|ok|okay|fine|comfortable) with;
    (approve|approval|approving); authoris*; authoriz*; (permission|permit|allow|allows|allowing);
    (give|giving|gives) us; opt in; opting in; counts as a yes; taken as … yes; (okay|ok) for us; you are happy;
    we'll (use|set|place|store|load|start);
    (consider|consider that|assume|treat) … … agree; we will … (use|set|place|store|load|start) …
    (all|cookies|trackers|them);
    (happy|fine|okay|ok) (with|about); (happy|fine|okay|ok) (for|if)`,
  notConsenting: `
    (ask|asks|invite|like) you to; please (choose|select|decide|accept|let|confirm|click|give|make|allow|agree);
    if you (agree|accept|consent|allow|give|approve); (needs|need|requires|require|subject to) … consent;
    (if|until|before|what|which|once|when) you choose; (agree|accept) or; (or|and) refuse;
    (never|nor|cannot|can't|doesn't|isn't|aren't|won't|wouldn't|does not|is not|are not|will not|would not|must not|may not) … (agree|accept|consent|mean|means|constitute*|count*|imply|implies|treat*|amount*|equal*|give|given|allow|allowed|authorise|authorize|approve|taken|considered|set|use|place|store|load|activate|enough|interpreted|deemed|regarded|understood|construed|seen|require|required|take|need|needed|necessary|depend|dependent|affect|condition|conditional);
    (we|and|but|or|you|still) (do not|don't|have not|haven't) (yet|thereby|automatically|regard|see|consider)* (agree|accept|consent|give|given|allow|agreed|accepted|consented|authorise|authorize|approve|have to|need|want|treat|take|set|use|place|store|load|activate|scrolling|closing|browsing|silence);
    not (as|a|an|valid|your|yet)* (consent|acceptance|agreement|yes);
    (not|never|don't|doesn't) (assume|infer|presume|be);
    without … (accepting|agreeing|consenting|consent|agreement|permission|cookies|trackers|tracking);
    no (optional|cookies|cookie|consent|tracker|trackers|tracking|data|non|other|such|additional|agreement|advertising|analytics);
    (only|just) … (necessary|essential|required|needed|technical); strictly necessary;
    (necessary|essential) (cookies|ones) only; nothing optional; remain* (off|blocked|inactive);
    stay (off|blocked|inactive); whether; even if you … (refuse|reject|decline|do);
    (can|may|could) (still|also|always|freely|of course|even|nevertheless)* (continue|keep|carry on|go on|browse|proceed|read|visit|view|shop);
    (can|may|could) (still|also|always|freely)* use (this|our|the|every|all) … (site|website|page|pages|shop|service|services|app);
    free to;
    (only|if|once|after|until|with|ask|asks|asked|need|needs|request) … your (consent|agreement|permission|approval);
    ask* you (again|first|for);
    (only|until) (if|after|when|once|you) you* … (accept|agree|consent|allow|click|press|choose);
    and (have|you have) (given|granted|agreed|accepted|consented); (is|are|remains) voluntary; consent is optional;
    (depend|depends|dependent|conditional|conditioned) on … consent; (parent|parents|guardian|guardians);
    as (a|your)* (refusal|rejection|no);
    (visiting|using|opening|clicking|going) (to|on)* (our|the|your|these|this) … (preferences|preference|settings|link|icon|button|form|panel|tool);
    (remember|store|keep|save|record) … your (consent|choice|acceptance|agreement);
    without having (given|agreed|accepted|consented);
    (clicking|click|pressing|press|tapping|tap|selecting|select|choosing|choose) (on|the)* (accept|agree|allow|i agree|i accept|ok|yes);
    by (accepting|agreeing|consenting|allowing);
    (accepting|agreeing|consenting) … … (means|includes|covers|implies);
    (once|after|when|if|unless) you (have|had|have not|haven't) (accepted|agreed|consented|given|allowed);
    before you (continue|browse|proceed|go|use|enter|visit);
    (refused|declined|rejected|refusing) … (consent|cookies); having (refused|declined);
    with (accept all|i agree|agree|allow all); (ask|asks|asked) (you|again)* for … consent;
    (like|want|love) … your (permission|consent|agreement);
    (have|having|you) (consented|accepted|agreed) (before|earlier|already|previously);
    not a (form|kind|sign|type|expression|substitute|way|means) of … (consent|agreement|acceptance);
    (nothing|none) (is|gets|will be|are|has been) … (accepted|agreed|allowed|approved|set|activated); (tell|let)
    us (know)* (whether|if); in (either|both|any|each) case; either way; (ask|asks|asked) (you)* (again|once
    more); (next|your next) visit; (consent|choice|permission|decision|agreement) … … (is valid|remains valid|is
    stored|is kept|expires|lasts|applies|covers|is remembered|is saved)`,
  accepting: `
    accept*; agree; agreed; allow*; consent; (yes|yep|sure); approve*; enable*; (turn|switch) on; opt in;
    sounds good; (happy|fine) with; i'm (in|ok|okay|happy|fine); (let's|let) go; authorise*; authorize*; permit;
    all cookies`,
  refusing: `
    required; technical; needed; mandatory; reject*; refus*; declin*; deny; denied; disagree*; (opt|opting) out; no;
    nope; object*; block*; disable*; (turn|switch) … off; only; just;
    (necessary|essential|essentials|strictly|minimum|mandatory); without;
    (don't|do not|not|never) (accept|agree|allow|consent|track|use|share|sell|continue|store|set|want|give|permit|like);
    none; nothing; forbid; withdraw; (keep|stay) … off; stop; unnecessary; withhold; dismiss all;
    (leave|leaving|everything|all|it|them) … off; not now thanks; none of`,
  settings: `
    chosen; picked; ticked; checked; setting*; preference*; option*; manag*; customi*; configur*; choos*; choice*;
    select*; save; adjust*; personali*; edit; chang*; review*; purposes; partners; vendors; control*; advanced;
    decide;
    individual*; separate*; purpose; some; part; parts; each; one by one; type`,
  elsewhere: `
    more; learn; read; detail*; show; view; see; info*; about; why; what*; policy; later; not now; maybe; remind*;
    ask; skip; close; dismiss; got it; ok; okay; understand; understood; understand*; continue; proceed; next;
    leave; exit; back; cancel; help; hide; subscribe; pay; buy; sign; log; login; register; ignore; another time;
    other time; moment; minute; tomorrow; quit; home; return; go; start; enter; fine; thanks; alright; done;
    confirm; submit; x;
    got it; understood; i understand; thanks; cool`,
  withdrawing: `
    withdraw*; revok*; chang* … mind; chang* … (choice|choices|settings|preferences|consent|decision|selection);
    (choice|choices|settings|preferences|decision|selection) … … … (chang*|revis*|undone); (any|every) time;
    anytime; at any (time|moment); whenever; take … back; opt out; undo; (object|objecting|objection); reconsider;
    (undone|undo|reversed|reverse|undoing)`,
  advertising: `
    advert*; ad; ads; market*; target*; retarget*; remarket*; sponsor*; promot*; commercial*; social media;
    campaign*; profil*; publicity; offers`,
  idle: `
    (close|closing|closes|dismiss|dismissing|dismisses|ignore|ignoring|swiping) …
    (banner|message|notice|window|box|popup|pop-up|bar|this|it); silence; inaction; inactivity; no
    (answer|reply|response|reaction|objection); nothing from you; (do|does|doing) nothing; (do not|don't|does
    not|doesn't|without|fail to|fails to) …
    (answer|answering|reply|replying|respond|responding|react|reacting|decide|deciding|object|objecting|choose);
    (who|anyone|everyone|whoever|visitors|users) …
    (keeps|continues|stays|remains|scrolls|browses|closes|ignores|reads|keep|continue|stay|remain|scroll|browse|close|ignore|uses|goes|carries);
    should you … (stay|continue|remain|close|ignore|scroll|browse|keep|proceed|leave|use|visit|go|carry); your
    (visit|presence|browsing|scrolling|continued visit|further visit|further use|continued use); (if|when|as|once) you
    … … (stay|remain|continue|keep|scroll|browse|close|leave|read|do|proceed);
    (open|opens|opening|visit|view|click|load) … (second|another|next|further) … (page|article|link|time); clicking
    (any|a|on|another) … link; by (logging|signing|registering|ordering|subscribing|downloading);
    (visitors|users|readers|people|those) … (who|that) …
    (ignore|dismiss|close|stay|remain|scroll|continue|keep|browse|leave|read); (ignoring|dismissing|closing) …
    (notice|message|banner); unless … … (hear|object|say|refuse); (takes|makes|take|make|making|taking) no
    (decision|choice|selection); (as soon as|the moment) you … … (scroll|continue|browse); (after|within|for) …
    (second|seconds|minute|minutes); (still|stays|remains|left) open; (swipe|swiping|swiped);
    (seconds|minutes|second|minute) … (to|before|after|without|pass|have);
    (stayed|remained|scrolled|browsed|continued|kept|read on|moved on); (window|banner|notice|message|popup|box)
    (is|was|has been|gets) (closed|dismissed|ignored|swiped|hidden); (visitor|user|reader|person|you)
    (does|do|did|has|have) not (object|refuse|respond|react|reject|decline|choose|answer|opt); (not|n't)
    (objected|responded|reacted|answered|refused|rejected|declined|opted); failure to …
    (object|respond|opt|refuse|reject|decline|answer|choose); (lack|absence) of …
    (objection|response|reaction|refusal|answer|choice|action); absent … (objection|response|refusal);
    (passive|tacit|implicit|implied|tacitly|implicitly);
    (hear|heard) … … (within|in|after); don't hear from; (moving|wandering|looking|clicking) (around|about);
    browser* … … (set|settings|setting|allow*|accept*|configured|preferences|permits)`,
  affirming: `
    as … yes; (means|mean|meaning|is|say|says|said) … yes; a yes; (as|with) (permission|approval|assent);
    (switch|turn) (everything|all|them) … on; (everything|all) … (cookies|trackers|purposes)* (is|are|will
    be|gets|get) (on|switched|turned|set|activated|enabled|loaded|allowed); (activate|enable|set|load|place)
    (all|every|everything); gives us (permission|the right); (as|is|are) (approved|accepted|agreed); (all|all our|the)
    cookies accepted;
    (assume|assuming|take it) … … (fine|ok|okay|happy|yes)`,
  denying: `
    neither; nor; never … (counts|means|means yes|amounts|gives|taken|treated|assume|assumes|enough); (not|never) …
    (yes|counted|taken|treated|presumed|inferred|assumed|happy|mean); (do not|don't|never|not)
    (infer|read|derive|conclude|deduce); (other|some|many) (sites|websites|companies); (nothing|none) …
    (set|stored|loaded|activated|happens|changes|runs|on); (as|is|means|counts as|amounts to|same as|equals|like) …
    (refusal|refusing|rejection|rejecting|no|declining|objection); you (refuse|reject|decline)
    (all|the|optional|everything|our); you are (refusing|rejecting|declining);
    (withdraw|revoke|change|update|manage|review|renew) … … … … (by|when|if|as);
    (without|needs|need|require|requires|await) … yes; far from; (off|inactive|blocked|disabled) (until|unless|by);
    (ask|asked|asking) … again; (terms of|terms and); (not|n't|never|no) … (replace|replaces|substitute|create);
    (have|has) (not|refused|rejected|declined); (not|n't|no longer) … (required|necessary|needed|mandatory); only
    (the|a|your) (button|click); only … … (button|click)`,
  acknowledging: `ok; okay; fine; sure; yes; yep; alright; all right; sounds good`,
  shaming: `
    (don't|do not) (care|mind|like|need|value|support); (hate|prefer|rather) … …
    (worse|bad|slow|boring|irrelevant|random|ads|paying|miss|less|poor|generic|insecure); (worse|boring|miss
    out|missing out|irrelevant|inferior|full price|bad experience|unsafe|less safe|not interested in);
    (don't|do not|no) … … (want|need|like|care for|care about|wish) … …
    (better|best|good|improved|great|quality|free|tailored|useful|fun|help|support|save|savings|discount*|deal*|bargain*|offer*|progress|improve*|relevan*|personal*|experience|independent);
    (hate|dislike|ruin|spoil|harm|hurt|damage|kill|destroy);
    (limited|reduced|degraded|basic|inferior|lesser|broken|bad|poor|worse|worst|restricted|slower|incomplete) …
    (experience|version|site|service|content|features|website); (lose|miss|forgo|forego|give up|sacrifice) … …
    (benefit*|advantage*|feature*|experience|offer*|deal*|saving*|discount*|access|quality|perk*|comfort|convenience);
    (risk|at my own risk|i know|shame|sad*|sorry|unfortunately|pity|without mercy|heartless); (support|help) …
    (journalism|creators|publisher*)`,
  walling: `
    only … … … … (if|when|once|after) (you|they) (accept|agree|consent|allow|say yes); only … … … … (who|that) …
    (accept|accepts|accepted|agree|agrees|consent|consents); only … … … (with|after) …
    (consent|agreement|acceptance|permission); (must|need to|have to|has to|needs to|required to)
    (accept|agree|consent|allow) … … … … (to|before|for|in order); (must|need to|have to) (accept|agree|consent)
    (all|our|cookies|to); (access|reading|entry|viewing|use|using|visiting|entering|browsing|visit) … … …
    (requires|require|demands|presupposes|conditional on|depends on|subject to) …
    (consent|acceptance|agreement|accepting|agreeing|cookies); without … …
    (consent|accepting|agreeing|agreement|consenting|acceptance|permission) … … (,)* … … … … (no access|no content|not
    able|not possible|not available|cannot|can't|unavailable|denied|blocked|closed|impossible|won't|unable);
    (if|unless|when) you … (refuse|reject|decline|accept|agree|consent|object) … … (,)* … … … (cannot|can't|no
    access|leave|lose|denied|blocked|unavailable|redirected|away|won't);
    (refusing|rejecting|declining|rejection|refusal) … … (take|takes|away|ends|closes|blocks|leave|leads|means you
    leave|means that you leave|redirects|locks); (must|need to|have to|has to|needs to|required to)
    (accept|agree|consent|allow); (reject|rejects|refuse|refuses|decline|declines) … … (cannot|can't|may not|will
    not|no longer|won't); only … … (who|that) (accept|accepts|accepted|agree|agrees|consent|consents); (must|have
    to|has to|need to) (leave|exit);
    (if|when|unless) … … (don't|do not|cannot|can't) … (want|agree|accept|like|wish|consent) … … … (,)* … … …
    (leave|stop using|stop browsing|exit|close this page|refrain|do not use|don't use); (leave|stop
    using|exit|refrain from|do not use|don't use) … … … … if you … (not|don't|disagree|object|refuse|reject);
    (consent|acceptance|agreement|accepting|agreeing|cookies) … … (is|are) …
    (prerequisite|condition|required|necessary|mandatory|precondition|needed|obligatory|compulsory) … … (for|to) …
    …
    (use|using|access|accessing|read|reading|enter|entering|visit|visiting|view|viewing|continue|browse|proceed);
    (not be able|unable|cannot|can't|won't be able|not possible|impossible) … … … … …
    (unless|until|without|before|if you do) … … (accept*|agree*|consent*|allow*); (accept|agree|allow|consent) … …
    (to|and) … … (unlock|unblock|open|access|enter|get in|read on|reach|view|see the|read the|continue reading);
    (unlock|unblock|unlocked) … … … (by|when|after|once|with) … (accept*|agree*|consent*); (who|that) … (do
    not|don't|does not|refuse|refuses|reject|rejects|decline|declines) … … …
    (redirected|sent|taken|blocked|denied|excluded|turned|leave|barred|locked);
    (used|visited|read|viewed|accessed) only … … (with|by|after|if|once) … … (accept*|consent*|agree*); (do
    not|don't) (consent|agree|accept) … … (,)* … … (may not|cannot|can't|must not|must leave); (if|should) you
    (refuse|reject|decline|disagree) … … (,)* … … … (leave|may not|must|stop|redirected|blocked);
    (let|allow|admit) … (in|through) … … (accept*|agree*|consent*);
    (to|before) (enter|access|visit|continue|proceed|read) … … … (,)* … … (please|must|need to|have to|kindly) …
    (accept|agree|consent|allow); (otherwise|else) … … leave`,
  access: `
    access; read; reading; content; contents; article|articles; enter; site; website; page; pages; service; shop; use;
    visit; continue; proceed; away; leave; view; browse; watch;
    in; section; news; through; offer; browsing; using; redirected; content; portal; app; platform; story; film;
    services`,
  open: `
    (not|n't|never|no longer) … (depend|depends|require|requires|need|conditional|subject|have
    to|must|obliged|affect|lose|limit|limited); need not; whether; regardless; (even|also|still) …
    (if|without|when|with); (some|certain|individual|single|a few|parts|part|this) …
    (functions|features|function|content|parts|services|videos|elements|areas|video|map|maps); video; videos; map;
    maps; embedded; external; player; (optional|advertising|analytics|marketing|statistics|additional|non-essential) …
    … (only|require|requires|need|needs); (cookies|trackers|technologies|data|nothing) … …
    (only|require|requires|not|set|stored|used); (free|full|all|everything|every|same|unlimited) … …
    (without|even|either way); (subscription|subscribe|pay|paid|payment); (we|our partners) … (not|only|never|no) …
    (set|store|use|load|place|measure|show|track|process|share|activate);
    (used|set|stored|loaded|shown|measured|processed|activated|placed|passed on|passed|shared|transferred) … only;
    (without|also|even|same) … (it|them); (works|functions|usable) … … without; (needs|need|requires) your consent (to
    use|to set|to store|to place|to measure|before|in order); (not|never|n't|no longer) …
    (stop|prevent|hinder|block|keep) … (from)*; (requires|require|needs|need|demands|takes) no; as before; as usual;
    (not|n't|no|never|neither) … … …
    (leave|obliged|condition|prerequisite|precondition|required|requirement|mandatory|obligatory); (no|not a)
    (prerequisite|condition|precondition|requirement); (not|n't|never) (be|get|are|is)
    (redirected|blocked|locked|denied|excluded); (not|n't) … (needed|required|necessary);
    (would like|want|wish|ask) to (use|set|place|store|measure|show|load); (no|none of our) …
    (consent|acceptance|agreement) … (needed|required|necessary); (not|n't|never|no) … …
    (excluded|lose|exclusion|miss|refused|prevented|kept|turned); (or|and|to|then) … (continue|proceed|browse|read
    on|carry on|go on) … without; either way; in (either|both|any|each) case;
    (no one|nobody|none) … (must|has to|needs to|have to)`,
  advertises: `
    (show|shows|showing|display|displays|displaying|serve|serves|serving|deliver|delivers|delivering|see|personalise|personalize|personalised|personalized|tailored|targeted|relevant|interest-based|behavioural|behavioral)
    … … (ads|adverts|advertisements|advertising|commercials|ad); (advertising|marketing)
    (partners|partner|networks|purposes|cookies|audiences|profiles|campaigns|pixel|pixels|ids|identifiers|companies);
    (used|for|and|our|online|third-party) (advertising|marketing|remarketing|retargeting); advertisers;
    (ads|advertisement|advertisements) (from|by|of|that|based|on|for|to|and|in|you|across); retarget*; remarket*;
    sponsored (products|content|posts|links|offers|ads);
    (sell|sells|selling|sold|pass|passes|passing|share|shares|sharing|disclose|discloses|transfer|transfers) … … …
    (brokers|advertisers|ad partners|marketing partners|advertising);
    (build|builds|building|create|creates|creating|profile|profiles|profiling) … …
    (profile|profiles|interests|audiences|segments) … …
    (interests|you|behaviour|behavior|visitors|for|advertising|ads)*; profile of your; (your|visitors') interests;
    social (networks|media) … (recognise|recognize|track|follow|identify|know); (partners|partner|advertisers|third
    parties) … … (reach|target|track|recognise|recognize|follow) you; (campaign|campaigns) …
    (perform|performance|success|effectiveness|results|measure|measured); (measure|measures|measuring) … …
    (campaign|campaigns|ads|advertising|conversions); conversion tracking; conversions; (upsell|increase
    sales|increase our sales|sell more); social (networks|media) … … …
    (recognise|recognize|track|follow|identify|know)`,
  measures: `
    (analytics|statistics|statistical|web analysis|audience measurement|traffic analysis|traffic measurement|usage
    analysis|usage data|heatmap|heatmaps|heat maps|session replay|session recording|session recordings|click
    tracking|a b test|a b tests|a b testing);
    (measure|measures|measuring|count|counts|counting|analyse|analyze|analyses|analyzes|analysing|analyzing|track|tracks|tracking|evaluate|evaluates|monitor|monitors|monitoring|record|records|recording|study|studies|learn|understand|see|shows)
    … … … … (visits|visitors|visitor|traffic|audience|reach|usage|clicks|click|page
    views|pageviews|journey|browsing|behaviour|behavior|mouse|visitors read|pages visitors|pages you|you use|people
    use|is used|use the site|use our|use this); which pages … (read|visit|view|viewed|visited|popular);
    (visitors|users|readers) … (click|clicks|read|stay|look)`,
  excluding: `
    no; not; never; without; nor; neither; none; cannot; n't; nothing; free of; instead of; rather than; except;
    (reject|rejected|rejects|refuse|refused|refusal|decline|declined|object|objected|opted|opt|block|blocks|blocking|disable|disabled);
    (your|the|a|this) … (choice|choices|decision|consent|selection|preference|preferences|settings|setting|answer);
    (fraud|fraudulent|attack|attacks|bot|bots|abuse|misuse|spam|errors|error|faults|crash|crashes|load
    balancing|server load|servers|outage|outages|attempts|ddos)`,
  disagreeing: `(don't|do not|not|never) … (agree|accept|consent|allow|permit|authorise|authorize|enable)`,
  clickingOr: `
    (click|clicking|press|pressing|tap|tapping|choose|choosing|select|selecting|accepting) … … … … or (by)*`,
  unopposed: `
    unless (you|we|told) …
    (object|objected|say|tell|refuse|opt|decline|hear|notify|inform|disagree|switch|turn|otherwise|stop);
    (absent|without|failing|in the absence of|no) … …
    (objection|refusal|reply|response|answer|opt-out|protest|word from you); if you (do not|don't|have
    not|haven't)
    (object|objected|say|reply|replied|refuse|refused|answer|opt|opted|respond|responded|decline|declined|react|tell
    us); (if|when|as) we (don't|do not) hear (from you)*; (as long as|so long as) you (do not|don't) …
    (object|refuse|opt|say|decline); by default unless; until you (object|opt out|say no|tell us otherwise|switch);
    unless … … … (tell|told|let) … (us|know) …`,
  processing: `
    (start|starts|begin|begins|load|loads|run|runs|activate*|enable*|switch
    on|place|places|set|sets|use|uses|share|shares|pass|passes|send|sends|sell|sells|transmit|evaluate|analyse|analyze|track|tracking|follow|build|collect|combine|assume)
    … … … …
    (cookie*|tracker*|tracking|advert*|ads|ad|partner*|profile*|marketing|data|visit|scripts|pixels|information|behaviour|behavior|interests|fine|ok|okay|yes|happy);
    (cookie*|tracker*|tracking|advert*|data|profile*|scripts|pixels|everything) … … (start|starts|be set|are
    set|be placed|are placed|be shared|are shared|be activated|are activated|be used|are used|be passed|be sold|be
    loaded|switched on|stay on|remain on|active|go to|run);
    (partner*|advertis*|network*|third parties|vendors|companies|brokers) … …
    (receive|receives|get|gets|obtain|see|learn|access); (cookie*|tracker*|data|information|history|profile*) … …
    (is|are|will be|gets) …
    (shared|passed|sold|sent|used|handed|given|placed|activated|forwarded|transferred|collected)`,
  barring: `
    (please|kindly|then|, simply|, just) (leave|exit|stop using|refrain from using|do not use|close) …
    (site|website|page|app|shop|service) … … (if|unless) you; (don't|do not) (want|agree|accept|like|consent) … …
    … (please|kindly|you must|you have to|you should|then|simply) (leave|exit|stop using|close|go elsewhere|do not
    use); otherwise … (kindly|please)* leave; (accepting|acceptance|consent|agreement|agreeing) (to|of)*
    (all|our|marketing|advertising)* (cookies|trackers|tracking)* (is|are)
    (mandatory|obligatory|compulsory|required to|a condition|a precondition|a prerequisite);
    (used|read|visited|viewed|entered|open|available|accessible|reserved) (only|solely|exclusively)
    (to|for|by|with) … … … … (accepted|accept|accepts|consented|consent|agreed|agree);
    (unlock|unlocks|unlocked|opens|open|appears|appear|available) … (after|when|once|as soon as) you …
    (accept|agree|consent)`,
  embracing: `
    all; everything; every; gladly; want; go ahead; fine by me; dive in`,
  deferring: `
    not now; not today; not yet; later; maybe`,
};
