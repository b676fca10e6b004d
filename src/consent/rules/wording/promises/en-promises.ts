import type { PromiseWording } from "../wording";

/** English: what texts promise about withdrawing, refusing and purposes. */
export const enPromises: PromiseWording = {
  revoking: `
    withdraw*; revok*; rescind*; (take|taking) … (consent|it|them)* back;
    (cancel|cancelling|canceling|end|undo|delete) … (consent|permission);
    (consent|choice|decision|agreement|permission) … … … (final|binding|cannot be changed|irreversible); cannot be
    (changed|taken back|undone) …; (choice|decision|consent) (is|are|remains) … final; (changed|altered) …
    (only|until|after)`,
  burdening: `
    (by|via|per|in) (a|an)* (registered|signed|written)* (post|letter|mail|e-mail|email|phone|telephone|fax|writing|call|calling|courier|hotline);
    (letter|letters|postal|fax|phone|telephone|hotline|notarised|notarized|registered|signed|handwritten);
    (writing|write|written|send|sending|emailing|calling|call|contact|contacting|ring|visit|visiting) … …
    (us|to|request|e-mail|email|address|office|service|department|support|letter|branch|store);
    (fee|fees|charge|euro|euros|identity card|passport|proof of identity|copy of your|account|give a reason|giving
    reasons|reasons|stating|justify|justified|justification); (cannot|can not|can't|no longer|not
    possible|irrevocabl*|impossible|not be) … (withdraw*|revok*|undone|taken|reversed); (only|earliest|not
    before|until) … … (after|days|weeks|months|end|first|expir*); (processed|processing|effect|takes|take|within)
    … … … (days|weeks|months); (working|business) days;
    (cannot|can't|can not|never) … … (be)* … (taken back|withdrawn|changed|revoked|undone|reversed);
    (final|binding) (for|until|and)* …`,
  easing: `
    link; button; icon; settings; preferences; footer; (withdraw|revoke|change|undo) … here; click; banner; window; one click; panel; shield;
    bottom of; page; as easily; just as easy; same way;
    without (giving|stating|any)* (a|any)* reason*; free of charge; no (fee|charge|cost|reason); also; even;
    (just as|equally|as) … (easy|simple|simply|easily);
    (any time|anytime|whenever|any moment|tomorrow)`,
  interest: `
    legitimate interest*; legitimate business interest*`,
  imposing: `
    (cannot|can't|can not|may not|never|not) be (refused|rejected|declined|disabled|switched off|turned
    off|deactivated|objected|opposed); (no|without) (way|possibility|option|right) to (refuse|object|decline|opt
    out); whether you (like it|agree|consent) or not; (even|also) (if you|without) …
    (refuse|consent|agree|agreeing|asking)`,
  disclaiming: `
    (never|not|n't|no longer|nor|neither) … (rely|relies|based|base|use|uses|claim|invoke|on|rest|legitimate);
    (only|solely) … … consent; no legitimate; (no|not|none) … … (legitimate interest|legitimate interests); not on`,
  preselecting: `
    (boxes|box|switches|switch|toggles|toggle|options|option|purposes|categories|everything|sliders|choices|settings)
    … … … (already|pre|preselected|pre-selected|pre-ticked|preticked|prechecked|pre-checked|in advance|by default)
    … (ticked|checked|selected|on|switched on|enabled|active|set|chosen)*; (ticked|checked|selected|switched
    on|turned on|enabled|activated) … (for you|in advance|by default|beforehand|already|from the start); already
    (ticked|checked|selected|on|enabled|switched on|activated|set to); (that|which) are
    (ticked|checked|selected|on|enabled) … (reflect|are|correspond); (untick|uncheck|deselect|switch off|turn off)
    (what|any|those|anything|whatever) … (you)* (dislike|don't|do not|not want); (just|only|simply) (need to
    )*confirm … (selection|preselection|default|recommended)`,
  required: `
    necessary; essential; required; technical; strictly`,
  vague: `
    (other|further|various|different|similar|additional|miscellaneous|diverse|several|certain|any other|all sorts
    of|all kinds of) (purposes|things|reasons|goals|uses|stuff|functions|needs); (business|internal|commercial)
    (needs|purposes|reasons)`,
  pleasing: `
    (improve*|better|enhance*|optimi*|optimal|best|great|awesome|smooth|nicer|pleasant|perfect|enjoy*) … …
    (experience|visit|site|website|service|services|offer|time); experience; (make|makes|making) … …
    (better|awesome|great|nice|nicer)`,
  concrete: `
    measure*; count*; analys*; analyz*; statistic*; language*; region; currency; video*; chat; map*; remember*;
    login; log; signed; basket; cart; wishlist; favourite*; favorite*; font*; layout; theme; settings;
    preference*; player; comments; social; display; dark; accessib*; text size; form*; search; store; shop;
    location; weather; podcast*; live`,
  rewarding: `
    (win|gift*|bonus*|discount*|voucher*|coupon*|reward*|prize*|cheaper|save money|free shipping|for
    free|points|cashback|lottery|raffle|sweepstake*)`,
};
