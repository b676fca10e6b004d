// Generated from schema/banner-document.yaml by `npm run generate`. Do not edit.
/** Every component of the banner document. */
export interface BannerComponents {
    /** @description An https address, or a path on the same site such as `/privacy`. Other schemes are refused (code url-scheme). */
    BannerAddress: string;
    /** @description An address per language tag. At most 60 languages. */
    BannerAddresses: {
        [key: string]: BannerComponents["BannerAddress"];
    };
    /** @description What is blocked before consent. */
    BannerBlocking: {
        /**
         * @description What is blocked: everything that rules and services name (`auto`), only marked tags (`manual`), or nothing, which is only reported (`report_only`).
         * @default auto
         * @enum {string}
         */
        mode?: "auto" | "manual" | "report_only";
        /**
         * @description What happens to requests to hosts that nothing names: let through (`allow`), let through and listed for you to classify (`report`), or blocked (`block`).
         * @default report
         * @enum {string}
         */
        unknown_requests?: "allow" | "block" | "report";
        /**
         * @description What happens to cookies and storage that nothing names: kept (`allow`), kept and listed for you to classify (`report`), or prevented (`block`).
         * @default report
         * @enum {string}
         */
        unknown_storage?: "allow" | "block" | "report";
        /**
         * @description What replaces a blocked frame. `allow` loads frames before consent.
         * @default placeholder
         * @enum {string}
         */
        iframes?: "placeholder" | "block" | "allow";
        /**
         * @description Whether first-party storage of a category is deleted when consent is withdrawn.
         * @default true
         */
        delete_on_withdrawal?: boolean;
        /**
         * @description Assigns things on the page to categories or services. At most 500; the first match applies.
         * @default []
         */
        rules?: BannerComponents["BlockingRule"][];
    };
    /** @description A text per language tag. At most 60 languages, each 1 to 4000 characters. */
    BannerBodies: {
        [key: string]: BannerComponents["BannerBody"];
    };
    /** @description A plain text. 1 to 4000 characters. */
    BannerBody: string;
    /** @description Colors of one button. Size and weight cannot be set, because they are the same for all buttons. */
    BannerButtonColours: {
        /** @description Background. */
        bg: BannerComponents["BannerColour"];
        /** @description Label. */
        fg: BannerComponents["BannerColour"];
        /** @description Edge. */
        border: BannerComponents["BannerColour"];
    };
    /** @description A purpose that a visitor can allow or refuse. A category that is not `required` is called optional. */
    BannerCategory: {
        /** @description Key of the category in rules, services and records. Unique. */
        key: BannerComponents["CategoryKey"];
        /** @description Its name. */
        label: BannerComponents["BannerLabels"];
        /** @description What it is used for. */
        description: BannerComponents["BannerBodies"];
        /**
         * @description Always on, because the site cannot work without it. At least one category must be required.
         * @default false
         */
        required?: boolean;
        /**
         * @description Google signals that this category grants.
         * @default []
         */
        signals?: BannerComponents["ConsentSignal"][];
        /**
         * @description Whether it sells or shares personal information as defined by the laws of states of the United States.
         * @default false
         */
        sale_or_share?: boolean;
        /**
         * @description Whether it processes sensitive personal information.
         * @default false
         */
        sensitive?: boolean;
        /**
         * @description The exemption from consent that the category has: `audience_measurement` (the site's own aggregated statistics: France, Italy, Spain, the Netherlands, United Kingdom) or `appearance` (how the site looks to the visitor: United Kingdom). There, a rule may switch the category on before a choice, if the visitor is informed and can object. Elsewhere, it has no effect.
         * @enum {string}
         */
        exempt?: "audience_measurement" | "appearance";
    };
    /**
     * @description A color as `#rrggbb`.
     * @example #1a1a1a
     */
    BannerColour: string;
    /** @description Google's consent mode. */
    BannerConsentMode: {
        /** @description Whether signals are sent to Google's tags. */
        enabled: boolean;
        /**
         * @description `advanced` lets tags send cookieless pings before consent.
         * @default basic
         * @enum {string}
         */
        implementation?: "basic" | "advanced";
        /**
         * @description Milliseconds that tags wait for a choice. 0 to 5000.
         * @default 500
         */
        wait_for_update_ms?: number;
        /**
         * @description Whether click identifiers are redacted while ad_storage is denied.
         * @default true
         */
        ads_data_redaction?: boolean;
        /**
         * @description Whether identifiers are passed on in links while storage is denied.
         * @default false
         */
        url_passthrough?: boolean;
        /**
         * @description Signals that are granted or denied before a choice in some places. At most 60. Elsewhere, all but security_storage are denied.
         * @default []
         */
        regional_defaults?: BannerComponents["RegionalDefault"][];
    };
    /** @description The appearance and behavior of a consent banner. It is stored as sent: defaults are filled in only in the resolved view. At most 512 KiB as JSON and 12 levels deep. No member can switch off the following. The fallback rule is strict (opt-in, accept and reject side by side, every optional category off). Closing, scrolling, pressing escape or waiting never grants consent. Reject is a button of the same element, size and weight as accept. The preferences layer offers reject beside accept, except where a rule declares `refuse_by: pay`. A control that reopens the banner always exists. A privacy signal only switches categories off. Custom CSS is not supported. Disclosed vendors are always encoded in a TC string. */
    BannerDocument: {
        /**
         * @description Version of this document format. Always "1".
         * @constant
         */
        schema_version: "1";
        identity: BannerComponents["BannerIdentity"];
        languages: BannerComponents["BannerLanguages"];
        /** @description The banner's strings, by language tag. Every member of a language is optional: each missing string is taken from the fallback language. The default language must be complete before a publish. */
        texts: {
            [key: string]: BannerComponents["BannerTexts"];
        };
        links: BannerComponents["BannerLinks"];
        /** @description The categories that a visitor can allow or refuse, in the order in which they are shown. 1 to 12. */
        categories: BannerComponents["BannerCategory"][];
        layout: BannerComponents["BannerLayout"];
        theme: BannerComponents["BannerTheme"];
        preferences?: BannerComponents["BannerPreferences"];
        regimes: BannerComponents["BannerRegimes"];
        consent_mode?: BannerComponents["BannerConsentMode"];
        gpc?: BannerComponents["BannerGpc"];
        tcf?: BannerComponents["BannerTcf"];
        gpp?: BannerComponents["BannerGpp"];
        blocking?: BannerComponents["BannerBlocking"];
        reconsent?: BannerComponents["BannerReconsent"];
        storage?: BannerComponents["BannerStorage"];
        records?: BannerComponents["BannerRecords"];
    };
    /** @description The placeholder of a blocked frame. `{service}` is replaced with the provider's name. */
    BannerEmbedTexts: {
        /** @description Heading of the placeholder. */
        title?: BannerComponents["BannerLabel"];
        /** @description Why the content is not shown. */
        body?: BannerComponents["BannerBody"];
        /** @description Button that loads this content once. */
        load_once?: BannerComponents["BannerLabel"];
        /** @description Button that grants the category. */
        always?: BannerComponents["BannerLabel"];
    };
    /** @description How long a choice is kept before the banner asks again. */
    BannerExpiry: {
        /**
         * @description Days that a grant is kept. 1 to 1095.
         * @default 180
         */
        accept_days?: number;
        /**
         * @description Days that a refusal is kept. 1 to 1095.
         * @default 180
         */
        reject_days?: number;
    };
    /** @description An additional link. */
    BannerExtraLink: {
        /** @description The link's text. */
        label: BannerComponents["BannerLabels"];
        /** @description The link's target. */
        url: BannerComponents["BannerAddresses"];
    };
    /** @description The first layer. */
    BannerFirstLayerTexts: {
        /** @description Heading of the banner. */
        title?: BannerComponents["BannerLabel"];
        /** @description What the banner asks and why. `{controller}` is replaced with `identity.controller_name`, `{purposes}` with the labels of the optional categories. With the TCF it must contain `{vendor_count}`. */
        body?: BannerComponents["BannerBody"];
        /** @description Replaces `body` where the rule lets optional categories run before a choice, because `body` may say that nothing runs without consent. It accepts the same placeholders. */
        notice?: BannerComponents["BannerBody"];
        /** @description Button that grants every category. */
        accept_all?: BannerComponents["BannerLabel"];
        /** @description Button that denies every optional category. */
        reject_all?: BannerComponents["BannerLabel"];
        /** @description Button that opens the preferences. */
        customize?: BannerComponents["BannerLabel"];
        /** @description Button that saves the chosen preferences. */
        save?: BannerComponents["BannerLabel"];
        /** @description Accessible name of the close button, which rejects. */
        close_label?: BannerComponents["BannerLabel"];
        /** @description Button that dismisses a notice. It grants nothing. */
        ok?: BannerComponents["BannerLabel"];
        /** @description Button that leads to the paid alternative, shown where a rule has `refuse_by: pay`. */
        pay?: BannerComponents["BannerLabel"];
    };
    /** @description Global Privacy Control. The signal only switches categories off. */
    BannerGpc: {
        /**
         * @description Honored where a law requires it, everywhere, or never.
         * @default required
         * @enum {string}
         */
        honour?: "required" | "everywhere" | "never";
        /**
         * @description Categories that the signal switches off. Empty means all with sale_or_share.
         * @default []
         */
        categories?: BannerComponents["CategoryKey"][];
        /**
         * @description Whether the banner confirms to the visitor that the signal was honored.
         * @default true
         */
        show_status?: boolean;
    };
    /** @description IAB Global Privacy Platform. */
    BannerGpp: {
        /** @description Whether the banner creates a GPP string. */
        enabled: boolean;
        /**
         * @description United States sections: `usnat`, or `us` and the state, such as `usca`. A visitor gets the section of their state, otherwise `usnat` if it is listed. Empty means `usnat`.
         * @default []
         */
        sections?: string[];
    };
    /** @description Who asks for consent (GDPR article 13). Shown in the preferences layer and in the declaration. */
    BannerIdentity: {
        /** @description Legal name of the controller. 1 to 200 characters. */
        controller_name: string;
        /**
         * Format: email
         * @description Address for questions about data protection.
         */
        contact_email: string;
        /** @description Postal address of the controller. 1 to 500 characters. */
        address?: string;
        /**
         * Format: email
         * @description Address of the data protection officer.
         */
        dpo_email?: string;
    };
    /** @description A short plain text such as a button label. 1 to 120 characters. */
    BannerLabel: string;
    /** @description A short text per language tag. At most 60 languages, each 1 to 120 characters. */
    BannerLabels: {
        [key: string]: BannerComponents["BannerLabel"];
    };
    /** @description Languages of the banner, and how a visitor's language is found. Lookup of a tag: the exact tag, then `fallbacks`, then its base tag, then the default. */
    BannerLanguages: {
        /** @description Language to use if no other one matches. Must be in `available`. */
        default: BannerComponents["LanguageTag"];
        /** @description Languages of the banner, including the default. 1 to 60, each once. */
        available: BannerComponents["LanguageTag"][];
        /**
         * @description Source of the visitor's language: the page's `lang` attribute (`html`), the browser's setting, the first path segment (`url`), or always the default (`fixed`).
         * @default html
         * @enum {string}
         */
        detect?: "html" | "browser" | "url" | "fixed";
        /**
         * @description For a tag, the available tag that replaces it, such as `gsw: de`. Chains are followed; a cycle is refused. At most 60.
         * @default {}
         */
        fallbacks?: {
            [key: string]: BannerComponents["LanguageTag"];
        };
    };
    /** @description Shape and place of the banner. Reject is always a button of the same element, size and weight as accept, and the preferences always offer both. */
    BannerLayout: {
        /**
         * @description Shape of the first layer.
         * @default box
         * @enum {string}
         */
        kind?: "bar" | "box" | "modal" | "inline";
        /**
         * @description Position of the first layer.
         * @default bottom
         * @enum {string}
         */
        position?: "top" | "bottom" | "bottom_left" | "bottom_right" | "center";
        /**
         * @description Shape of the preferences layer.
         * @default modal
         * @enum {string}
         */
        preferences?: "modal" | "drawer";
        /**
         * @description Whether the page behind is covered until a choice is made.
         * @default false
         */
        overlay?: boolean;
        /**
         * @description Order of the three buttons of the first layer, each once. Buttons that a rule does not show are skipped.
         * @default [
         *       "accept_all",
         *       "reject_all",
         *       "customize"
         *     ]
         */
        button_order?: ("accept_all" | "reject_all" | "customize")[];
        /**
         * @description A close button always rejects; closing, scrolling, pressing escape and waiting never grant consent.
         * @default reject
         * @enum {string}
         */
        close_button?: "reject" | "none";
        /**
         * @default {
         *       "kind": "floating",
         *       "position": "bottom_left"
         *     }
         */
        reopen?: BannerComponents["BannerReopen"];
        /**
         * @description Whether the banner is hidden from search crawlers. Nothing is granted for them.
         * @default false
         */
        hide_for_bots?: boolean;
        /**
         * @description Stacking order of the banner.
         * @default 2147483000
         */
        z_index?: number;
    };
    /** @description Links of the banner, per language. At least one of cookie and privacy policy must exist in the default language before a publish. */
    BannerLinks: {
        /** @description The cookie policy. */
        cookie_policy?: BannerComponents["BannerAddresses"];
        /** @description The privacy policy. */
        privacy_policy?: BannerComponents["BannerAddresses"];
        /** @description The imprint. */
        imprint?: BannerComponents["BannerAddresses"];
        /** @description The paid offer without tracking. Required where a rule has `refuse_by: pay`. */
        paid_alternative?: BannerComponents["BannerAddresses"];
        /**
         * @description Additional links. At most 5.
         * @default []
         */
        extra?: BannerComponents["BannerExtraLink"][];
    };
    /** @description The opt-out of sale and sharing. */
    BannerOptOutTexts: {
        /** @description The link, in California "Do Not Sell or Share My Personal Information" or "Your Privacy Choices". */
        link?: BannerComponents["BannerLabel"];
        /** @description Heading of the opt-out. */
        title?: BannerComponents["BannerLabel"];
        /** @description What the opt-out does. */
        body?: BannerComponents["BannerBody"];
        /** @description Button that opts out. */
        confirm?: BannerComponents["BannerLabel"];
    };
    /** @description The switches of the preferences. */
    BannerPreferences: {
        /**
         * @description Whether each live service of an optional category has a switch below that of its category. A category that is off switches its services off.
         * @default false
         */
        services?: boolean;
    };
    /** @description The preferences layer. */
    BannerPreferencesTexts: {
        /** @description Heading of the preferences. */
        title?: BannerComponents["BannerLabel"];
        /** @description Text above the categories. */
        intro?: BannerComponents["BannerBody"];
        /** @description Why required categories cannot be switched off. */
        necessary_note?: BannerComponents["BannerBody"];
    };
    /** @description For each kind of change, whether every visitor is asked again (`prompt`) or keeps their choice (`keep`). */
    BannerReconsent: {
        /**
         * @description A category was added.
         * @default prompt
         * @enum {string}
         */
        on_new_category?: "prompt" | "keep";
        /**
         * @description A service was added or its purpose changed.
         * @default prompt
         * @enum {string}
         */
        on_new_service?: "prompt" | "keep";
        /**
         * @description A text changed.
         * @default keep
         * @enum {string}
         */
        on_text_change?: "prompt" | "keep";
        /**
         * @description The TCF policy version or the disclosed vendors changed.
         * @default prompt
         * @enum {string}
         */
        on_tcf_policy?: "prompt" | "keep";
    };
    /** @description Contents of a consent record. */
    BannerRecords: {
        /**
         * @description A random id, or one that the page supplies.
         * @default random
         * @enum {string}
         */
        subject_id?: "random" | "external";
        /**
         * @description The browser's family, or nothing.
         * @default family
         * @enum {string}
         */
        user_agent?: "family" | "none";
    };
    /** @description The rules by place. A place uses the rule that names its subdivision, else its country, else its regime, else the fallback. Among several, the highest priority wins, then the first in the list. The fallback is always strict: opt-in, the buttons accept_all, reject_all and customize, every optional category off, signals honored. A document without optional categories does not ask for consent, so its fallback has no first layer. */
    BannerRegimes: {
        /**
         * @description The model where no rule applies. `opt_in` is the only value.
         * @constant
         */
        fallback: "opt_in";
        /** @description Places that the site is intended for. A country includes its subdivisions. If omitted, every place. The law of any other place is only checked if a rule of this document names the place. What runs before a choice is checked for every visitor. */
        audience?: BannerComponents["RegionCode"][];
        /**
         * @default {
         *       "accept_days": 180,
         *       "reject_days": 180
         *     }
         */
        expiry?: BannerComponents["BannerExpiry"];
        /**
         * @description Exceptions from the fallback. At most 60.
         * @default []
         */
        rules?: BannerComponents["RegimeRule"][];
    };
    /** @description The control that reopens the banner. It cannot be removed. */
    BannerReopen: {
        /**
         * @description A floating button, a link that the page places, or both.
         * @default floating
         * @enum {string}
         */
        kind?: "floating" | "link" | "both";
        /**
         * @description Corner of the floating button.
         * @default bottom_left
         * @enum {string}
         */
        position?: "bottom_left" | "bottom_right";
    };
    /** @description Texts that are shown after a privacy signal or an opt-out takes effect. */
    BannerStatusTexts: {
        /** @description Shown when the browser's Global Privacy Control was honored. */
        gpc_honoured?: BannerComponents["BannerBody"];
        /** @description Shown to a visitor who opted out. */
        opted_out?: BannerComponents["BannerBody"];
    };
    /** @description Where the visitor's choice is kept in the browser. */
    BannerStorage: {
        /**
         * @description Name of the cookie or storage key. 1 to 64 letters, digits, underscores and hyphens.
         * @default cf_consent
         */
        name?: string;
        /**
         * @description Cookie or local storage.
         * @default cookie
         * @enum {string}
         */
        kind?: "cookie" | "local";
        /**
         * @description This host only, or its registrable domain.
         * @default site
         * @enum {string}
         */
        scope?: "host" | "site";
        /**
         * @description The cookie's SameSite attribute.
         * @default lax
         * @enum {string}
         */
        same_site?: "lax" | "strict" | "none";
        /**
         * @description The cookie's Secure attribute.
         * @default true
         */
        secure?: boolean;
    };
    /** @description IAB Transparency and Consent Framework. Disclosed vendors are always encoded in the TC string. */
    BannerTcf: {
        /** @description Whether the banner creates a TC string. */
        enabled: boolean;
        /** @description Id of the consent management platform in the IAB's list. 2 to 4095. */
        cmp_id?: number;
        /**
         * @description Vendors that are disclosed.
         * @default all
         */
        vendors?: BannerComponents["VendorSelection"];
        /**
         * @description Purposes by optional category. A purpose has consent while every category that names it is on. Without any, the TCF does not start.
         * @default {}
         */
        purposes?: {
            [key: string]: BannerComponents["TcfPurposes"];
        };
        /**
         * @description Ids of Google's additional ad technology providers. They have consent while every purpose that `purposes` names has it.
         * @default []
         */
        google_providers?: number[];
        /** @description Country whose law the publisher follows. */
        publisher_country?: BannerComponents["CountryCode"];
        /**
         * @description Whether consent to purpose 1 is not requested.
         * @default false
         */
        purpose_one_treatment?: boolean;
        /**
         * @description Restrictions of vendors by the publisher. At most 200.
         * @default []
         */
        publisher_restrictions?: BannerComponents["PublisherRestriction"][];
        /** @description Version of the Global Vendor List. Default: the newest. */
        gvl_version?: number;
    };
    /** @description The strings of one language. All are optional. Layout, rules and signals determine which ones are visible. */
    BannerTexts: {
        banner?: BannerComponents["BannerFirstLayerTexts"];
        preferences?: BannerComponents["BannerPreferencesTexts"];
        opt_out?: BannerComponents["BannerOptOutTexts"];
        /** @description The link "Limit the Use of My Sensitive Personal Information". */
        limit_link?: BannerComponents["BannerLabel"];
        status?: BannerComponents["BannerStatusTexts"];
        embed?: BannerComponents["BannerEmbedTexts"];
        words?: BannerComponents["BannerWords"];
    };
    /** @description Colors and type. Custom CSS is not supported. */
    BannerTheme: {
        /**
         * @description `auto` follows the visitor's system if there is a dark set.
         * @default auto
         * @enum {string}
         */
        mode?: "auto" | "light" | "dark";
        /** @description The color sets. */
        tokens: {
            /** @description The light set. */
            light: BannerComponents["BannerTokens"];
            /** @description The dark set. Without it, the light set is always used. */
            dark?: BannerComponents["BannerTokens"];
        };
        /**
         * @description Corner radius in pixels. 0 to 32.
         * @default 8
         */
        radius?: number;
        /**
         * @description Font family list as in CSS: names, commas, quotation marks; nothing else.
         * @default inherit
         */
        font_family?: string;
        /**
         * @description Size of body text in pixels. 12 to 24.
         * @default 16
         */
        font_size?: number;
        /** @description A logo: a path of the website, or an https address. If the logo is on another host, the service copies it when you publish, and serves the copy to visitors. The copy must be a PNG, JPEG, GIF or WebP of at most 50 KiB. */
        logo_url?: BannerComponents["BannerAddress"];
    };
    /** @description One color set. Text needs a contrast of 4.5:1 (WCAG 1.4.3), the focus ring 3:1 (WCAG 1.4.11). */
    BannerTokens: {
        /** @description Background. */
        surface: BannerComponents["BannerColour"];
        /** @description Text on the surface. */
        text: BannerComponents["BannerColour"];
        /** @description Secondary text on the surface. */
        muted: BannerComponents["BannerColour"];
        /** @description Lines. */
        border: BannerComponents["BannerColour"];
        /** @description Focus ring. */
        focus: BannerComponents["BannerColour"];
        /** @description The accept button. */
        accept: BannerComponents["BannerButtonColours"];
        /** @description The reject button. */
        reject: BannerComponents["BannerButtonColours"];
        /** @description The customize button. */
        customize: BannerComponents["BannerButtonColours"];
    };
    /** @description Texts of controls and links, all optional. Each has a built-in text in every language of the starter documents; other languages show the text of the next language of their lookup. */
    BannerWords: {
        /** @description The control that reopens the banner. Default: the title of the preferences. */
        reopen?: BannerComponents["BannerLabel"];
        /** @description Accessible name of the language chooser. */
        language?: BannerComponents["BannerLabel"];
        /** @description Shown beside a switch that is always on. */
        always_on?: BannerComponents["BannerLabel"];
        /** @description Accessible name of the button that closes the preferences without saving. */
        close?: BannerComponents["BannerLabel"];
        /** @description Announced when a choice is saved, and before its record in the preferences. */
        saved?: BannerComponents["BannerLabel"];
        /** @description The link to `links.cookie_policy`. */
        cookie_policy?: BannerComponents["BannerLabel"];
        /** @description The link to `links.privacy_policy`. */
        privacy_policy?: BannerComponents["BannerLabel"];
        /** @description The link to `links.imprint`. */
        imprint?: BannerComponents["BannerLabel"];
        /** @description Shown in the first layer if a privacy signal keeps categories off that the button for accepting everything would grant. `{accept_all}` is replaced with the text of that button, `{purposes}` with the labels of the categories that stay off. */
        signal_keeps_off?: BannerComponents["BannerBody"];
    };
    /** @description Exactly one of host, url and selector. `*` matches any characters; there are no regular expressions. */
    BlockingMatch: {
        /** @description A host, or `*.example.com`. */
        host?: string;
        /** @description A URL pattern. */
        url?: string;
        /** @description A CSS selector. */
        selector?: string;
    };
    /** @description A thing on the page, and the category or the service that it belongs to (exactly one of the two). */
    BlockingRule: {
        match: BannerComponents["BlockingMatch"];
        /** @description Key of a service of the site. */
        service?: string;
        /** @description Key of a category of the document. */
        category?: BannerComponents["CategoryKey"];
        /**
         * @description Blocked until its category is granted (`block`), or never blocked (`allow`).
         * @enum {string}
         */
        action: "block" | "allow";
    } & (unknown | unknown);
    /**
     * @description Key of a category of the document, such as `analytics`.
     * @example analytics
     */
    CategoryKey: string;
    /**
     * @description When the categories that `defaults` switches on may run. `opt_in`: nothing optional before a grant, except exempt categories. `opt_out`: until the visitor objects. `notice`: with information. `none`: nothing is shown.
     * @enum {string}
     */
    ConsentModel: "opt_in" | "opt_out" | "notice" | "none";
    /**
     * @description A consent type of Google's consent mode.
     * @enum {string}
     */
    ConsentSignal: "ad_storage" | "ad_user_data" | "ad_personalization" | "analytics_storage" | "functionality_storage" | "personalization_storage" | "security_storage";
    /** @description ISO 3166-1 alpha-2 code. */
    CountryCode: string;
    /**
     * @description BCP 47 language tag.
     * @example en
     * @example pt-BR
     */
    LanguageTag: string;
    /** @description A restriction of one purpose for some vendors. */
    PublisherRestriction: {
        /** @description Purpose of the TCF. 1 to 11. */
        purpose: number;
        /**
         * @description Kind of restriction.
         * @enum {string}
         */
        type: "not_allowed" | "require_consent" | "require_li";
        /** @description Vendors that it applies to. */
        vendors: BannerComponents["VendorSelection"];
    };
    /**
     * @description A row of the regime table, such as `gdpr` or `us_ca`.
     * @example gdpr
     */
    RegimeId: string;
    /** @description Behavior of the banner in the places that the rule matches. */
    RegimeRule: {
        /** @description Id of the rule in findings and records. Unique. */
        id: BannerComponents["CategoryKey"];
        match: BannerComponents["RegimeRuleMatch"];
        /**
         * @description The highest priority wins among rules that match a place equally closely.
         * @default 0
         */
        priority?: number;
        model: BannerComponents["ConsentModel"];
        /** @description Buttons of the first layer. Empty means that no first layer is shown. */
        first_layer: ("accept_all" | "reject_all" | "customize" | "opt_out" | "ok")[];
        /**
         * @description State of a category before a choice, `on` or `off`. A category that is not named is off, under every model; required ones are always on.
         * @default {}
         */
        defaults?: {
            [key: string]: "on" | "off";
        };
        /**
         * @description Whether a Global Privacy Control signal is honored. It only switches categories off.
         * @default honour
         * @enum {string}
         */
        gpc?: "honour" | "ignore";
        /**
         * @description Whether the opt-out link is shown on every page.
         * @default false
         */
        opt_out_link?: boolean;
        /**
         * @description How a visitor refuses on the first layer: with reject_all (`button`), with the close button (`close`, accepted in Italy), or by choosing the paid alternative (`pay`, consent or pay).
         * @default button
         * @enum {string}
         */
        refuse_by?: "button" | "close" | "pay";
        /**
         * @description Whether the link to limit the use of sensitive information is shown. The opt-out link covers both rights if it is titled `Your Privacy Choices`.
         * @default false
         */
        limit_link?: boolean;
        /**
         * @description Whether signals are processed in a frictionless manner, as defined by 11 CCR 7025(f).
         * @default false
         */
        frictionless?: boolean;
        expiry?: BannerComponents["RegimeRuleExpiry"];
    };
    /** @description How long a choice is kept where the rule applies. Missing members are taken from `regimes.expiry`. */
    RegimeRuleExpiry: {
        /** @description Days that a grant is kept. 1 to 1095. */
        accept_days?: number;
        /** @description Days that a refusal is kept. 1 to 1095. */
        reject_days?: number;
    };
    /** @description The places of a rule: exactly one of regimes, countries and subdivisions. */
    RegimeRuleMatch: {
        /** @description Regimes of the regime table, such as `gdpr`. */
        regimes?: BannerComponents["RegimeId"][];
        /** @description ISO 3166-1 codes. */
        countries?: BannerComponents["CountryCode"][];
        /** @description ISO 3166-2 codes, such as `US-CA`. */
        subdivisions?: string[];
    };
    /**
     * @description ISO 3166-1 country, or ISO 3166-2 subdivision such as `US-CA`. Aliases such as UK are refused here.
     * @example DE
     * @example US-CA
     */
    RegionCode: string;
    /** @description State of signals before a choice in some places. */
    RegionalDefault: {
        /** @description Places. A country includes its subdivisions. */
        regions: BannerComponents["RegionCode"][];
        /** @description Signal to `granted` or `denied`. */
        signals: {
            [key: string]: "granted" | "denied";
        };
    };
    /** @description Purposes of the TCF. */
    TcfPurposes: number[];
    /** @description `all`, or the ids of vendors of the IAB Global Vendor List, each once. */
    VendorSelection: "all" | number[];
}
/** A banner document as sent and stored. */
export type BannerDocument = BannerComponents["BannerDocument"];
