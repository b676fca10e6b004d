import type { Wording } from "../wording";
import { edpbLabels, edpbScrolling } from "../wording-sources";

/** English. */
export const en: Wording = {
  sources: [edpbScrolling, edpbLabels],
  goingOn: `
    continuing; scroll (on|down|further); (surf|browse|click) on;
    by (continuing|browsing|using|scrolling|navigating|visiting|accessing|remaining|staying|closing|dismissing|ignoring|proceeding|interacting|surfing|entering|reading|swiping);
    by (carrying|going|keeping|moving) (on|away|through);
    click* … (anywhere|elsewhere|outside|away|any|a link|through|links|other); by … (continuing|using|browsing);
    if you (continue|proceed|carry|keep|go|stay|remain|scroll|browse|close|use|dismiss|ignore|navigate|surf|simply|visit|move|read);
    if you … (do|take) (nothing|no);
    if you (do not|don't) (change|object|opt|disable|adjust|respond|react|choose|act|block);
    unless you (object|opt|change|disable|inform|say|adjust|turn|let|block|choose);
    (when|as|once) you (continue|browse|scroll|use|close|proceed|navigate);
    (continued|further|ongoing|continuing) (use|usage|browsing|navigation|visit|visits|to);
    (continue|keep|carry|go) (on|browsing|using|scrolling|reading|surfing|navigating);
    continue to (use|browse|navigate|visit|scroll|access|surf);
    (use|using|usage|visiting|browsing|entering) … (site|website|page|pages|service|app);
    browsing (this|our|the|on|further); (scrolling|swiping|closing|dismissing|ignoring|staying|remaining);
    your silence; no (action|response|reaction); without changing; (otherwise|else) we assume`,
  consenting: `
    (agree|agrees|agreed|agreeing|agreement); accept*; consent*; (happy|ok|okay|fine|comfortable) with;
    (approve|approval|approving); authoris*; authoriz*; (permission|permit|allow|allows|allowing);
    (give|giving|gives) us; opt in; opting in; counts as a yes; taken as … yes; (okay|ok) for us; you are happy;
    we'll (use|set|place|store|load|start)`,
  notConsenting: `
    (ask|asks|invite|like) you to; please; if you (agree|accept|consent|allow|give|approve);
    (needs|need|requires|require|subject to) … consent; you choose; (agree|accept) or; (or|and) refuse;
    (not|never|nor|cannot|don't|doesn't|isn't|won't) … (agree|accept|consent|mean|constitute|count|imply|treat|treated|amount|give|given|allow|allowed|authorise|authorize|approve|taken|considered|set|use|place|store|load|activate|enough|interpreted|deemed|regarded|understood|construed|seen|require|take);
    (not|never|don't|doesn't) (assume|infer|presume|be);
    without … (choosing|accepting|agreeing|consenting|consent|selecting|making|choice|clicking|agreement|permission|cookies|trackers|tracking|deciding);
    no (optional|cookies|cookie|consent|tracker|trackers|tracking|data|non|other|such|additional|agreement|advertising|analytics);
    (only|just) … (necessary|essential|required|needed|technical); strictly necessary;
    (necessary|essential) (cookies|ones) only; nothing optional; remain* (off|blocked|inactive);
    stay (off|blocked|inactive); whether; even if you … (refuse|reject|decline|do);
    (can|may|could) … (continue|keep|carry|go|use|browse|proceed|read); free to;
    (only|if|once|after|until|unless|with|ask|asks|asked|need|needs|request) … your (consent|agreement|permission|approval|choice);
    ask* you (again|first|for);
    (only|until) (if|after|when|once|you) you* … (accept|agree|consent|allow|click|press|choose)`,
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
    (any|every) time; anytime; at any (time|moment); whenever; take … back; opt out; undo; object*; later`,
  advertising: `
    advert*; ad; ads; market*; target*; retarget*; remarket*; sponsor*; promot*; commercial*; social media;
    campaign*; profil*; publicity; offers`,
};
