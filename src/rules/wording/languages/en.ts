import type { Wording } from "../wording";
import { edpbLabels, edpbScrolling } from "../wording-sources";

/** English. */
export const en: Wording = {
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
    consent is (then|automatically|thereby)* (assumed|presumed|deemed|inferred)`,
  consenting: `
    (agree|agrees|agreed|agreeing|agreement); accept*; consent*; (happy|ok|okay|fine|comfortable) with;
    (approve|approval|approving); authoris*; authoriz*; (permission|permit|allow|allows|allowing);
    (give|giving|gives) us; opt in; opting in; counts as a yes; taken as … yes; (okay|ok) for us; you are happy;
    we'll (use|set|place|store|load|start)`,
  notConsenting: `
    (ask|asks|invite|like) you to;
    please (choose|select|decide|accept|let|confirm|click|give|make|allow|agree);
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
    with (accept all|i agree|agree|allow all); (ask|asks|asked) (you|again)* for … consent`,
  accepting: `
    accept*; agree; agreed; allow*; consent; (yes|yep|sure); approve*; enable*; (turn|switch) on; opt in;
    sounds good; (happy|fine) with; i'm (in|ok|okay|happy|fine); (let's|let) go; authorise*; authorize*; permit;
    all cookies`,
  refusing: `
    required; technical; needed; mandatory; reject*; refus*; declin*; deny; denied; disagree*; (opt|opting) out; no;
    nope; object*; block*; disable*; (turn|switch) … off; only; just;
    (necessary|essential|essentials|strictly|minimum|mandatory); without;
    (don't|do not|not|never) (accept|agree|allow|consent|track|use|share|sell|continue|store|set|want|give|permit|like);
    none; nothing; forbid; withdraw; (keep|stay) … off; stop; unnecessary; withhold; dismiss all`,
  settings: `
    chosen; picked; ticked; checked; setting*; preference*; option*; manag*; customi*; configur*; choos*; choice*;
    select*; save; adjust*; personali*; edit; chang*; review*; purposes; partners; vendors; control*; advanced;
    decide`,
  elsewhere: `
    more; learn; read; detail*; show; view; see; info*; about; why; what*; policy; later; not now; maybe; remind*;
    ask; skip; close; dismiss; got it; ok; okay; understand; understood; understand*; continue; proceed; next;
    leave; exit; back; cancel; help; hide; subscribe; pay; buy; sign; log; login; register; ignore; another time;
    other time; moment; minute; tomorrow; quit; home; return; go; start; enter; fine; thanks; alright; done;
    confirm; submit; x`,
  withdrawing: `
    withdraw*; revok*; chang* … mind; chang* … (choice|choices|settings|preferences|consent|decision|selection);
    (choice|choices|settings|preferences|decision|selection) … … … (chang*|revis*|undone); (any|every) time;
    anytime; at any (time|moment); whenever; take … back; opt out; undo; (object|objecting|objection); reconsider`,
  advertising: `
    advert*; ad; ads; market*; target*; retarget*; remarket*; sponsor*; promot*; commercial*; social media;
    campaign*; profil*; publicity; offers`,
};
