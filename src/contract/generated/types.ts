// Generated from schema/ by `npm run generate`. Do not edit.
export interface paths {
    "/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List alerts
         * @description Lists the alert inbox, by time of the first occurrence, newest first; every state unless filtered. A token bound to a site sees the alerts of this site only.
         */
        get: operations["listAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alerts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Acknowledge, resolve or mark an alert
         * @description Changes the state of an alert, or whether it counts as read. open becomes acknowledged, open and acknowledged become resolved; the state that it already has changes nothing; any other change is conflict `alert-state`.
         */
        patch: operations["updateAlert"];
        trace?: never;
    };
    "/alert-channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List alert channels
         * @description Lists the workspace's alert channels, newest first. A token bound to a site sees the channels whose `site_ids` is exactly this one site.
         */
        get: operations["listAlertChannels"];
        put?: never;
        /**
         * Create an alert channel
         * @description Creates a channel. For kind email a confirmation mail goes to each address; until one is confirmed the channel's status is unconfirmed. For kind slack nothing is sent. A workspace holds at most 50 channels (plan-limit-reached).
         */
        post: operations["createAlertChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alert-channels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an alert channel
         * @description Reads one channel. A token bound to a site reads only channels whose `site_ids` is exactly this one site; for it the others are not-found.
         */
        get: operations["getAlertChannel"];
        put?: never;
        post?: never;
        /**
         * Delete an alert channel
         * @description Deletes the channel and forgets its confirmations. A second delete is not-found.
         */
        delete: operations["deleteAlertChannel"];
        options?: never;
        head?: never;
        /**
         * Update an alert channel
         * @description Merge patch of the settable fields; `kind` never changes. `addresses` is replaced as a whole: an address that stays keeps its confirmation, a new one starts unconfirmed. null resets an optional field to its default. A patch after which the fields do not fit the kind is validation-failed.
         */
        patch: operations["updateAlertChannel"];
        trace?: never;
    };
    "/sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sites
         * @description All sites of the workspace that the token can see, newest first. Filters combine with AND, values of one filter with OR, except that
         *     several labels must all match.
         */
        get: operations["listSites"];
        put?: never;
        /**
         * Create a site
         * @description Creates a site with its starter draft (revision 0, in the site's default language) and its scan schedule. Domains are attached
         *     afterwards. Without `external_key` a repeated create makes a second site of the same name.
         */
        post: operations["createSite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a site
         * @description The site, with the parts that `include` names.
         */
        get: operations["getSite"];
        put?: never;
        post?: never;
        /**
         * Delete a site
         * @description Deletes the site for good, with its domains, drafts, versions, services, issues and schedule, in one transaction. Host claims and external
         *     keys are released, queued scans and building exports dropped, running scans stopped, and tokens bound to the site revoked. Its banner is
         *     no longer served. Consent records and their chain are kept until their retention ends. A second DELETE is not-found.
         */
        delete: operations["deleteSite"];
        options?: never;
        head?: never;
        /**
         * Update a site
         * @description Merges `name`, `retention` and `settings` into the site; nothing else can be changed. A lower retention takes effect after 7 days, and
         *     raising it again before that cancels it. A PATCH that changes nothing leaves etag and updated_at as they are.
         */
        patch: operations["updateSite"];
        trace?: never;
    };
    "/sites/{id}/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attach a domain
         * @description Attaches a host to the site. It starts as verified if a proven parent domain of the workspace covers it, else as pending. If this site
         *     already has the host in this environment the answer is 200 with that domain, its include_subdomains as asked and nothing else changed. If
         *     another site of the workspace has it: conflict `host-taken`.
         */
        post: operations["createDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/domains/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a domain
         * @description The domain with its challenge and the result of its newest check.
         */
        get: operations["getDomain"];
        put?: never;
        post?: never;
        /**
         * Detach a domain
         * @description Removes the host from the site and releases its claim. Banners keep working on the host; scans and checks of it stop.
         */
        delete: operations["deleteDomain"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/domains/{id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a domain now
         * @description Looks for the challenge at once and answers the domain; a failed check is 200 too, with `failure` filled. A domain that is verified stays so
         *     when the check fails. A failed domain becomes pending and its 72 hours start again. At most one real check is made per domain and 10
         *     seconds; within them the last result is answered. DNS is asked at the zone's authoritative servers.
         */
        post: operations["verifyDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tokens
         * @description Lists the workspace's tokens, newest first; without the filter `status` only those that are active or retiring. A secret is never among the fields that have a value. A token bound to a site sees itself and the tokens with the same binding. Revoked and expired tokens are listed for 30 days.
         */
        get: operations["listTokens"];
        put?: never;
        /**
         * Create a token
         * @description Makes a token and tells its secret, once: a client that lost the answer revokes the token and makes another. The new token is never wider than the one that makes it in scopes, binding and expiry (token-escalation), and a bound token makes none (token-binding-mismatch). A workspace holds at most 100 active tokens (plan-limit-reached).
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a token
         * @description Reads one token, without its secret. Revoked and expired tokens are readable for 30 days, then not-found. A token bound to a site reads itself and tokens with the same binding.
         */
        get: operations["getToken"];
        put?: never;
        post?: never;
        /**
         * Revoke a token
         * @description Revokes the token at once, or with `after` once an overlap has passed. A token may revoke itself (bound ones too), the tokens that descend from it, and any whose scopes and binding lie within its own; else token-escalation. Revoking a revoked or expired token answers 204. The effect holds from the next request in every process.
         */
        delete: operations["revokeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description Lists the workspace's webhook endpoints, newest first. A token bound to a site sees the endpoints whose `site_ids` is exactly this one site.
         */
        get: operations["listWebhookEndpoints"];
        put?: never;
        /**
         * Create a webhook endpoint
         * @description Creates an endpoint and, unless the caller sent a signing secret, generates one and tells it, once. Which groups of events it may ever receive is fixed now, by the scopes of its maker. A workspace holds at most 50 endpoints (plan-limit-reached). Naming a kind whose group the maker may not read is validation-failed at /event_kinds.
         */
        post: operations["createWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a webhook endpoint
         * @description Reads one endpoint, without its secret. A token bound to a site reads only endpoints whose `site_ids` is exactly this one site; for it the others are not-found.
         */
        get: operations["getWebhookEndpoint"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook endpoint
         * @description Deletes the endpoint and its secrets. Pending deliveries are abandoned. A second delete is not-found.
         */
        delete: operations["deleteWebhookEndpoint"];
        options?: never;
        head?: never;
        /**
         * Update a webhook endpoint
         * @description Merge patch of the settable fields, and `rotation` to get a new signing secret, which the answer tells once. null resets an optional field to its default. A new url, or `enabled` going from false to true, makes a disabled endpoint active again. A fourth signing secret is conflict `too-many-secrets`.
         */
        patch: operations["updateWebhookEndpoint"];
        trace?: never;
    };
    "/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Queues one event `webhook.test` to the endpoint, whatever its event kinds. A test that succeeds makes an endpoint active again that was disabled for gone or failures. A paused endpoint is conflict `endpoint-disabled`. The request has no body.
         */
        post: operations["testWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries of a webhook endpoint
         * @description Lists the deliveries to one endpoint, newest first, with their attempts. Deliveries are kept for 30 days. A token bound to a site sees those of endpoints whose `site_ids` is exactly this one site.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-deliveries/{id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver an event again
         * @description Makes the delivery pending again, with the same event id and a new attempt; receivers that keep ids drop it if they have it. A disabled endpoint is conflict `endpoint-disabled`. The request has no body.
         */
        post: operations["redeliverWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Who did something. */
        Actor: {
            /**
             * @description Kind of actor.
             * @enum {string}
             */
            type: "token" | "user" | "system";
            /** @description Id of the token or user; null for the system. */
            id: string | null;
        };
        /** @description An item of the alert inbox. There is one alert for each pair of kind and subject: a cause that comes back opens the same alert again and counts an occurrence. Alerts are kept for 90 days after they are resolved. */
        Alert: {
            /** @description Id of the alert. */
            id: components["schemas"]["Id"];
            /** @description Workspace that the alert belongs to. */
            workspace_id: components["schemas"]["Id"];
            /** @description What happened. Readers accept kinds that they do not know. */
            kind: components["schemas"]["AlertKind"];
            /** @description How urgent it is; fixed for each kind. */
            severity: components["schemas"]["AlertSeverity"];
            /** @description open, then acknowledged (updateAlert), then resolved (updateAlert, or the system when the cause is gone). Only a recurrence turns resolved into open. */
            state: components["schemas"]["AlertState"];
            /** @description Time at which it was marked as read; null while it is unread. Set and cleared with `read` of updateAlert. */
            read_at: components["schemas"]["Time"] | null;
            /** @description Site that it concerns; null if it concerns the workspace. */
            site_id: components["schemas"]["Id"] | null;
            /** @description The object that it is about. */
            subject: components["schemas"]["AlertSubject"];
            /** @description One fixed sentence for the kind. */
            title: string;
            /** @description A fixed text for the kind that says what to do. It never quotes data of visitors. */
            detail: string;
            /** @description How many times the alert opened. */
            occurrences: number;
            /** @description Time of the first occurrence; lists are ordered by it. */
            first_at: components["schemas"]["Time"];
            /** @description Time of the newest occurrence. */
            last_at: components["schemas"]["Time"];
        };
        /** @description A destination to which alerts are sent: up to ten e-mail addresses, or one Slack incoming webhook. Only what is chosen by `min_severity`, `alert_kinds` and `site_ids` together is sent. */
        AlertChannel: {
            /** @description Name, 1 to 80 characters, unique among the workspace's channels (conflict `name-taken`). */
            name: string;
            /**
             * @description Where alerts go. email needs `addresses` and takes no `url`; slack needs `url` and takes no `addresses`; anything else is validation-failed.
             * @enum {string}
             */
            kind: "email" | "slack";
            /** @description Kind email: 1 to 10 different e-mail addresses, required. Kind slack: null. Each address receives alerts only after a person has confirmed it by the link mailed to it; an address added later starts unconfirmed. An address gets at most one confirmation mail in 24 hours, and a workspace sends at most 50 a day. */
            addresses: string[] | null;
            /** @description The lowest severity that is sent. */
            min_severity: components["schemas"]["AlertSeverity"];
            /** @description The kinds that are sent; null means all, also those added later; an empty list means none. */
            alert_kinds: components["schemas"]["AlertKind"][] | null;
            /** @description The sites whose alerts are sent; null means all, and alerts that concern no site; an empty list means none. Only a PATCH changes the value: ids of deleted sites stay in it. An id that the workspace does not have when it is first written is validation-failed at its place. */
            site_ids: components["schemas"]["Id"][] | null;
            /** @description Whether anything is sent at all; the service never changes it. */
            enabled: boolean;
            /** @description A client's own name for the channel, unique among the workspace's channels (conflict `external-key-taken`). It never changes. Null means none. */
            external_key: components["schemas"]["ExternalKey"];
            /** @description Id of the channel. */
            id: components["schemas"]["Id"];
            /** @description Workspace that the channel belongs to. */
            workspace_id: components["schemas"]["Id"];
            /** @description Time at which it was created. */
            created_at: components["schemas"]["Time"];
            /** @description Time of the last change of a settable field. */
            updated_at: components["schemas"]["Time"];
            /** @description Who changed a settable field last; at first its maker. */
            updated_by: components["schemas"]["Actor"];
            /** @description Entity tag over the settable fields, as in the header ETag, for If-Match. */
            etag: components["schemas"]["Etag"];
            /** @description Kind slack: host of the url, an ellipsis and its last 4 characters. Kind email: null. */
            url_hint: string | null;
            /** @description Kind email: one entry for each address, in the order of `addresses`. Kind slack: null. */
            confirmations: components["schemas"]["AlertConfirmation"][] | null;
            /**
             * @description disabled: `enabled` is false. unconfirmed: kind email without a confirmed address. failing: the last three attempts failed. Else active. The first that holds, in this order.
             * @enum {string}
             */
            status: "active" | "unconfirmed" | "failing" | "disabled";
            /** @description Time of the last alert that was delivered; null if there was none. */
            last_sent_at: components["schemas"]["Time"] | null;
            /** @description A fixed sentence about the newest attempt if it failed, else null. */
            last_error: string | null;
        };
        /** @description What creates a AlertChannel. */
        AlertChannelCreate: {
            /** @description Name, 1 to 80 characters, unique among the workspace's channels (conflict `name-taken`). */
            name: string;
            /**
             * @description Where alerts go. email needs `addresses` and takes no `url`; slack needs `url` and takes no `addresses`; anything else is validation-failed.
             * @enum {string}
             */
            kind: "email" | "slack";
            /**
             * @description Kind email: 1 to 10 different e-mail addresses, required. Kind slack: null. Each address receives alerts only after a person has confirmed it by the link mailed to it; an address added later starts unconfirmed. An address gets at most one confirmation mail in 24 hours, and a workspace sends at most 50 a day.
             * @default null
             */
            addresses?: string[] | null;
            /**
             * Format: uri
             * @description Kind slack: https address of the incoming webhook, required, at most 2,048 characters, without credentials and fragment. Kind email: null. It is a secret: no answer carries it, `url_hint` tells it apart. An address that is not globally routable is validation-failed, code `address-refused`; plain http only to loopback in the embedded mode with `--allow-local`.
             * @default null
             */
            url?: string | null;
            /**
             * @description The lowest severity that is sent.
             * @default warning
             */
            min_severity?: components["schemas"]["AlertSeverity"];
            /**
             * @description The kinds that are sent; null means all, also those added later; an empty list means none.
             * @default null
             */
            alert_kinds?: components["schemas"]["AlertKind"][] | null;
            /**
             * @description The sites whose alerts are sent; null means all, and alerts that concern no site; an empty list means none. Only a PATCH changes the value: ids of deleted sites stay in it. An id that the workspace does not have when it is first written is validation-failed at its place.
             * @default null
             */
            site_ids?: components["schemas"]["Id"][] | null;
            /**
             * @description Whether anything is sent at all; the service never changes it.
             * @default true
             */
            enabled?: boolean;
            /**
             * @description A client's own name for the channel, unique among the workspace's channels (conflict `external-key-taken`). It never changes. Null means none.
             * @default null
             */
            external_key?: components["schemas"]["ExternalKey"];
        };
        /** @description A merge patch (RFC 7396) of a AlertChannel: null resets a member to its default. */
        AlertChannelUpdate: {
            /** @description Name, 1 to 80 characters, unique among the workspace's channels (conflict `name-taken`). */
            name?: string;
            /** @description Kind email: 1 to 10 different e-mail addresses, required. Kind slack: null. Each address receives alerts only after a person has confirmed it by the link mailed to it; an address added later starts unconfirmed. An address gets at most one confirmation mail in 24 hours, and a workspace sends at most 50 a day. */
            addresses?: string[] | null;
            /**
             * Format: uri
             * @description Kind slack: https address of the incoming webhook, required, at most 2,048 characters, without credentials and fragment. Kind email: null. It is a secret: no answer carries it, `url_hint` tells it apart. An address that is not globally routable is validation-failed, code `address-refused`; plain http only to loopback in the embedded mode with `--allow-local`.
             */
            url?: string | null;
            /** @description The lowest severity that is sent. */
            min_severity?: components["schemas"]["AlertSeverity"] | null;
            /** @description The kinds that are sent; null means all, also those added later; an empty list means none. */
            alert_kinds?: components["schemas"]["AlertKind"][] | null;
            /** @description The sites whose alerts are sent; null means all, and alerts that concern no site; an empty list means none. Only a PATCH changes the value: ids of deleted sites stay in it. An id that the workspace does not have when it is first written is validation-failed at its place. */
            site_ids?: components["schemas"]["Id"][] | null;
            /** @description Whether anything is sent at all; the service never changes it. */
            enabled?: boolean | null;
        };
        /** @description Whether the owner of an e-mail address has agreed to receive alerts. */
        AlertConfirmation: {
            /**
             * Format: email
             * @description The address as it stands in `addresses`.
             */
            address: string;
            /**
             * @description unconfirmed addresses receive nothing but the confirmation mail, whose link is good for 7 days.
             * @enum {string}
             */
            status: "unconfirmed" | "confirmed";
            /** @description Time of the confirmation; null while unconfirmed. */
            confirmed_at: components["schemas"]["Time"] | null;
        };
        /**
         * @description What an alert is about. domain.recheck_failing (warning): the check of a verified domain failed once. domain.failed (critical): a domain is no longer verified. scan.failed (warning). scan.new_tracker (info): a scan recorded a tracker not known before. issue.opened (critical): an issue of severity error opened. version.promotion_blocked (warning): the gate refused. install_check.failed (warning). webhook.disabled (critical): the service stopped sending to an endpoint. channel.failing (warning): an alert channel failed three times in a row. token.expiring (warning): 14 days and again 3 days before a token expires.
         * @enum {string}
         */
        AlertKind: "domain.recheck_failing" | "domain.failed" | "scan.failed" | "scan.new_tracker" | "issue.opened" | "version.promotion_blocked" | "install_check.failed" | "webhook.disabled" | "channel.failing" | "token.expiring";
        /**
         * @description Urgency of an alert, rising in the order info, warning, critical.
         * @enum {string}
         */
        AlertSeverity: "info" | "warning" | "critical";
        /**
         * @description Where an alert stands.
         * @enum {string}
         */
        AlertState: "open" | "acknowledged" | "resolved";
        /** @description The object that an alert is about. */
        AlertSubject: {
            /**
             * @description Kind of the object.
             * @enum {string}
             */
            type: "domain" | "site" | "issue" | "webhook" | "channel" | "token";
            /** @description Id of the object. */
            id: components["schemas"]["Id"];
        };
        /** @description What a person may do to an alert. A member that is absent leaves its part as it is. */
        AlertUpdate: {
            /**
             * @description The new state. acknowledged is legal from open, resolved from open and acknowledged; the present state is accepted and changes nothing; any other change is conflict `alert-state`.
             * @enum {string}
             */
            state?: "acknowledged" | "resolved";
            /** @description Whether the alert counts as read; true sets `read_at` if it is null, false clears it. */
            read?: boolean;
        };
        /** @description An https address, or a path on the same site such as `/privacy`. Other schemes are refused (code url-scheme). */
        BannerAddress: string;
        /** @description An address per language tag. At most 60 languages. */
        BannerAddresses: {
            [key: string]: components["schemas"]["BannerAddress"];
        };
        /** @description What is held back before consent. */
        BannerBlocking: {
            /**
             * @description Rules and services are blocked (`auto`), only marked tags are (`manual`), or nothing is, but reported.
             * @default auto
             * @enum {string}
             */
            mode?: "auto" | "manual" | "report_only";
            /**
             * @description What happens to requests to hosts that nothing names.
             * @default report
             * @enum {string}
             */
            unknown_requests?: "allow" | "block" | "report";
            /**
             * @description What happens to cookies and storage that nothing names.
             * @default report
             * @enum {string}
             */
            unknown_storage?: "allow" | "block" | "report";
            /**
             * @description What stands in place of a blocked frame.
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
             * @description What belongs to which category or service. At most 500; the first match counts.
             * @default []
             */
            rules?: components["schemas"]["BlockingRule"][];
        };
        /** @description A text per language tag. At most 60 languages, each 1 to 4000 characters. */
        BannerBodies: {
            [key: string]: components["schemas"]["BannerBody"];
        };
        /** @description A plain text. 1 to 4000 characters. */
        BannerBody: string;
        /** @description Colours of one button. There is no size and no weight, because these are the same for all buttons. */
        BannerButtonColours: {
            /** @description Background. */
            bg: components["schemas"]["BannerColour"];
            /** @description Label. */
            fg: components["schemas"]["BannerColour"];
            /** @description Edge. */
            border: components["schemas"]["BannerColour"];
        };
        /** @description A purpose that a visitor decides about. One that is not `required` is called optional. */
        BannerCategory: {
            /** @description What rules, services and records call it. Each once. */
            key: components["schemas"]["CategoryKey"];
            /** @description Its name. */
            label: components["schemas"]["BannerLabels"];
            /** @description What it is used for. */
            description: components["schemas"]["BannerBodies"];
            /**
             * @description Always on, because the service cannot work without it. At least one category must be.
             * @default false
             */
            required?: boolean;
            /**
             * @description Google signals that this category grants.
             * @default []
             */
            signals?: components["schemas"]["ConsentSignal"][];
            /**
             * @description Whether it sells or shares personal information in the sense of United States state laws.
             * @default false
             */
            sale_or_share?: boolean;
            /**
             * @description Whether it processes sensitive personal information.
             * @default false
             */
            sensitive?: boolean;
        };
        /**
         * @description A colour as `#rrggbb`.
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
             * @description Signals that are granted or denied before a choice in some places. At most 60. Elsewhere everything but security_storage is denied.
             * @default []
             */
            regional_defaults?: components["schemas"]["RegionalDefault"][];
        };
        /** @description Everything that a visitor sees of a consent banner, and everything that it does. Stored as sent: defaults are filled only in the resolved view. At most 512 KiB as JSON and 12 levels deep. What no document can switch off, because the schema has no word for it: the fallback rule is strict (opt-in, accept and reject side by side, every optional category off); closing, scrolling, pressing escape or waiting never grants consent; reject is a button of the same element, size and weight as accept; the preferences layer offers reject beside accept; a control that reopens the banner always exists; a privacy signal only ever switches categories off; there is no CSS of one's own; disclosed vendors are always encoded in a TC string. */
        BannerDocument: {
            /**
             * @description Version of this document format. Always "1".
             * @constant
             */
            schema_version: "1";
            identity: components["schemas"]["BannerIdentity"];
            languages: components["schemas"]["BannerLanguages"];
            /** @description The banner's strings, per language tag. Every member of a language is optional: a missing string falls back alone, so a language may be partial. The default language must be complete before a publish. */
            texts: {
                [key: string]: components["schemas"]["BannerTexts"];
            };
            links: components["schemas"]["BannerLinks"];
            /** @description The purposes that a visitor decides about, in the order in which they are shown. 1 to 12. */
            categories: components["schemas"]["BannerCategory"][];
            layout: components["schemas"]["BannerLayout"];
            theme: components["schemas"]["BannerTheme"];
            regimes: components["schemas"]["BannerRegimes"];
            consent_mode?: components["schemas"]["BannerConsentMode"];
            gpc?: components["schemas"]["BannerGpc"];
            tcf?: components["schemas"]["BannerTcf"];
            gpp?: components["schemas"]["BannerGpp"];
            blocking?: components["schemas"]["BannerBlocking"];
            reconsent?: components["schemas"]["BannerReconsent"];
            storage?: components["schemas"]["BannerStorage"];
            records?: components["schemas"]["BannerRecords"];
        };
        /** @description The placeholder of a blocked frame. */
        BannerEmbedTexts: {
            /** @description Heading of the placeholder. */
            title?: components["schemas"]["BannerLabel"];
            /** @description Why the content is not shown. */
            body?: components["schemas"]["BannerBody"];
            /** @description Button that loads this content once. */
            load_once?: components["schemas"]["BannerLabel"];
            /** @description Button that grants the category. */
            always?: components["schemas"]["BannerLabel"];
        };
        /** @description How long a choice is kept before the visitor is asked again. */
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
        /** @description A further link. */
        BannerExtraLink: {
            /** @description The link's text. */
            label: components["schemas"]["BannerLabels"];
            /** @description Where it leads. */
            url: components["schemas"]["BannerAddresses"];
        };
        /** @description The first layer. */
        BannerFirstLayerTexts: {
            /** @description Heading of the banner. */
            title?: components["schemas"]["BannerLabel"];
            /** @description What is asked and why. With the TCF it must contain `{vendor_count}`. */
            body?: components["schemas"]["BannerBody"];
            /** @description Button that grants every category. */
            accept_all?: components["schemas"]["BannerLabel"];
            /** @description Button that denies every optional category. */
            reject_all?: components["schemas"]["BannerLabel"];
            /** @description Button that opens the preferences. */
            customize?: components["schemas"]["BannerLabel"];
            /** @description Button that saves the chosen preferences. */
            save?: components["schemas"]["BannerLabel"];
            /** @description Accessible name of the close button, which rejects. */
            close_label?: components["schemas"]["BannerLabel"];
            /** @description Button that dismisses a mere notice. It grants nothing. */
            ok?: components["schemas"]["BannerLabel"];
        };
        /** @description Global Privacy Control. The signal only switches categories off. */
        BannerGpc: {
            /**
             * @description Honoured where a law requires it, everywhere, or never.
             * @default required
             * @enum {string}
             */
            honour?: "required" | "everywhere" | "never";
            /**
             * @description Categories that the signal switches off. Empty means all with sale_or_share.
             * @default []
             */
            categories?: components["schemas"]["CategoryKey"][];
            /**
             * @description Whether the visitor is told that the signal was honoured.
             * @default true
             */
            show_status?: boolean;
        };
        /** @description IAB Global Privacy Platform. */
        BannerGpp: {
            /** @description Whether a GPP string is made. */
            enabled: boolean;
            /**
             * @description United States sections: `usnat`, or `us` and the state, such as `usca`.
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
            [key: string]: components["schemas"]["BannerLabel"];
        };
        /** @description Which languages the banner speaks and how a visitor's one is found. Lookup of a tag: the exact tag, then `fallbacks`, then its base tag, then the default. */
        BannerLanguages: {
            /** @description The language that every lookup ends in. Must be in `available`. */
            default: components["schemas"]["LanguageTag"];
            /** @description Languages on offer, the default included. 1 to 60, each once. */
            available: components["schemas"]["LanguageTag"][];
            /**
             * @description Where the visitor's language is read: the page's `lang` attribute (`html`), the browser's setting, the first path segment (`url`), or always the default (`fixed`).
             * @default html
             * @enum {string}
             */
            detect?: "html" | "browser" | "url" | "fixed";
            /**
             * @description For a tag, the available tag that stands in for it, such as `gsw: de`. Chains are followed; a cycle is refused. At most 60.
             * @default {}
             */
            fallbacks?: {
                [key: string]: components["schemas"]["LanguageTag"];
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
             * @description Where the first layer stands.
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
             * @description Order of the three buttons of the first layer, each once. Those a rule does not show are left out.
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
            reopen?: components["schemas"]["BannerReopen"];
            /**
             * @description Whether declared crawlers are not shown the banner. Nothing is granted for them.
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
            cookie_policy?: components["schemas"]["BannerAddresses"];
            /** @description The privacy policy. */
            privacy_policy?: components["schemas"]["BannerAddresses"];
            /** @description The imprint. */
            imprint?: components["schemas"]["BannerAddresses"];
            /**
             * @description Further links. At most 5.
             * @default []
             */
            extra?: components["schemas"]["BannerExtraLink"][];
        };
        /** @description The opt-out of sale and sharing. */
        BannerOptOutTexts: {
            /** @description The link, in California "Do Not Sell or Share My Personal Information" or "Your Privacy Choices". */
            link?: components["schemas"]["BannerLabel"];
            /** @description Heading of the opt-out. */
            title?: components["schemas"]["BannerLabel"];
            /** @description What the opt-out does. */
            body?: components["schemas"]["BannerBody"];
            /** @description Button that opts out. */
            confirm?: components["schemas"]["BannerLabel"];
        };
        /** @description The preferences layer. */
        BannerPreferencesTexts: {
            /** @description Heading of the preferences. */
            title?: components["schemas"]["BannerLabel"];
            /** @description Text above the categories. */
            intro?: components["schemas"]["BannerBody"];
            /** @description Why required categories cannot be switched off. */
            necessary_note?: components["schemas"]["BannerBody"];
        };
        /** @description Which changes ask every visitor again (`prompt`) and which keep their choice (`keep`). */
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
        /** @description What a consent record holds. */
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
        /** @description What is asked where. A place takes the rule that names its subdivision, else its country, else its regime, else the fallback; among several the higher priority, then the earlier in the list. The fallback is always strict: opt-in, the buttons accept_all, reject_all and customize, every optional category off, signals honoured. */
        BannerRegimes: {
            /**
             * @description The model where no rule applies. `opt_in` is the only value.
             * @constant
             */
            fallback: "opt_in";
            /** @description Places that the site addresses; rules are tested there only. A country includes its subdivisions. Absent means every place. */
            audience?: components["schemas"]["RegionCode"][];
            /**
             * @default {
             *       "accept_days": 180,
             *       "reject_days": 180
             *     }
             */
            expiry?: components["schemas"]["BannerExpiry"];
            /**
             * @description Exceptions from the fallback. At most 60.
             * @default []
             */
            rules?: components["schemas"]["RegimeRule"][];
        };
        /** @description The control that reopens the banner. One always exists; there is no value that removes it. */
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
        /** @description What is shown after a privacy signal or an opt-out took effect. */
        BannerStatusTexts: {
            /** @description Shown when the browser's Global Privacy Control was honoured. */
            gpc_honoured?: components["schemas"]["BannerBody"];
            /** @description Shown to a visitor who opted out. */
            opted_out?: components["schemas"]["BannerBody"];
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
            /** @description Whether a TC string is made. */
            enabled: boolean;
            /** @description Id of the consent management platform in the IAB's list. 2 to 4095. */
            cmp_id?: number;
            /**
             * @description Vendors that are disclosed.
             * @default all
             */
            vendors?: components["schemas"]["VendorSelection"];
            /**
             * @description Ids of Google's additional ad technology providers.
             * @default []
             */
            google_providers?: number[];
            /** @description Country whose law the publisher follows. */
            publisher_country?: components["schemas"]["CountryCode"];
            /**
             * @description Whether purpose 1 is not asked for at all.
             * @default false
             */
            purpose_one_treatment?: boolean;
            /**
             * @description What the publisher forbids vendors. At most 200.
             * @default []
             */
            publisher_restrictions?: components["schemas"]["PublisherRestriction"][];
            /** @description Version of the Global Vendor List; absent means the newest. */
            gvl_version?: number;
        };
        /** @description The strings of one language. All optional; which of them are visible depends on layout, rules and signals. */
        BannerTexts: {
            banner?: components["schemas"]["BannerFirstLayerTexts"];
            preferences?: components["schemas"]["BannerPreferencesTexts"];
            opt_out?: components["schemas"]["BannerOptOutTexts"];
            /** @description The link "Limit the Use of My Sensitive Personal Information". */
            limit_link?: components["schemas"]["BannerLabel"];
            status?: components["schemas"]["BannerStatusTexts"];
            embed?: components["schemas"]["BannerEmbedTexts"];
        };
        /** @description Colours and type. There is no CSS of one's own. */
        BannerTheme: {
            /**
             * @description `auto` follows the visitor's system where a dark set exists.
             * @default auto
             * @enum {string}
             */
            mode?: "auto" | "light" | "dark";
            /** @description The colour sets. */
            tokens: {
                /** @description The light set. */
                light: components["schemas"]["BannerTokens"];
                /** @description The dark set. Without it, the light set is used always. */
                dark?: components["schemas"]["BannerTokens"];
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
            /** @description A logo. */
            logo_url?: components["schemas"]["BannerAddress"];
        };
        /** @description One colour set. Text needs a contrast of 4.5:1 (WCAG 1.4.3), the focus ring 3:1 (WCAG 1.4.11). */
        BannerTokens: {
            /** @description Background. */
            surface: components["schemas"]["BannerColour"];
            /** @description Text on the surface. */
            text: components["schemas"]["BannerColour"];
            /** @description Secondary text on the surface. */
            muted: components["schemas"]["BannerColour"];
            /** @description Lines. */
            border: components["schemas"]["BannerColour"];
            /** @description Focus ring. */
            focus: components["schemas"]["BannerColour"];
            /** @description The accept button. */
            accept: components["schemas"]["BannerButtonColours"];
            /** @description The reject button. */
            reject: components["schemas"]["BannerButtonColours"];
            /** @description The customize button. */
            customize: components["schemas"]["BannerButtonColours"];
        };
        /** @description Exactly one of host, url and selector. `*` stands for any characters; there are no regular expressions. */
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
            match: components["schemas"]["BlockingMatch"];
            /** @description Key of a service of the site. */
            service?: string;
            /** @description Key of a category of the document. */
            category?: components["schemas"]["CategoryKey"];
            /**
             * @description Held back until its category is granted (`block`) or never (`allow`).
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
         * @description nxdomain: the name does not exist. dns-error: name servers failed, which says nothing about the record. record-missing: no record, file
         *     or element. value-mismatch: another value. http-status: no 2xx answer. tls: no valid certificate. timeout: no answer in time.
         *     address-refused: the host resolves to an address that is not public. claim-lost: another workspace proved a clashing claim.
         * @enum {string}
         */
        CheckFailureCode: "nxdomain" | "dns-error" | "record-missing" | "value-mismatch" | "http-status" | "tls" | "timeout" | "address-refused" | "claim-lost";
        /** @description The request contradicts what exists. `reason` says how; it is stable and meant to be matched. */
        ConflictProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/conflict";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 409;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
            /** @description What the conflict is. */
            reason: components["schemas"]["ConflictReason"];
            /** @description Request field whose value is taken; null where no field is the cause. */
            field: string | null;
            /** @description Id of the object that has the value already. Null where there is none or where the caller's binding hides it. Only with external-key-taken does it prove that the caller's own earlier request made the object. */
            conflicting_id: components["schemas"]["Id"] | null;
        };
        /**
         * @description Why a request conflicts with what exists (problem `conflict`).
         * @enum {string}
         */
        ConflictReason: "external-key-taken" | "site-in-use" | "name-taken" | "host-taken" | "key-taken" | "direct-production-disabled" | "stage-empty" | "scan-not-completed" | "alert-state" | "endpoint-disabled" | "too-many-secrets" | "export-building";
        /**
         * @description `opt_in`: nothing optional before a grant. `opt_out`: on until the visitor objects. `notice`: on, with information. `none`: on, nothing is shown.
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
        /** @description An unsafe method came with a session cookie from another origin: neither Sec-Fetch-Site says same-origin nor does Origin match. */
        CrossOriginRefusedProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/cross-origin-refused";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 403;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
        };
        /** @description stub */
        DeploymentKey: Record<string, never>;
        /** @description `sha256:` and the hexadecimal SHA-256 of the RFC 8785 canonical form. */
        Digest: string;
        /**
         * @description A host that a site's banner runs on, and the proof that the workspace controls it. A host may be pending in many workspaces; only one
         *     holds a proven claim. Losing verification never takes a banner down: it raises alerts and closes the promotion gate, scans and install checks.
         */
        Domain: {
            /** @description Id of the domain, `dom_` and 26 characters. */
            id: components["schemas"]["Id"];
            /** @description Workspace that the domain belongs to. */
            workspace_id: components["schemas"]["Id"];
            /** @description Site that the domain belongs to. */
            site_id: components["schemas"]["Id"];
            /**
             * @description Lower-case host name of A-labels, 1 to 253 characters; no scheme, port, path, address or public suffix (ICANN and private section).
             *     Loopback names are accepted only by an embedded service that was started with `--allow-local`.
             */
            host: components["schemas"]["Host"];
            /** @description Whether the banner also runs on hosts below this one. Creating the same host again changes it; a dns_txt proof then covers them too. */
            include_subdomains: boolean;
            /** @description Stage that the host serves. One host may be attached once for each environment. */
            environment: components["schemas"]["Environment"];
            /** @description How control is proved. A verification that names another method changes it. */
            verification_method: components["schemas"]["VerificationMethod"];
            /** @description Whether the proof covers hosts below this one, that is `include_subdomains` with dns_txt. */
            covers_subdomains: boolean;
            /** @description What to publish, for each method. The value is the same for one site and host, and is not secret. */
            challenge: components["schemas"]["DomainChallenge"];
            /**
             * @description pending: not proved yet, checked hourly for 72 hours. verified: proved, checked again weekly. failed: the 72 hours passed, three
             *     re-checks in a row failed, or another workspace proved its claim.
             * @enum {string}
             */
            status: "pending" | "verified" | "failed";
            /** @description Domain of this workspace whose dns_txt proof covers this host; null if the host is proved by itself or not at all. */
            inherited_from: components["schemas"]["Id"] | null;
            /** @description Why the newest check failed; null if it succeeded or none was made. A verified domain keeps its status when a check fails. */
            failure: components["schemas"]["DomainFailure"] | null;
            /** @description When the domain became verified; null if it is not. */
            verified_at: components["schemas"]["Time"] | null;
            /** @description When it was checked last; null if it never was. */
            last_checked_at: components["schemas"]["Time"] | null;
            /** @description When it is checked next without being asked; null if it is not. */
            next_check_at: components["schemas"]["Time"] | null;
            /** @description When the domain was attached. */
            created_at: components["schemas"]["Time"];
            /** @description When one of its fields, other than the times of checks, changed last. */
            updated_at: components["schemas"]["Time"];
        };
        /** @description What to publish to prove control of a host, for each method; one of the three is enough. */
        DomainChallenge: {
            /** @description For dns_txt. */
            dns: components["schemas"]["DomainChallengeDns"];
            /** @description For file. */
            file: components["schemas"]["DomainChallengeFile"];
            /** @description For meta_tag. */
            meta: components["schemas"]["DomainChallengeMeta"];
        };
        /** @description The TXT record to create. A CNAME at its name is followed. All strings of a record are joined, then compared exactly. */
        DomainChallengeDns: {
            /**
             * @description Full name of the record without a final dot.
             * @example _consent-challenge.www.example.com
             */
            name: string;
            /**
             * @description Record type.
             * @constant
             */
            type: "TXT";
            /** @description Content of the record, without quotation marks. */
            value: string;
        };
        /** @description The file to serve over https or http, without a redirect to another host. */
        DomainChallengeFile: {
            /**
             * @description Path of the file on the host.
             * @constant
             */
            path: "/.well-known/consent-challenge.txt";
            /** @description Content of the file; white space around it is ignored. */
            body: string;
        };
        /** @description The meta element to put into the head of the home page. */
        DomainChallengeMeta: {
            /**
             * @description Its name attribute.
             * @constant
             */
            name: "consent-challenge";
            /** @description Its content attribute. */
            content: string;
        };
        /** @description Another workspace holds a proven claim on the host, and its proof still stood when it was checked just now. The same answer is given whoever holds it. */
        DomainClaimedProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/domain-claimed";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 409;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
            /** @description The claimed host. */
            host: components["schemas"]["Host"];
        };
        /** @description What creates a Domain. */
        DomainCreate: {
            /**
             * @description Lower-case host name of A-labels, 1 to 253 characters; no scheme, port, path, address or public suffix (ICANN and private section).
             *     Loopback names are accepted only by an embedded service that was started with `--allow-local`.
             */
            host: components["schemas"]["Host"];
            /**
             * @description Whether the banner also runs on hosts below this one. Creating the same host again changes it; a dns_txt proof then covers them too.
             * @default true
             */
            include_subdomains?: boolean;
            /**
             * @description Stage that the host serves. One host may be attached once for each environment.
             * @default production
             */
            environment?: components["schemas"]["Environment"];
            /**
             * @description How control is proved. A verification that names another method changes it.
             * @default dns_txt
             */
            verification_method?: components["schemas"]["VerificationMethod"];
        };
        /** @description Why a verification check failed. */
        DomainFailure: {
            /** @description Stable reason. */
            code: components["schemas"]["CheckFailureCode"];
            /** @description One fixed sentence for each code. */
            detail: string;
            /** @description For value-mismatch by dns_txt the TXT strings found instead, at most 5 of at most 255 characters; else null. */
            found: string[] | null;
        };
        /** @description A scan or an install check needs a verified domain and the hosts concerned are attached but not verified, or there is none. */
        DomainNotVerifiedProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/domain-not-verified";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 409;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
            /** @description Domains that must be verified first; empty if the site has no domain in the environment. */
            domain_ids: components["schemas"]["Id"][];
        };
        /** @description The draft has findings of level E that no waiver covers, so it cannot be published. Each finding says what to change. */
        DraftInvalidProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/draft-invalid";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 422;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
            /** @description Findings of level E. */
            errors: components["schemas"]["RuleFinding"][];
            /** @description Findings of level W, waived ones included. */
            warnings: components["schemas"]["RuleFinding"][];
            /** @description Digest of the document that was judged. */
            digest: components["schemas"]["Digest"];
        };
        /** @description The draft without its document. The fields are those of ConfigDraft. */
        DraftSummary: {
            /** @description Number of writes that changed the draft; 0 is the starter draft. */
            revision: number;
            /** @description `"r<revision>"`, to be sent in If-Match. */
            etag: components["schemas"]["Etag"];
            /** @description Digest of the stored document. */
            digest: components["schemas"]["Digest"];
            /** @description Deployment that owns the draft; null if a person does. */
            managed_by: components["schemas"]["DeploymentKey"];
            /** @description When the draft changed last. */
            updated_at: components["schemas"]["Time"];
            /** @description Who changed it last. */
            updated_by: components["schemas"]["Actor"];
            /** @description Template that the draft is linked to, or null. */
            template_ref: components["schemas"]["TemplateRef"] | null;
        };
        /**
         * @description A stage that visitors can be served from.
         * @enum {string}
         */
        Environment: "preview" | "production";
        /**
         * @description Strong entity tag, with its quotation marks, as in the ETag header.
         * @example "r3"
         */
        Etag: string;
        /**
         * @description What happened.
         * @enum {string}
         */
        EventKind: never;
        /**
         * @description An event kind such as `version.published`, `*` for all kinds, or the part before the full stop with `.*` for all kinds that begin so. A selector that matches no kind of this contract is validation-failed.
         * @example version.published
         * @example scan.*
         */
        EventSelector: string;
        /** @description The export was ready more than 7 days ago and its file is gone. Create another one. */
        ExportExpiredProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/export-expired";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 410;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
        };
        /** @description The export could not be built and never will be. Create another one, narrower if it was too large. */
        ExportFailedProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/export-failed";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 409;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
            /** @description Why it failed. */
            failure: {
                /**
                 * @description Stable reason.
                 * @enum {string}
                 */
                code: "too-large" | "internal";
                /** @description One fixed sentence for each code. */
                detail: string;
            };
        };
        /** @description The export is still being built. Download it again after the time given. */
        ExportNotReadyProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/export-not-ready";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 409;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
            /**
             * @description State of the export.
             * @enum {string}
             */
            export_status: "building";
            /** @description Seconds to wait, as in the header Retry-After. */
            retry_after: number;
        };
        /**
         * @description A client's own name for the object, unique for its kind in the workspace among objects that are not deleted; never changes.
         *     A create that finds it taken answers conflict `external-key-taken` with `conflicting_id`.
         */
        ExternalKey: string | null;
        /** @description One thing that is wrong with a request. It names either a `pointer` into the body or a `parameter`, never both. */
        FieldError: {
            /**
             * @description JSON Pointer (RFC 6901) into the body; the empty string is the whole body.
             * @example /settings/timezone
             */
            pointer?: string;
            /**
             * @description Name of the query or path parameter.
             * @example after
             */
            parameter?: string;
            /**
             * @description Stable reason: the JSON Schema keyword that failed, or one of our own such as unknown-key, read-only, duplicate or address-refused.
             * @example unknown-key
             */
            code: string;
            /** @description What was found, what is allowed and what to do. */
            detail: string;
        };
        /** @description stub */
        GateReason: Record<string, never>;
        /**
         * @description Lower-case host name of A-labels; no scheme, port, path or address.
         * @example www.example.com
         */
        Host: string;
        /**
         * @description Opaque identifier, at most 64 characters of `A-Za-z0-9_-`.
         * @example site_01jd2v7k3q8m4n5p6r7s8t9v0w
         */
        Id: string;
        /** @description An earlier request with the same Idempotency-Key has not finished within 2 seconds. Send the same request again. */
        IdempotencyKeyInProgressProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/idempotency-key-in-progress";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 409;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
            /** @description The key as it was understood */
            key: string;
        };
        /** @description The header Idempotency-Key is neither a quoted structured-field string nor a bare one of 1 to 255 characters. */
        IdempotencyKeyInvalidProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/idempotency-key-invalid";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 400;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
        };
        /** @description The key was used for another request (method, path, query or body differ) in the last 24 hours. Use a new key. */
        IdempotencyKeyReusedProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/idempotency-key-reused";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 422;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
            /** @description The key as it was understood */
            key: string;
        };
        /** @description The token is valid and lacks the scope that the operation, or the part of it that was asked for, needs. */
        InsufficientScopeProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/insufficient-scope";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 403;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
            /** @description The scope that is missing. */
            required_scope: components["schemas"]["Scope"];
            /** @description The scopes that the token has. */
            token_scopes: components["schemas"]["Scope"][];
        };
        /** @description The service failed. Nothing of the request took effect. Name the request_id when you report it. */
        InternalErrorProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/internal-error";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 500;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
        };
        /** @description The cursor was altered, is older than 24 hours, or belongs to another workspace, operation, path, set of filters or rights. Start the list again without a cursor. */
        InvalidCursorProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/invalid-cursor";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 400;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
        };
        /** @description A query parameter or request header is unknown, malformed or out of its range. Values are never clamped or guessed. */
        InvalidParameterProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/invalid-parameter";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 400;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
            /**
             * @description Name of the query parameter or header.
             * @example format
             */
            parameter: string;
            /** @description The values that are accepted, or the names of the known parameters; null where they cannot be listed. */
            allowed: string[] | null;
        };
        /** @description One text for each BCP 47 language tag. */
        LanguageMap: {
            [key: string]: string;
        };
        /**
         * @description BCP 47 language tag.
         * @example en
         * @example pt-BR
         */
        LanguageTag: string;
        /** @description The body is no I-JSON (RFC 7493): broken syntax, a duplicate member, a lone surrogate, or a number that is not finite or lies outside ±2^53. Nothing was looked at beyond the syntax. */
        MalformedRequestProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/malformed-request";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 400;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
            /**
             * @description JSON Pointer (RFC 6901) to the offending place; null where the syntax breaks before a place can be named.
             * @example /settings/labels
             */
            pointer: string | null;
        };
        /** @description The path exists and does not support the method. The header Allow lists those that it supports. */
        MethodNotAllowedProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/method-not-allowed";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 405;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
        };
        /** @description The header Host is neither a configured name nor, where the service is bound to loopback, localhost or a loopback address. */
        MisdirectedRequestProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/misdirected-request";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 421;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
        };
        /** @description The header Accept excludes every media type that the operation can answer. */
        NotAcceptableProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/not-acceptable";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 406;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
            /** @description Media types that the operation can answer. */
            allowed: string[];
        };
        /** @description There is no such object, or no such path. An object that is deleted, belongs to another workspace or lies outside the token's binding, and an id that cannot exist, are all answered alike. */
        NotFoundProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/not-found";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 404;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
            /**
             * @description Kind of the object that was looked for, such as site or version; null for an unknown path.
             * @example site
             */
            resource: string | null;
            /** @description The id as it was sent; null for an unknown path. */
            id: string | null;
        };
        /** @description The body is larger than the operation accepts. It was not read to its end. */
        PayloadTooLargeProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/payload-too-large";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 413;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
            /** @description Largest accepted body, in bytes. */
            limit_bytes: number;
        };
        /** @description The workspace already has as many objects of this kind as its plan allows. */
        PlanLimitReachedProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/plan-limit-reached";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 403;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
            /**
             * @description What is limited. Domains are counted per site, everything else per workspace.
             * @enum {string}
             */
            resource: "sites" | "domains" | "tokens" | "webhooks" | "alert_channels" | "templates" | "queued_scans";
            /** @description Number of objects that the plan allows. */
            limit: number;
            /** @description Number of objects that exist. */
            used: number;
        };
        /** @description The object is not what the request expected: If-Match does not match, or an expected digest or number in the body differs. An ETag or digest mismatch names the current one; a number mismatch names the current number and, for a pointer, who moved it and when. */
        PreconditionFailedProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/precondition-failed";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 412;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
            /** @description ETag of the object now. */
            current_etag?: components["schemas"]["Etag"];
            /** @description Digest of the draft or of the services now. */
            current_digest?: components["schemas"]["Digest"];
            /** @description Version number that the stage holds now; null while it is empty. */
            current_number?: number | null;
            /** @description Who moved the pointer last; null if it never moved. */
            moved_by?: components["schemas"]["Actor"] | null;
            /** @description When the pointer moved last; null if it never did. */
            moved_at?: components["schemas"]["Time"] | null;
        };
        /** @description What the promotion gate found when it refused. */
        PromotionBlock: {
            /** @description Mode of the site's gate. */
            mode: components["schemas"]["PromotionGateMode"];
            /** @description Least severity of an open issue that counts. */
            fail_on: components["schemas"]["PromotionGateFailOn"];
            /** @description Conditions that failed, in the order in which they are checked. */
            reasons: components["schemas"]["GateReason"][];
            /** @description The scan that was looked at; null if preview has no completed scan of this version. */
            scan_id: components["schemas"]["Id"] | null;
            /** @description Age of that scan in hours; null without one. */
            scan_age_hours: number | null;
            /** @description Open issues of preview with at least the severity `fail_on`. */
            issue_ids: components["schemas"]["Id"][];
            /** @description Production domains that are not verified, if domain-not-verified is among the reasons. */
            domain_ids: components["schemas"]["Id"][];
        };
        /** @description The site's promotion gate is not satisfied. Reasons that are overridable pass with `gate_override_reason`; legal-findings never does. Every such answer writes the event version.promotion_blocked. */
        PromotionBlockedProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/promotion-blocked";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 409;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
            /** @description What the gate found. */
            gate: components["schemas"]["PromotionBlock"];
            /** @description Findings of level E if legal-findings is among the reasons, else empty. */
            errors: components["schemas"]["RuleFinding"][];
            /** @description True if gate_override_reason would let the request pass. */
            overridable: boolean;
        };
        /**
         * @description What must hold before a version goes to production. Legal findings of level E block in every mode; mode and the other members decide
         *     about the rest.
         */
        PromotionGate: {
            /**
             * @description What a condition that fails leads to.
             * @default warn
             */
            mode?: components["schemas"]["PromotionGateMode"];
            /**
             * @description Least severity at which an open issue of preview counts.
             * @default error
             */
            fail_on?: components["schemas"]["PromotionGateFailOn"];
            /**
             * @description Greatest age, in hours, of the preview scan of the version, 1 to 720.
             * @default 168
             */
            max_scan_age_hours?: number;
            /**
             * @description Whether at least one production domain must be verified.
             * @default true
             */
            require_verified_domain?: boolean;
            /**
             * @description Whether preview must have an install check of the version that did not fail.
             * @default false
             */
            require_install_check?: boolean;
        };
        /**
         * @description Least severity of an issue that counts: error, or warning and error.
         * @enum {string}
         */
        PromotionGateFailOn: "error" | "warning";
        /**
         * @description off: only legal findings are checked. warn: other reasons are recorded and do not stop a promotion. block: other reasons stop it, unless
         *     `gate_override_reason` is given.
         * @enum {string}
         */
        PromotionGateMode: "off" | "warn" | "block";
        /** @description A merge patch of PromotionGate. */
        PromotionGatePatch: {
            /** @description What a condition that fails leads to. */
            mode?: components["schemas"]["PromotionGateMode"] | null;
            /** @description Least severity at which an open issue of preview counts. */
            fail_on?: components["schemas"]["PromotionGateFailOn"] | null;
            /** @description Greatest age, in hours, of the preview scan of the version, 1 to 720. */
            max_scan_age_hours?: number | null;
            /** @description Whether at least one production domain must be verified. */
            require_verified_domain?: boolean | null;
            /** @description Whether preview must have an install check of the version that did not fail. */
            require_install_check?: boolean | null;
        };
        /** @description A restriction of one purpose for some vendors. */
        PublisherRestriction: {
            /** @description Purpose of the TCF. 1 to 11. */
            purpose: number;
            /**
             * @description What is restricted.
             * @enum {string}
             */
            type: "not_allowed" | "require_consent" | "require_li";
            /** @description Whom it concerns. */
            vendors: components["schemas"]["VendorSelection"];
        };
        /** @description A budget of requests is used up. Retry-After is never earlier than the end of the window; a refused request does not count. */
        RateLimitedProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/rate-limited";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 429;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
            /** @description Seconds to wait, as in the header Retry-After. */
            retry_after: number;
            /** @description Names of the policies, as in the header RateLimit-Policy, whose budget is used up. */
            "violated-policies": ("per-token" | "auth" | "session" | "per-ip")[];
        };
        /**
         * @description A row of the regime table, such as `gdpr` or `us_ca`.
         * @example gdpr
         */
        RegimeId: string;
        /** @description What is asked in the places that it matches. */
        RegimeRule: {
            /** @description What findings and records call the rule. Each once. */
            id: components["schemas"]["CategoryKey"];
            match: components["schemas"]["RegimeRuleMatch"];
            /**
             * @description Higher wins among rules that match a place equally closely.
             * @default 0
             */
            priority?: number;
            model: components["schemas"]["ConsentModel"];
            /** @description Buttons of the first layer. Empty means that no first layer is shown. */
            first_layer: ("accept_all" | "reject_all" | "customize" | "opt_out" | "ok")[];
            /**
             * @description State of a category before a choice, `on` or `off`. A category that is not named is off under `opt_in` and on under other models.
             * @default {}
             */
            defaults?: {
                [key: string]: "on" | "off";
            };
            /**
             * @description Whether a Global Privacy Control signal is honoured. It only switches categories off.
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
             * @description Whether the link to limit the use of sensitive information is shown.
             * @default false
             */
            limit_link?: boolean;
            /**
             * @description Whether signals are processed in the frictionless manner of 11 CCR 7025(f).
             * @default false
             */
            frictionless?: boolean;
            expiry?: components["schemas"]["RegimeRuleExpiry"];
        };
        /** @description How long a choice is kept where the rule applies. A missing member is that of `regimes.expiry`. */
        RegimeRuleExpiry: {
            /** @description Days that a grant is kept. 1 to 1095. */
            accept_days?: number;
            /** @description Days that a refusal is kept. 1 to 1095. */
            reject_days?: number;
        };
        /** @description The places of a rule: exactly one of regimes, countries and subdivisions. */
        RegimeRuleMatch: {
            /** @description Regimes of the regime table, such as `gdpr`. */
            regimes?: components["schemas"]["RegimeId"][];
            /** @description ISO 3166-1 codes. */
            countries?: components["schemas"]["CountryCode"][];
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
            regions: components["schemas"]["RegionCode"][];
            /** @description Signal to `granted` or `denied`. */
            signals: {
                [key: string]: "granted" | "denied";
            };
        };
        /** @description stub */
        RuleFinding: Record<string, never>;
        /** @description The environment of the site already has a queued or running scan. Wait for it, or join it if it has the wanted version. */
        ScanInProgressProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/scan-in-progress";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 409;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
            /** @description The scan that is queued or running. */
            scan_id: components["schemas"]["Id"];
            /** @description Version that it scans; null while it is queued. */
            version_number: number | null;
        };
        /** @description stub */
        ScanSchedule: Record<string, never>;
        /**
         * @description One of the ten scopes of a token.
         * @enum {string}
         */
        Scope: "sites:read" | "sites:write" | "banner:read" | "banner:write" | "banner:publish" | "scans:read" | "scans:run" | "logs:read" | "logs:export" | "analytics:read";
        /**
         * @description A website with its own banner, versions, scans and consent records. It belongs to a workspace. Deleting it is final; only its consent
         *     records are kept, until their retention ends.
         */
        Site: {
            /** @description Id of the site, `site_` and 26 characters. */
            id: components["schemas"]["Id"];
            /** @description Workspace that the site belongs to. */
            workspace_id: components["schemas"]["Id"];
            /**
             * @description The client's own name for the site, 1 to 64 characters of `A-Za-z0-9_.:-`, unique among the sites of the workspace; never changes.
             *     A create that finds it taken answers conflict `external-key-taken` with the id of the site that has it.
             */
            external_key: components["schemas"]["ExternalKey"];
            /** @description Name shown to people, 1 to 120 characters. It need not be unique. */
            name: string;
            /**
             * @description Days for which consent records are kept, 30 to 3650. A lower value takes effect 7 days after it is set
             *     (`retention_effective_at`); raising it again before that cancels it.
             */
            retention: number;
            /** @description Settings of the site. A PATCH merges them, so members that it leaves out keep their value. */
            settings: components["schemas"]["SiteSettings"];
            /** @description Time at which a lower `retention` takes effect; null if none is pending. */
            retention_effective_at: components["schemas"]["Time"] | null;
            /** @description What draft, preview and production hold. Null if the token lacks banner:read. */
            stages: components["schemas"]["SiteStages"] | null;
            /** @description Template that the draft is linked to; null if it is linked to none, or if the token lacks banner:read. */
            template: components["schemas"]["SiteTemplate"] | null;
            /** @description All domains of the site, newest first, with `include=domains`; otherwise null. */
            domains: components["schemas"]["Domain"][] | null;
            /** @description The scan schedule with `include=scan_schedule`; otherwise null. */
            scan_schedule: components["schemas"]["ScanSchedule"] | null;
            /**
             * Format: uri
             * @description Address of the script that shows the production banner.
             */
            script_url: string;
            /** @description HTML script tags to paste as the first element of a page's head. */
            snippets: components["schemas"]["SiteSnippets"];
            /**
             * @description When a visitor's browser last fetched the production banner, to the minute; null if it never did. While it is younger than 24 hours
             *     the site is deleted only with `force=true`.
             */
            production_last_fetched_at: components["schemas"]["Time"] | null;
            /** @description Entity tag over the settable fields, as in the header ETag; send it in If-Match. */
            etag: components["schemas"]["Etag"];
            /** @description When the site was created. */
            created_at: components["schemas"]["Time"];
            /** @description When a settable field changed last. */
            updated_at: components["schemas"]["Time"];
            /** @description Who changed a settable field last. */
            updated_by: components["schemas"]["Actor"];
        };
        /** @description What creates a Site. */
        SiteCreate: {
            /**
             * @description The client's own name for the site, 1 to 64 characters of `A-Za-z0-9_.:-`, unique among the sites of the workspace; never changes.
             *     A create that finds it taken answers conflict `external-key-taken` with the id of the site that has it.
             * @default null
             */
            external_key?: components["schemas"]["ExternalKey"];
            /** @description Name shown to people, 1 to 120 characters. It need not be unique. */
            name: string;
            /**
             * @description Days for which consent records are kept, 30 to 3650. A lower value takes effect 7 days after it is set
             *     (`retention_effective_at`); raising it again before that cancels it.
             * @default 1095
             */
            retention?: number;
            /**
             * @description Settings of the site. A PATCH merges them, so members that it leaves out keep their value.
             * @default {}
             */
            settings?: components["schemas"]["SiteSettings"];
        };
        /** @description Settings of a site. */
        SiteSettings: {
            /**
             * @description BCP 47 tag of the language of the starter draft, which is made when the site is created.
             * @default en
             */
            default_language?: components["schemas"]["LanguageTag"];
            /**
             * @description IANA time zone, in which days of analytics and, unless it names its own, the scan schedule are counted.
             * @default UTC
             * @example Europe/Berlin
             */
            timezone?: string;
            /**
             * @description What must hold before a version goes to production.
             * @default {}
             */
            promotion_gate?: components["schemas"]["PromotionGate"];
            /**
             * @description True lets a version be published to production without preview. A gate that asks for a scan then never passes unaided.
             * @default false
             */
            allow_direct_production?: boolean;
            /**
             * @description What a consent record keeps of the visitor's address: nothing, the truncated address, or an HMAC whose key is deleted after
             *     24 months.
             * @default none
             * @enum {string}
             */
            record_ip?: "none" | "truncated" | "hashed";
            /**
             * @description Up to 20 labels of your own, for filtering. Keys: 1 to 63 characters of `a-z0-9_.-`; values: up to 255 characters. A PATCH removes
             *     a label with null.
             * @default {}
             * @example {
             *       "team": "shop",
             *       "tier": "gold"
             *     }
             */
            labels?: {
                [key: string]: string;
            };
        };
        /** @description A merge patch of SiteSettings. */
        SiteSettingsPatch: {
            /** @description BCP 47 tag of the language of the starter draft, which is made when the site is created. */
            default_language?: components["schemas"]["LanguageTag"] | null;
            /** @description IANA time zone, in which days of analytics and, unless it names its own, the scan schedule are counted. */
            timezone?: string | null;
            /** @description What must hold before a version goes to production. */
            promotion_gate?: components["schemas"]["PromotionGatePatch"] | null;
            /** @description True lets a version be published to production without preview. A gate that asks for a scan then never passes unaided. */
            allow_direct_production?: boolean | null;
            /**
             * @description What a consent record keeps of the visitor's address: nothing, the truncated address, or an HMAC whose key is deleted after
             *     24 months.
             */
            record_ip?: ("none" | "truncated" | "hashed") | null;
            /**
             * @description Up to 20 labels of your own, for filtering. Keys: 1 to 63 characters of `a-z0-9_.-`; values: up to 255 characters. A PATCH removes
             *     a label with null.
             */
            labels?: {
                [key: string]: string | null;
            } | null;
        };
        /** @description Ready HTML script tags, one for each environment. */
        SiteSnippets: {
            /** @description Script tag that loads the preview banner; for staging pages. */
            preview: string;
            /** @description Script tag that loads the production banner. */
            production: string;
        };
        /** @description The three stages of a site's configuration. */
        SiteStages: {
            /** @description The editable draft, without its document. */
            draft: components["schemas"]["DraftSummary"];
            /** @description The version that preview serves; null if nothing was published to it. */
            preview: components["schemas"]["StagePointer"] | null;
            /** @description The version that production serves; null if nothing was published to it. */
            production: components["schemas"]["StagePointer"] | null;
        };
        /** @description The template that a site's draft is linked to. */
        SiteTemplate: {
            /** @description Id of the template. */
            id: components["schemas"]["Id"];
            /** @description Revision of the template that was applied. */
            revision: number;
            /** @description Whether that is still the newest revision. */
            up_to_date: boolean;
        };
        /** @description A merge patch (RFC 7396) of a Site: null resets a member to its default. */
        SiteUpdate: {
            /** @description Name shown to people, 1 to 120 characters. It need not be unique. */
            name?: string;
            /**
             * @description Days for which consent records are kept, 30 to 3650. A lower value takes effect 7 days after it is set
             *     (`retention_effective_at`); raising it again before that cancels it.
             */
            retention?: number | null;
            /** @description Settings of the site. A PATCH merges them, so members that it leaves out keep their value. */
            settings?: components["schemas"]["SiteSettingsPatch"] | null;
        };
        /** @description Which version a stage serves. Moving the pointer is all that publishing, promoting and rolling back do to a stage. */
        StagePointer: {
            /** @description Number of the version. */
            number: number;
            /** @description Digest of the version's document. */
            config_digest: components["schemas"]["Digest"];
            /** @description Digest of the services that the version froze. */
            services_digest: components["schemas"]["Digest"];
            /** @description Number that this version is a copy of, if it was made by a rollback; else null. */
            rolled_back_from: number | null;
            /** @description When the pointer moved last. */
            updated_at: components["schemas"]["Time"];
            /** @description Who moved it last. */
            updated_by: components["schemas"]["Actor"];
        };
        /** @description Sites are linked to the template. Send unlink=true to detach them; their documents stay as they are. */
        TemplateInUseProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/template-in-use";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 409;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
            /** @description Linked sites that the token can see. */
            site_ids: components["schemas"]["Id"][];
        };
        /** @description The document differs from the linked template, at its applied revision, below a path that the template locks. */
        TemplateLockedProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/template-locked";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 409;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
            /** @description JSON Pointers of the locked paths at which the document differs. */
            locked_paths: string[];
        };
        /** @description stub */
        TemplateRef: Record<string, never>;
        /**
         * Format: date-time
         * @description RFC 3339 time in UTC with milliseconds and `Z`.
         * @example 2026-11-21T09:30:00.000Z
         */
        Time: string;
        /** @description A workspace token: the credential that a program sends as `Authorization: Bearer <token>`. It carries scopes, and may be bound to one site or to one environment. No field of a token can be changed: to change one, make another and revoke the first, if need be with an overlap (`after` on revokeToken). */
        Token: {
            /** @description Human name of the token, 1 to 80 characters. Shown in lists, in audit data and in alerts; need not be unique. */
            name: string;
            /** @description What the token may do: 1 to 10 different scopes, all of them held by the token that makes it (else token-escalation). The order is not significant. */
            scopes: components["schemas"]["Scope"][];
            /** @description Binding to one site: the token sees and changes only this site. Null means not bound to a site. A token is bound to one site or to one environment; asking for both is validation-failed. */
            site_id: components["schemas"]["Id"] | null;
            /** @description Binding to one environment: the token acts only on this environment of every site. Null means not bound to an environment. Not together with `site_id`. */
            environment: components["schemas"]["Environment"] | null;
            /** @description Time from which the token is refused. In a request it lies in the future and not after the expiry of the token that makes it; null asks for a token that never expires, which only a maker that never expires may give (else token-escalation). If the request names neither this nor `expires_in_days`, the maker's own expiry is taken. */
            expires_at: components["schemas"]["Time"] | null;
            /** @description A client's own name for the token, unique among the workspace's tokens while their status is active; a second use is conflict `external-key-taken`. It never changes. Null means none. */
            external_key: components["schemas"]["ExternalKey"];
            /** @description The credential itself: a prefix chosen by the deployment (2 to 16 characters), an underscore, 43 random base62 characters and 6 base62 characters of CRC32. Told once, in the first answer to createToken; null in every other answer, replays included. The service keeps only its SHA-256. */
            secret: string | null;
            /** @description Id of the token; it is not secret. */
            id: components["schemas"]["Id"];
            /** @description Workspace that the token belongs to. */
            workspace_id: components["schemas"]["Id"];
            /** @description The start of the secret, by which a person recognises it: the prefix, the underscore and the next 4 characters. */
            hint: string;
            /** @description Time at which the token was made. */
            created_at: components["schemas"]["Time"];
            /** @description The token or user that made it; `descendants` on revokeToken follows this link. */
            created_by: components["schemas"]["Actor"];
            /**
             * @description active accepts requests; retiring accepts them until `retires_at` (revokeToken with `after`); expired and revoked are refused with token-expired and token-revoked, and stay readable for 30 days. A token never goes back.
             * @enum {string}
             */
            status: "active" | "retiring" | "expired" | "revoked";
            /** @description Day of the last request that the token authenticated, as midnight UTC of that day; null if there was none. */
            last_used_at: components["schemas"]["Time"] | null;
            /** @description Time at which a retiring token becomes revoked; null if it was never told to retire. */
            retires_at: components["schemas"]["Time"] | null;
            /** @description Time from which the token counts as revoked; null while it does not. */
            revoked_at: components["schemas"]["Time"] | null;
        };
        /** @description What a token is bound to. At most one of the two is set. */
        TokenBinding: {
            /** @description The only site that the token can see; null if it is not bound to one. */
            site_id: components["schemas"]["Id"] | null;
            /** @description The only environment that the token can act on; null if it is not bound to one. */
            environment: components["schemas"]["Environment"] | null;
        };
        /** @description The token is bound to one site or one environment and the request concerns the whole workspace or the other environment. An object of another site is not-found instead. */
        TokenBindingMismatchProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/token-binding-mismatch";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 403;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
            /** @description What the token is bound to. */
            binding: components["schemas"]["TokenBinding"];
        };
        /** @description What creates a Token. */
        TokenCreate: {
            /** @description Human name of the token, 1 to 80 characters. Shown in lists, in audit data and in alerts; need not be unique. */
            name: string;
            /** @description What the token may do: 1 to 10 different scopes, all of them held by the token that makes it (else token-escalation). The order is not significant. */
            scopes: components["schemas"]["Scope"][];
            /**
             * @description Binding to one site: the token sees and changes only this site. Null means not bound to a site. A token is bound to one site or to one environment; asking for both is validation-failed.
             * @default null
             */
            site_id?: components["schemas"]["Id"] | null;
            /**
             * @description Binding to one environment: the token acts only on this environment of every site. Null means not bound to an environment. Not together with `site_id`.
             * @default null
             */
            environment?: components["schemas"]["Environment"] | null;
            /** @description Time from which the token is refused. In a request it lies in the future and not after the expiry of the token that makes it; null asks for a token that never expires, which only a maker that never expires may give (else token-escalation). If the request names neither this nor `expires_in_days`, the maker's own expiry is taken. */
            expires_at?: components["schemas"]["Time"] | null;
            /** @description Life of the token in days of 24 hours, 1 to 3650, counted by the service from the moment it receives the request; the answer shows the result as `expires_at`. Sending it together with `expires_at` is validation-failed. */
            expires_in_days?: number;
            /**
             * @description A client's own name for the token, unique among the workspace's tokens while their status is active; a second use is conflict `external-key-taken`. It never changes. Null means none.
             * @default null
             */
            external_key?: components["schemas"]["ExternalKey"];
        };
        /** @description The new token would have a scope, a binding or an expiry wider than that of the token which makes it, or a token would revoke one that is neither itself, its descendant, nor within its own scopes and binding. */
        TokenEscalationProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/token-escalation";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 403;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
            /** @description Scopes that were asked for and that the calling token does not have; empty where another field is the reason. */
            excess_scopes: components["schemas"]["Scope"][];
            /** @description Request field that exceeds the calling token (scopes, site_id, environment or expires_at); null for a revocation. */
            field: string | null;
        };
        /** @description The token is known and its expiry date has passed. */
        TokenExpiredProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/token-expired";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 401;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
            /** @description Time at which the token expired. */
            expired_at: components["schemas"]["Time"];
        };
        /** @description The token is known and was revoked, by itself or by another token, or its site was deleted. */
        TokenRevokedProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/token-revoked";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 401;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
        };
        /** @description There are no credentials, or they are unknown or malformed. The answer is the same in all these cases, so that it tells nothing about a guessed token. */
        UnauthenticatedProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/unauthenticated";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 401;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
        };
        /** @description The service is starting, stopping or overloaded. Nothing of the request took effect. */
        UnavailableProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/unavailable";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 503;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
        };
        /** @description The body has a media type, charset or content coding that the operation does not read. */
        UnsupportedMediaTypeProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/unsupported-media-type";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 415;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
            /** @description Media types that the operation reads. */
            accepted: string[];
        };
        /** @description Path and query together are longer than 8 KiB. Ask for fewer ids at once. */
        UriTooLongProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/uri-too-long";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 414;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
        };
        /** @description A valid workspace token was sent to an operation that accepts only a signed-in user. It is refused whatever its scopes, even beside a valid cookie. */
        UserSessionRequiredProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/user-session-required";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 403;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
            /** @description The kinds of credentials that the operation accepts. */
            accepted: "session"[];
        };
        /** @description The body is JSON and breaks the schema or a rule that a schema cannot say. Every error found is listed, at most 100. */
        ValidationFailedProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/validation-failed";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 422;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
            /** @description What is wrong, one entry for each place. */
            errors: components["schemas"]["FieldError"][];
        };
        /** @description `all`, or the ids of vendors of the IAB Global Vendor List, each once. */
        VendorSelection: "all" | number[];
        /**
         * @description dns_txt: a TXT record, which can cover subdomains. file: a text file below /.well-known. meta_tag: a meta element of the home page.
         *     file and meta_tag prove exactly one host.
         * @enum {string}
         */
        VerificationMethod: "dns_txt" | "file" | "meta_tag";
        /** @description How to verify. An empty body keeps the method. */
        VerifyDomainRequest: {
            /** @description Method to change to before the check; the status stays as it is. Default is the domain's own method. */
            method?: components["schemas"]["VerificationMethod"];
        };
        /** @description A promotion needs a version that preview holds or that was never in production; a rollback needs one that has been in production. */
        VersionNotPromotableProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/version-not-promotable";
            /** @description Name of the type. */
            title: string;
            /**
             * @description HTTP status.
             * @constant
             */
            status: 409;
            /** @description What happened and what to do; wording may change. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description Id of the request, as in X-Request-Id. */
            request_id: string;
            /** @description What the version is now. */
            state: components["schemas"]["VersionState"];
            /** @description Set if the version has been in production, so use rollback; null if it never was, so use promote. */
            first_in_production_at: components["schemas"]["Time"] | null;
        };
        /** @description stub */
        VersionState: Record<string, never>;
        /** @description One request to the receiver and what came of it. */
        WebhookAttempt: {
            /** @description Time at which the request was sent. */
            at: components["schemas"]["Time"];
            /** @description HTTP status of the receiver; null if it did not answer or its address was refused. */
            status_code: number | null;
            /** @description Milliseconds from connecting to the end of the answer; a request ends after 15,000. */
            duration_ms: number;
            /** @description A fixed sentence on why the attempt failed; null if it succeeded. */
            error: string | null;
            /** @description The first 1,024 bytes of the answer's body as text, without control characters. Null without the scope sites:write, 72 hours after the attempt, and if there was no body. */
            response_excerpt: string | null;
        };
        /** @description The delivery of one event to one endpoint, with its attempts: at most 10, after 5 seconds, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24 hours, with 10 % jitter. Deliveries are kept for 30 days. */
        WebhookDelivery: {
            /** @description Id of the delivery. */
            id: components["schemas"]["Id"];
            /** @description Workspace that the delivery belongs to. */
            workspace_id: components["schemas"]["Id"];
            /** @description Endpoint that it goes to; it may be deleted meanwhile. */
            endpoint_id: components["schemas"]["Id"];
            /** @description Id of the event, sent as `webhook-id`: the same for every attempt, every redelivery and every endpoint, so that receivers drop what they have seen. */
            event_id: components["schemas"]["Id"];
            /** @description Kind of the event. */
            kind: components["schemas"]["EventKind"];
            /** @description Site that the event concerns, or null. */
            site_id: components["schemas"]["Id"] | null;
            /**
             * @description pending: an attempt is due. succeeded: an attempt was answered with a status of 200 to 299. failed: 10 attempts are used up. abandoned: the endpoint was deleted or disabled. A redelivery makes it pending again.
             * @enum {string}
             */
            status: "pending" | "succeeded" | "failed" | "abandoned";
            /** @description The attempts so far, oldest first; each redelivery allows further ones. */
            attempts: components["schemas"]["WebhookAttempt"][];
            /** @description Time of the next attempt; null unless pending. */
            next_attempt_at: components["schemas"]["Time"] | null;
            /** @description Time at which the event was queued for the endpoint. */
            created_at: components["schemas"]["Time"];
            /** @description Time at which it last stopped being pending; null while pending. */
            finished_at: components["schemas"]["Time"] | null;
        };
        /** @description An address to which the service sends signed events (Standard Webhooks 1.0). The endpoint receives only kinds whose group its maker could read when it was created. */
        WebhookEndpoint: {
            /**
             * Format: uri
             * @description https address that receives events, at most 2,048 characters, port 443, without credentials and fragment. An address that is not globally routable is validation-failed, code `address-refused`; a name that does not resolve is accepted. Plain http and other ports only to loopback in the embedded mode with `--allow-local`.
             */
            url: string;
            /** @description A note for people, up to 200 characters. */
            description: string;
            /** @description 1 to 50 event kinds, `*` for all, or prefix wildcards such as `scan.*`. A wildcard covers the kinds whose group the maker may read; naming a kind of another group is validation-failed at /event_kinds. The order is not significant. */
            event_kinds: components["schemas"]["EventSelector"][];
            /** @description The sites whose events are sent; null means all, and events that concern no site; an empty list means none. Only a PATCH changes the value: ids of deleted sites stay in it. An id that the workspace does not have when it is first written is validation-failed at its place. */
            site_ids: components["schemas"]["Id"][] | null;
            /** @description false pauses the endpoint: its pending deliveries are abandoned and no event is sent. The service never changes it; going from false to true also makes a disabled endpoint active again. */
            enabled: boolean;
            /** @description The signing secret: `whsec_` and standard base64. In a request it is one of 24 to 64 bytes chosen by the caller, or null to have one of 32 bytes generated. A generated one is told once, in the first answer to the create or the rotation; null in every other answer, and a secret that the caller chose is never echoed. */
            secret: string | null;
            /** @description A client's own name for the endpoint, unique among the workspace's endpoints (conflict `external-key-taken`). It never changes. Null means none. */
            external_key: components["schemas"]["ExternalKey"];
            /** @description Id of the endpoint. */
            id: components["schemas"]["Id"];
            /** @description Workspace that the endpoint belongs to. */
            workspace_id: components["schemas"]["Id"];
            /** @description Time at which it was created. */
            created_at: components["schemas"]["Time"];
            /** @description Time of the last change of a settable field. */
            updated_at: components["schemas"]["Time"];
            /** @description Who changed a settable field last; at first its maker. */
            updated_by: components["schemas"]["Actor"];
            /** @description Entity tag over the settable fields, as in the header ETag, for If-Match. */
            etag: components["schemas"]["Etag"];
            /** @description Id of the last rotation, as the client chose it; null if there was none. */
            last_rotation_id: string | null;
            /** @description The secrets that sign now, newest first, without their values. */
            keys: components["schemas"]["WebhookKey"][];
            /**
             * @description failing after 3 failed attempts in a row, active again with the next that succeeds. disabled receives nothing; `disabled_reason` says why.
             * @enum {string}
             */
            status: "active" | "failing" | "disabled";
            /** @description paused: `enabled` is false. gone: the receiver answered 410. failures: every attempt of 5 days failed. Null unless status is disabled. gone and failures end with `enabled` going from false to true, with a new url, or with a test that succeeds. */
            disabled_reason: ("paused" | "gone" | "failures") | null;
            /** @description Failed attempts since the last that succeeded. */
            consecutive_failures: number;
            /** @description Time of the last attempt that succeeded; null if there was none. */
            last_success_at: components["schemas"]["Time"] | null;
        };
        /** @description What creates a WebhookEndpoint. */
        WebhookEndpointCreate: {
            /**
             * Format: uri
             * @description https address that receives events, at most 2,048 characters, port 443, without credentials and fragment. An address that is not globally routable is validation-failed, code `address-refused`; a name that does not resolve is accepted. Plain http and other ports only to loopback in the embedded mode with `--allow-local`.
             */
            url: string;
            /**
             * @description A note for people, up to 200 characters.
             * @default
             */
            description?: string;
            /** @description 1 to 50 event kinds, `*` for all, or prefix wildcards such as `scan.*`. A wildcard covers the kinds whose group the maker may read; naming a kind of another group is validation-failed at /event_kinds. The order is not significant. */
            event_kinds: components["schemas"]["EventSelector"][];
            /**
             * @description The sites whose events are sent; null means all, and events that concern no site; an empty list means none. Only a PATCH changes the value: ids of deleted sites stay in it. An id that the workspace does not have when it is first written is validation-failed at its place.
             * @default null
             */
            site_ids?: components["schemas"]["Id"][] | null;
            /**
             * @description false pauses the endpoint: its pending deliveries are abandoned and no event is sent. The service never changes it; going from false to true also makes a disabled endpoint active again.
             * @default true
             */
            enabled?: boolean;
            /**
             * @description The signing secret: `whsec_` and standard base64. In a request it is one of 24 to 64 bytes chosen by the caller, or null to have one of 32 bytes generated. A generated one is told once, in the first answer to the create or the rotation; null in every other answer, and a secret that the caller chose is never echoed.
             * @default null
             */
            secret?: string | null;
            /**
             * @description A client's own name for the endpoint, unique among the workspace's endpoints (conflict `external-key-taken`). It never changes. Null means none.
             * @default null
             */
            external_key?: components["schemas"]["ExternalKey"];
        };
        /** @description A merge patch (RFC 7396) of a WebhookEndpoint: null resets a member to its default. */
        WebhookEndpointUpdate: {
            /**
             * Format: uri
             * @description https address that receives events, at most 2,048 characters, port 443, without credentials and fragment. An address that is not globally routable is validation-failed, code `address-refused`; a name that does not resolve is accepted. Plain http and other ports only to loopback in the embedded mode with `--allow-local`.
             */
            url?: string;
            /** @description A note for people, up to 200 characters. */
            description?: string | null;
            /** @description 1 to 50 event kinds, `*` for all, or prefix wildcards such as `scan.*`. A wildcard covers the kinds whose group the maker may read; naming a kind of another group is validation-failed at /event_kinds. The order is not significant. */
            event_kinds?: components["schemas"]["EventSelector"][];
            /** @description The sites whose events are sent; null means all, and events that concern no site; an empty list means none. Only a PATCH changes the value: ids of deleted sites stay in it. An id that the workspace does not have when it is first written is validation-failed at its place. */
            site_ids?: components["schemas"]["Id"][] | null;
            /** @description false pauses the endpoint: its pending deliveries are abandoned and no event is sent. The service never changes it; going from false to true also makes a disabled endpoint active again. */
            enabled?: boolean | null;
            /** @description Asks for a new signing secret beside the present one. The answer tells a generated one once. The same id as that of the last rotation changes nothing and answers `secret` null. */
            rotation?: components["schemas"]["WebhookRotationPatch"] | null;
        };
        /** @description A signing secret in use, without its value. */
        WebhookKey: {
            /** @description Time at which it began to sign. */
            created_at: components["schemas"]["Time"];
            /** @description Time at which it stops signing; null for the newest. */
            ends_at: components["schemas"]["Time"] | null;
        };
        /** @description A request for a new signing secret, told apart from a repetition of the same request by its id. */
        WebhookRotation: {
            /** @description Name of this rotation, 1 to 64 characters, chosen by the client. The id of the last rotation again changes nothing; a client that lost the secret rotates with a new id. */
            id: string;
            /** @description Hours for which the secret that was newest until now goes on signing beside the new one, 0 to 168. Older ones keep their end. At most 3 secrets sign at a time; a fourth is conflict `too-many-secrets`. */
            grace_hours: number;
            /** @description The new secret, as in `secret` of the endpoint, 24 to 64 bytes; null to have one of 32 bytes generated. */
            secret: string | null;
        };
        /** @description A merge patch of WebhookRotation. */
        WebhookRotationPatch: {
            /** @description Name of this rotation, 1 to 64 characters, chosen by the client. The id of the last rotation again changes nothing; a client that lost the secret rotates with a new id. */
            id?: string | null;
            /** @description Hours for which the secret that was newest until now goes on signing beside the new one, 0 to 168. Older ones keep their end. At most 3 secrets sign at a time; a fourth is conflict `too-many-secrets`. */
            grace_hours?: number | null;
            /** @description The new secret, as in `secret` of the endpoint, 24 to 64 bytes; null to have one of 32 bytes generated. */
            secret?: string | null;
        };
    };
    responses: {
        /** @description idempotency-key-invalid: Invalid idempotency key; invalid-parameter: Invalid parameter */
        "problem.400.idempotency-key-invalid.invalid-parameter": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["IdempotencyKeyInvalidProblem"] | components["schemas"]["InvalidParameterProblem"];
            };
        };
        /** @description idempotency-key-invalid: Invalid idempotency key; invalid-parameter: Invalid parameter; malformed-request: Malformed request */
        "problem.400.idempotency-key-invalid.invalid-parameter.malformed-request": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["IdempotencyKeyInvalidProblem"] | components["schemas"]["InvalidParameterProblem"] | components["schemas"]["MalformedRequestProblem"];
            };
        };
        /** @description invalid-cursor: Invalid cursor; invalid-parameter: Invalid parameter */
        "problem.400.invalid-cursor.invalid-parameter": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidCursorProblem"] | components["schemas"]["InvalidParameterProblem"];
            };
        };
        /** @description invalid-parameter: Invalid parameter */
        "problem.400.invalid-parameter": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidParameterProblem"];
            };
        };
        /** @description invalid-parameter: Invalid parameter; malformed-request: Malformed request */
        "problem.400.invalid-parameter.malformed-request": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidParameterProblem"] | components["schemas"]["MalformedRequestProblem"];
            };
        };
        /** @description token-expired: Token expired; token-revoked: Token revoked; unauthenticated: Not authenticated */
        "problem.401.token-expired.token-revoked.unauthenticated": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["TokenExpiredProblem"] | components["schemas"]["TokenRevokedProblem"] | components["schemas"]["UnauthenticatedProblem"];
            };
        };
        /** @description insufficient-scope: Insufficient scope; plan-limit-reached: Plan limit reached; token-binding-mismatch: Token is bound elsewhere */
        "problem.403.insufficient-scope.plan-limit-reached.token-binding-mismatch": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InsufficientScopeProblem"] | components["schemas"]["PlanLimitReachedProblem"] | components["schemas"]["TokenBindingMismatchProblem"];
            };
        };
        /** @description insufficient-scope: Insufficient scope; plan-limit-reached: Plan limit reached; token-binding-mismatch: Token is bound elsewhere; token-escalation: Token would exceed its maker */
        "problem.403.insufficient-scope.plan-limit-reached.token-binding-mismatch.token-escalation": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InsufficientScopeProblem"] | components["schemas"]["PlanLimitReachedProblem"] | components["schemas"]["TokenBindingMismatchProblem"] | components["schemas"]["TokenEscalationProblem"];
            };
        };
        /** @description insufficient-scope: Insufficient scope; token-binding-mismatch: Token is bound elsewhere */
        "problem.403.insufficient-scope.token-binding-mismatch": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InsufficientScopeProblem"] | components["schemas"]["TokenBindingMismatchProblem"];
            };
        };
        /** @description insufficient-scope: Insufficient scope; token-binding-mismatch: Token is bound elsewhere; token-escalation: Token would exceed its maker */
        "problem.403.insufficient-scope.token-binding-mismatch.token-escalation": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InsufficientScopeProblem"] | components["schemas"]["TokenBindingMismatchProblem"] | components["schemas"]["TokenEscalationProblem"];
            };
        };
        /** @description not-found: Not found */
        "problem.404.not-found": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"];
            };
        };
        /** @description method-not-allowed: Method not allowed */
        "problem.405.method-not-allowed": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["MethodNotAllowedProblem"];
            };
        };
        /** @description not-acceptable: Not acceptable */
        "problem.406.not-acceptable": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotAcceptableProblem"];
            };
        };
        /** @description conflict: Conflict with the current state */
        "problem.409.conflict": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ConflictProblem"];
            };
        };
        /** @description conflict: Conflict with the current state; idempotency-key-in-progress: Request with this key is in progress */
        "problem.409.conflict.idempotency-key-in-progress": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ConflictProblem"] | components["schemas"]["IdempotencyKeyInProgressProblem"];
            };
        };
        /** @description domain-claimed: Domain is claimed by another workspace */
        "problem.409.domain-claimed": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["DomainClaimedProblem"];
            };
        };
        /** @description precondition-failed: Precondition failed */
        "problem.412.precondition-failed": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PreconditionFailedProblem"];
            };
        };
        /** @description payload-too-large: Payload too large */
        "problem.413.payload-too-large": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PayloadTooLargeProblem"];
            };
        };
        /** @description uri-too-long: URI too long */
        "problem.414.uri-too-long": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UriTooLongProblem"];
            };
        };
        /** @description unsupported-media-type: Unsupported media type */
        "problem.415.unsupported-media-type": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnsupportedMediaTypeProblem"];
            };
        };
        /** @description misdirected-request: Misdirected request */
        "problem.421.misdirected-request": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["MisdirectedRequestProblem"];
            };
        };
        /** @description idempotency-key-reused: Idempotency key reused */
        "problem.422.idempotency-key-reused": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["IdempotencyKeyReusedProblem"];
            };
        };
        /** @description idempotency-key-reused: Idempotency key reused; validation-failed: Validation failed */
        "problem.422.idempotency-key-reused.validation-failed": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["IdempotencyKeyReusedProblem"] | components["schemas"]["ValidationFailedProblem"];
            };
        };
        /** @description validation-failed: Validation failed */
        "problem.422.validation-failed": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationFailedProblem"];
            };
        };
        /** @description rate-limited: Too many requests */
        "problem.429.rate-limited": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["RateLimitedProblem"];
            };
        };
        /** @description internal-error: Internal error */
        "problem.500.internal-error": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InternalErrorProblem"];
            };
        };
        /** @description unavailable: Unavailable */
        "problem.503.unavailable": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnavailableProblem"];
            };
        };
    };
    parameters: {
        /** @description `next_cursor` of the page before; valid 24 hours, for the same filters and rights only. */
        Cursor: string;
        /** @description Random key of one logical call, the same on its retries: a quoted structured string or bare, 1 to 255 characters. Kept 24 hours. */
        IdempotencyKey: string;
        /** @description Entity tags of which one must be current, or `*`; weak tags never match. A write whose result is already stored succeeds all the same. */
        IfMatch: string;
        /** @description Entity tags; a match answers 304. */
        IfNoneMatch: string;
        /** @description Objects a page, 1 to 200. */
        Limit: number;
    };
    requestBodies: never;
    headers: {
        /** @description Methods that the path knows. */
        Allow: string;
        /** @description Strong entity tag of the answer. */
        ETag: string;
        /** @description `true` when the stored answer of an earlier attempt is repeated. */
        "Idempotency-Replayed": "true";
        /** @description Path of the object, or of what tells its state. */
        Location: string;
        /** @description `"per-token";r=<left>;t=<seconds until the window ends>`. */
        RateLimit: string;
        /** @description `"per-token";q=600;w=60`: requests and seconds of the window. */
        "RateLimit-Policy": string;
        /** @description Seconds after which to try again. */
        "Retry-After": number;
        /** @description The authentication scheme, with the error. */
        "WWW-Authenticate": string;
        /** @description Id of the request, as in `request_id` of problems. */
        "X-Request-Id": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAlerts: {
        parameters: {
            query?: {
                /** @description Only alerts in one of these states. Repeatable; all unless given. */
                state?: components["schemas"]["AlertState"][];
                /** @description Only alerts of one of these severities. Repeatable; all unless given. */
                severity?: components["schemas"]["AlertSeverity"][];
                /** @description Only alerts that concern this site. */
                site_id?: components["schemas"]["Id"];
                /** @description Only alerts of one of these kinds. Repeatable; all unless given. */
                kind?: components["schemas"]["AlertKind"][];
                /** @description Objects a page, 1 to 200. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before; valid 24 hours, for the same filters and rights only. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of alerts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The objects of this page. */
                        data: components["schemas"]["Alert"][];
                        /** @description Cursor of the next page; null on the last. */
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["problem.400.invalid-cursor.invalid-parameter"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.insufficient-scope.token-binding-mismatch"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            414: components["responses"]["problem.414.uri-too-long"];
            421: components["responses"]["problem.421.misdirected-request"];
            429: components["responses"]["problem.429.rate-limited"];
            500: components["responses"]["problem.500.internal-error"];
            503: components["responses"]["problem.503.unavailable"];
        };
    };
    updateAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the alert. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/merge-patch+json": components["schemas"]["AlertUpdate"];
                "application/json": components["schemas"]["AlertUpdate"];
            };
        };
        responses: {
            /** @description The alert as it now is. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alert"];
                };
            };
            400: components["responses"]["problem.400.invalid-parameter.malformed-request"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.insufficient-scope.token-binding-mismatch"];
            404: components["responses"]["problem.404.not-found"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            409: components["responses"]["problem.409.conflict"];
            413: components["responses"]["problem.413.payload-too-large"];
            414: components["responses"]["problem.414.uri-too-long"];
            415: components["responses"]["problem.415.unsupported-media-type"];
            421: components["responses"]["problem.421.misdirected-request"];
            422: components["responses"]["problem.422.validation-failed"];
            429: components["responses"]["problem.429.rate-limited"];
            500: components["responses"]["problem.500.internal-error"];
            503: components["responses"]["problem.503.unavailable"];
        };
    };
    listAlertChannels: {
        parameters: {
            query?: {
                /** @description Only the channels with these ids. Repeatable, at most 100; an unknown id matches nothing. */
                id?: components["schemas"]["Id"][];
                /** @description Only channels of one of these kinds. Repeatable; all unless given. */
                kind?: ("email" | "slack")[];
                /** @description Only the channel with this external key, compared exactly. */
                external_key?: string;
                /** @description Objects a page, 1 to 200. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before; valid 24 hours, for the same filters and rights only. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of alert channels. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The objects of this page. */
                        data: components["schemas"]["AlertChannel"][];
                        /** @description Cursor of the next page; null on the last. */
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["problem.400.invalid-cursor.invalid-parameter"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.insufficient-scope.token-binding-mismatch"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            414: components["responses"]["problem.414.uri-too-long"];
            421: components["responses"]["problem.421.misdirected-request"];
            429: components["responses"]["problem.429.rate-limited"];
            500: components["responses"]["problem.500.internal-error"];
            503: components["responses"]["problem.503.unavailable"];
        };
    };
    createAlertChannel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random key of one logical call, the same on its retries: a quoted structured string or bare, 1 to 255 characters. Kept 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertChannelCreate"];
            };
        };
        responses: {
            /** @description The channel. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertChannel"];
                };
            };
            400: components["responses"]["problem.400.idempotency-key-invalid.invalid-parameter.malformed-request"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.insufficient-scope.plan-limit-reached.token-binding-mismatch"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            409: components["responses"]["problem.409.conflict.idempotency-key-in-progress"];
            413: components["responses"]["problem.413.payload-too-large"];
            414: components["responses"]["problem.414.uri-too-long"];
            415: components["responses"]["problem.415.unsupported-media-type"];
            421: components["responses"]["problem.421.misdirected-request"];
            422: components["responses"]["problem.422.idempotency-key-reused.validation-failed"];
            429: components["responses"]["problem.429.rate-limited"];
            500: components["responses"]["problem.500.internal-error"];
            503: components["responses"]["problem.503.unavailable"];
        };
    };
    getAlertChannel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the channel. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channel. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertChannel"];
                };
            };
            400: components["responses"]["problem.400.invalid-parameter"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.insufficient-scope.token-binding-mismatch"];
            404: components["responses"]["problem.404.not-found"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            414: components["responses"]["problem.414.uri-too-long"];
            421: components["responses"]["problem.421.misdirected-request"];
            429: components["responses"]["problem.429.rate-limited"];
            500: components["responses"]["problem.500.internal-error"];
            503: components["responses"]["problem.503.unavailable"];
        };
    };
    deleteAlertChannel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Entity tags of which one must be current, or `*`; weak tags never match. A write whose result is already stored succeeds all the same. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the channel. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channel is deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.400.invalid-parameter"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.insufficient-scope.token-binding-mismatch"];
            404: components["responses"]["problem.404.not-found"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            412: components["responses"]["problem.412.precondition-failed"];
            414: components["responses"]["problem.414.uri-too-long"];
            421: components["responses"]["problem.421.misdirected-request"];
            429: components["responses"]["problem.429.rate-limited"];
            500: components["responses"]["problem.500.internal-error"];
            503: components["responses"]["problem.503.unavailable"];
        };
    };
    updateAlertChannel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Entity tags of which one must be current, or `*`; weak tags never match. A write whose result is already stored succeeds all the same. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the channel. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/merge-patch+json": components["schemas"]["AlertChannelUpdate"];
                "application/json": components["schemas"]["AlertChannelUpdate"];
            };
        };
        responses: {
            /** @description The channel as it now is. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertChannel"];
                };
            };
            400: components["responses"]["problem.400.invalid-parameter.malformed-request"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.insufficient-scope.token-binding-mismatch"];
            404: components["responses"]["problem.404.not-found"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            409: components["responses"]["problem.409.conflict"];
            412: components["responses"]["problem.412.precondition-failed"];
            413: components["responses"]["problem.413.payload-too-large"];
            414: components["responses"]["problem.414.uri-too-long"];
            415: components["responses"]["problem.415.unsupported-media-type"];
            421: components["responses"]["problem.421.misdirected-request"];
            422: components["responses"]["problem.422.validation-failed"];
            429: components["responses"]["problem.429.rate-limited"];
            500: components["responses"]["problem.500.internal-error"];
            503: components["responses"]["problem.503.unavailable"];
        };
    };
    listSites: {
        parameters: {
            query?: {
                /** @description Only these sites; repeat it for up to 100 ids. Ids that do not exist, or that the token cannot see, are left out. */
                id?: components["schemas"]["Id"][];
                /** @description Only sites with exactly this name. */
                name?: string;
                /**
                 * @description Only sites with this label, written `key:value`; repeat it for sites that have all of them.
                 * @example [
                 *       "team:shop"
                 *     ]
                 */
                label?: string[];
                /** @description Only the site with this external key. */
                external_key?: string;
                /** @description Only sites whose draft is linked to this template. */
                template_id?: components["schemas"]["Id"];
                /**
                 * @description Parts to add to each site; repeat it for several. domains fills `domains`, and `limit` is then at most 50. scan_schedule fills
                 *     `scan_schedule` and needs scans:read.
                 */
                include?: ("domains" | "scan_schedule")[];
                /** @description Objects a page, 1 to 200. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before; valid 24 hours, for the same filters and rights only. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of sites. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "site_01jd2v7k3q8m4n5p6r7s8t9v0w",
                     *           "workspace_id": "wks_01jd2t00a1b2c3d4e5f6g7h8j9",
                     *           "external_key": "7c1f0e4b5a8d93c26f1e0b7a4d5c8e9f01234567",
                     *           "name": "Example shop",
                     *           "retention": 1095,
                     *           "settings": {
                     *             "default_language": "en",
                     *             "timezone": "Europe/Berlin",
                     *             "promotion_gate": {
                     *               "mode": "block",
                     *               "fail_on": "error",
                     *               "max_scan_age_hours": 168,
                     *               "require_verified_domain": true,
                     *               "require_install_check": false
                     *             },
                     *             "allow_direct_production": false,
                     *             "record_ip": "none",
                     *             "labels": {
                     *               "team": "shop"
                     *             }
                     *           },
                     *           "retention_effective_at": null,
                     *           "stages": {
                     *             "draft": {
                     *               "revision": 3,
                     *               "etag": "\"r3\"",
                     *               "digest": "sha256:4e07408562bedb8b60ce05c1decfe3ad16b72230967de01f640b7e4729b49fce",
                     *               "managed_by": "7c1f0e4b5a8d93c26f1e0b7a4d5c8e9f01234567",
                     *               "updated_at": "2026-11-21T09:30:00.000Z",
                     *               "updated_by": {
                     *                 "type": "token",
                     *                 "id": "tok_01jd2t1x2y3z4a5b6c7d8e9f0g"
                     *               },
                     *               "template_ref": null
                     *             },
                     *             "preview": {
                     *               "number": 12,
                     *               "config_digest": "sha256:4e07408562bedb8b60ce05c1decfe3ad16b72230967de01f640b7e4729b49fce",
                     *               "services_digest": "sha256:4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945",
                     *               "rolled_back_from": null,
                     *               "updated_at": "2026-11-21T09:30:04.120Z",
                     *               "updated_by": {
                     *                 "type": "token",
                     *                 "id": "tok_01jd2t1x2y3z4a5b6c7d8e9f0g"
                     *               }
                     *             },
                     *             "production": {
                     *               "number": 11,
                     *               "config_digest": "sha256:d4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35",
                     *               "services_digest": "sha256:4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945",
                     *               "rolled_back_from": null,
                     *               "updated_at": "2026-11-14T10:02:11.004Z",
                     *               "updated_by": {
                     *                 "type": "user",
                     *                 "id": "usr_01jd2t0a1b2c3d4e5f6g7h8j9k"
                     *               }
                     *             }
                     *           },
                     *           "template": null,
                     *           "domains": null,
                     *           "scan_schedule": null,
                     *           "script_url": "https://consent.example/s/site_01jd2v7k3q8m4n5p6r7s8t9v0w/production/loader.js",
                     *           "snippets": {
                     *             "preview": "<script src=\"https://consent.example/s/site_01jd2v7k3q8m4n5p6r7s8t9v0w/preview/loader.js\"></script>",
                     *             "production": "<script src=\"https://consent.example/s/site_01jd2v7k3q8m4n5p6r7s8t9v0w/production/loader.js\"></script>"
                     *           },
                     *           "production_last_fetched_at": "2026-11-21T09:29:00.000Z",
                     *           "etag": "\"8d969eef6ecad3c2\"",
                     *           "created_at": "2026-06-01T08:00:00.000Z",
                     *           "updated_at": "2026-11-03T16:45:10.500Z",
                     *           "updated_by": {
                     *             "type": "token",
                     *             "id": "tok_01jd2t1x2y3z4a5b6c7d8e9f0g"
                     *           }
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": {
                        /** @description The objects of this page. */
                        data: components["schemas"]["Site"][];
                        /** @description Cursor of the next page; null on the last. */
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["problem.400.invalid-cursor.invalid-parameter"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.insufficient-scope.token-binding-mismatch"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            414: components["responses"]["problem.414.uri-too-long"];
            421: components["responses"]["problem.421.misdirected-request"];
            429: components["responses"]["problem.429.rate-limited"];
            500: components["responses"]["problem.500.internal-error"];
            503: components["responses"]["problem.503.unavailable"];
        };
    };
    createSite: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random key of one logical call, the same on its retries: a quoted structured string or bare, 1 to 255 characters. Kept 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteCreate"];
            };
        };
        responses: {
            /** @description The site was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "site_01jd2v7k3q8m4n5p6r7s8t9v0w",
                     *       "workspace_id": "wks_01jd2t00a1b2c3d4e5f6g7h8j9",
                     *       "external_key": "7c1f0e4b5a8d93c26f1e0b7a4d5c8e9f01234567",
                     *       "name": "Example shop",
                     *       "retention": 1095,
                     *       "settings": {
                     *         "default_language": "en",
                     *         "timezone": "UTC",
                     *         "promotion_gate": {
                     *           "mode": "warn",
                     *           "fail_on": "error",
                     *           "max_scan_age_hours": 168,
                     *           "require_verified_domain": true,
                     *           "require_install_check": false
                     *         },
                     *         "allow_direct_production": false,
                     *         "record_ip": "none",
                     *         "labels": {}
                     *       },
                     *       "retention_effective_at": null,
                     *       "stages": {
                     *         "draft": {
                     *           "revision": 0,
                     *           "etag": "\"r0\"",
                     *           "digest": "sha256:6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b",
                     *           "managed_by": null,
                     *           "updated_at": "2026-06-01T08:00:00.000Z",
                     *           "updated_by": {
                     *             "type": "system",
                     *             "id": null
                     *           },
                     *           "template_ref": null
                     *         },
                     *         "preview": null,
                     *         "production": null
                     *       },
                     *       "template": null,
                     *       "domains": null,
                     *       "scan_schedule": null,
                     *       "script_url": "https://consent.example/s/site_01jd2v7k3q8m4n5p6r7s8t9v0w/production/loader.js",
                     *       "snippets": {
                     *         "preview": "<script src=\"https://consent.example/s/site_01jd2v7k3q8m4n5p6r7s8t9v0w/preview/loader.js\"></script>",
                     *         "production": "<script src=\"https://consent.example/s/site_01jd2v7k3q8m4n5p6r7s8t9v0w/production/loader.js\"></script>"
                     *       },
                     *       "production_last_fetched_at": null,
                     *       "etag": "\"2c624232cdd22177\"",
                     *       "created_at": "2026-06-01T08:00:00.000Z",
                     *       "updated_at": "2026-06-01T08:00:00.000Z",
                     *       "updated_by": {
                     *         "type": "token",
                     *         "id": "tok_01jd2t1x2y3z4a5b6c7d8e9f0g"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Site"];
                };
            };
            400: components["responses"]["problem.400.idempotency-key-invalid.invalid-parameter.malformed-request"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.insufficient-scope.plan-limit-reached.token-binding-mismatch"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            409: components["responses"]["problem.409.conflict.idempotency-key-in-progress"];
            413: components["responses"]["problem.413.payload-too-large"];
            414: components["responses"]["problem.414.uri-too-long"];
            415: components["responses"]["problem.415.unsupported-media-type"];
            421: components["responses"]["problem.421.misdirected-request"];
            422: components["responses"]["problem.422.idempotency-key-reused.validation-failed"];
            429: components["responses"]["problem.429.rate-limited"];
            500: components["responses"]["problem.500.internal-error"];
            503: components["responses"]["problem.503.unavailable"];
        };
    };
    getSite: {
        parameters: {
            query?: {
                /** @description Parts to add; repeat it for several. domains fills `domains`. scan_schedule fills `scan_schedule` and needs scans:read. */
                include?: ("domains" | "scan_schedule")[];
            };
            header?: never;
            path: {
                /** @description Id of the site. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The site. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "site_01jd2v7k3q8m4n5p6r7s8t9v0w",
                     *       "workspace_id": "wks_01jd2t00a1b2c3d4e5f6g7h8j9",
                     *       "external_key": "7c1f0e4b5a8d93c26f1e0b7a4d5c8e9f01234567",
                     *       "name": "Example shop",
                     *       "retention": 1095,
                     *       "settings": {
                     *         "default_language": "en",
                     *         "timezone": "Europe/Berlin",
                     *         "promotion_gate": {
                     *           "mode": "block",
                     *           "fail_on": "error",
                     *           "max_scan_age_hours": 168,
                     *           "require_verified_domain": true,
                     *           "require_install_check": false
                     *         },
                     *         "allow_direct_production": false,
                     *         "record_ip": "none",
                     *         "labels": {
                     *           "team": "shop"
                     *         }
                     *       },
                     *       "retention_effective_at": null,
                     *       "stages": {
                     *         "draft": {
                     *           "revision": 3,
                     *           "etag": "\"r3\"",
                     *           "digest": "sha256:4e07408562bedb8b60ce05c1decfe3ad16b72230967de01f640b7e4729b49fce",
                     *           "managed_by": "7c1f0e4b5a8d93c26f1e0b7a4d5c8e9f01234567",
                     *           "updated_at": "2026-11-21T09:30:00.000Z",
                     *           "updated_by": {
                     *             "type": "token",
                     *             "id": "tok_01jd2t1x2y3z4a5b6c7d8e9f0g"
                     *           },
                     *           "template_ref": null
                     *         },
                     *         "preview": {
                     *           "number": 12,
                     *           "config_digest": "sha256:4e07408562bedb8b60ce05c1decfe3ad16b72230967de01f640b7e4729b49fce",
                     *           "services_digest": "sha256:4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945",
                     *           "rolled_back_from": null,
                     *           "updated_at": "2026-11-21T09:30:04.120Z",
                     *           "updated_by": {
                     *             "type": "token",
                     *             "id": "tok_01jd2t1x2y3z4a5b6c7d8e9f0g"
                     *           }
                     *         },
                     *         "production": {
                     *           "number": 11,
                     *           "config_digest": "sha256:d4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35",
                     *           "services_digest": "sha256:4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945",
                     *           "rolled_back_from": null,
                     *           "updated_at": "2026-11-14T10:02:11.004Z",
                     *           "updated_by": {
                     *             "type": "user",
                     *             "id": "usr_01jd2t0a1b2c3d4e5f6g7h8j9k"
                     *           }
                     *         }
                     *       },
                     *       "template": null,
                     *       "domains": null,
                     *       "scan_schedule": null,
                     *       "script_url": "https://consent.example/s/site_01jd2v7k3q8m4n5p6r7s8t9v0w/production/loader.js",
                     *       "snippets": {
                     *         "preview": "<script src=\"https://consent.example/s/site_01jd2v7k3q8m4n5p6r7s8t9v0w/preview/loader.js\"></script>",
                     *         "production": "<script src=\"https://consent.example/s/site_01jd2v7k3q8m4n5p6r7s8t9v0w/production/loader.js\"></script>"
                     *       },
                     *       "production_last_fetched_at": "2026-11-21T09:29:00.000Z",
                     *       "etag": "\"8d969eef6ecad3c2\"",
                     *       "created_at": "2026-06-01T08:00:00.000Z",
                     *       "updated_at": "2026-11-03T16:45:10.500Z",
                     *       "updated_by": {
                     *         "type": "token",
                     *         "id": "tok_01jd2t1x2y3z4a5b6c7d8e9f0g"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Site"];
                };
            };
            400: components["responses"]["problem.400.invalid-parameter"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.insufficient-scope.token-binding-mismatch"];
            404: components["responses"]["problem.404.not-found"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            414: components["responses"]["problem.414.uri-too-long"];
            421: components["responses"]["problem.421.misdirected-request"];
            429: components["responses"]["problem.429.rate-limited"];
            500: components["responses"]["problem.500.internal-error"];
            503: components["responses"]["problem.503.unavailable"];
        };
    };
    deleteSite: {
        parameters: {
            query?: {
                /**
                 * @description True deletes the site even while visitors fetch its banner. Without it a site whose `production_last_fetched_at` is younger
                 *     than 24 hours is refused with conflict `site-in-use`.
                 */
                force?: boolean;
            };
            header?: {
                /** @description Entity tags of which one must be current, or `*`; weak tags never match. A write whose result is already stored succeeds all the same. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the site. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The site is deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.400.invalid-parameter"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.insufficient-scope.token-binding-mismatch"];
            404: components["responses"]["problem.404.not-found"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            409: components["responses"]["problem.409.conflict"];
            412: components["responses"]["problem.412.precondition-failed"];
            414: components["responses"]["problem.414.uri-too-long"];
            421: components["responses"]["problem.421.misdirected-request"];
            429: components["responses"]["problem.429.rate-limited"];
            500: components["responses"]["problem.500.internal-error"];
            503: components["responses"]["problem.503.unavailable"];
        };
    };
    updateSite: {
        parameters: {
            query?: never;
            header?: {
                /** @description Entity tags of which one must be current, or `*`; weak tags never match. A write whose result is already stored succeeds all the same. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the site. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/merge-patch+json": components["schemas"]["SiteUpdate"];
                "application/json": components["schemas"]["SiteUpdate"];
            };
        };
        responses: {
            /** @description The site as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "site_01jd2v7k3q8m4n5p6r7s8t9v0w",
                     *       "workspace_id": "wks_01jd2t00a1b2c3d4e5f6g7h8j9",
                     *       "external_key": "7c1f0e4b5a8d93c26f1e0b7a4d5c8e9f01234567",
                     *       "name": "Example shop",
                     *       "retention": 1095,
                     *       "settings": {
                     *         "default_language": "en",
                     *         "timezone": "Europe/Berlin",
                     *         "promotion_gate": {
                     *           "mode": "block",
                     *           "fail_on": "error",
                     *           "max_scan_age_hours": 168,
                     *           "require_verified_domain": true,
                     *           "require_install_check": false
                     *         },
                     *         "allow_direct_production": false,
                     *         "record_ip": "none",
                     *         "labels": {
                     *           "team": "shop"
                     *         }
                     *       },
                     *       "retention_effective_at": null,
                     *       "stages": {
                     *         "draft": {
                     *           "revision": 3,
                     *           "etag": "\"r3\"",
                     *           "digest": "sha256:4e07408562bedb8b60ce05c1decfe3ad16b72230967de01f640b7e4729b49fce",
                     *           "managed_by": "7c1f0e4b5a8d93c26f1e0b7a4d5c8e9f01234567",
                     *           "updated_at": "2026-11-21T09:30:00.000Z",
                     *           "updated_by": {
                     *             "type": "token",
                     *             "id": "tok_01jd2t1x2y3z4a5b6c7d8e9f0g"
                     *           },
                     *           "template_ref": null
                     *         },
                     *         "preview": {
                     *           "number": 12,
                     *           "config_digest": "sha256:4e07408562bedb8b60ce05c1decfe3ad16b72230967de01f640b7e4729b49fce",
                     *           "services_digest": "sha256:4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945",
                     *           "rolled_back_from": null,
                     *           "updated_at": "2026-11-21T09:30:04.120Z",
                     *           "updated_by": {
                     *             "type": "token",
                     *             "id": "tok_01jd2t1x2y3z4a5b6c7d8e9f0g"
                     *           }
                     *         },
                     *         "production": {
                     *           "number": 11,
                     *           "config_digest": "sha256:d4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35",
                     *           "services_digest": "sha256:4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945",
                     *           "rolled_back_from": null,
                     *           "updated_at": "2026-11-14T10:02:11.004Z",
                     *           "updated_by": {
                     *             "type": "user",
                     *             "id": "usr_01jd2t0a1b2c3d4e5f6g7h8j9k"
                     *           }
                     *         }
                     *       },
                     *       "template": null,
                     *       "domains": null,
                     *       "scan_schedule": null,
                     *       "script_url": "https://consent.example/s/site_01jd2v7k3q8m4n5p6r7s8t9v0w/production/loader.js",
                     *       "snippets": {
                     *         "preview": "<script src=\"https://consent.example/s/site_01jd2v7k3q8m4n5p6r7s8t9v0w/preview/loader.js\"></script>",
                     *         "production": "<script src=\"https://consent.example/s/site_01jd2v7k3q8m4n5p6r7s8t9v0w/production/loader.js\"></script>"
                     *       },
                     *       "production_last_fetched_at": "2026-11-21T09:29:00.000Z",
                     *       "etag": "\"8d969eef6ecad3c2\"",
                     *       "created_at": "2026-06-01T08:00:00.000Z",
                     *       "updated_at": "2026-11-03T16:45:10.500Z",
                     *       "updated_by": {
                     *         "type": "token",
                     *         "id": "tok_01jd2t1x2y3z4a5b6c7d8e9f0g"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Site"];
                };
            };
            400: components["responses"]["problem.400.invalid-parameter.malformed-request"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.insufficient-scope.token-binding-mismatch"];
            404: components["responses"]["problem.404.not-found"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            412: components["responses"]["problem.412.precondition-failed"];
            413: components["responses"]["problem.413.payload-too-large"];
            414: components["responses"]["problem.414.uri-too-long"];
            415: components["responses"]["problem.415.unsupported-media-type"];
            421: components["responses"]["problem.421.misdirected-request"];
            422: components["responses"]["problem.422.validation-failed"];
            429: components["responses"]["problem.429.rate-limited"];
            500: components["responses"]["problem.500.internal-error"];
            503: components["responses"]["problem.503.unavailable"];
        };
    };
    createDomain: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random key of one logical call, the same on its retries: a quoted structured string or bare, 1 to 255 characters. Kept 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the site. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DomainCreate"];
            };
        };
        responses: {
            /** @description This site has the host in this environment already. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "dom_01jd2v9c5s2x8y4z6a7b0c1d3e",
                     *       "workspace_id": "wks_01jd2t00a1b2c3d4e5f6g7h8j9",
                     *       "site_id": "site_01jd2v7k3q8m4n5p6r7s8t9v0w",
                     *       "host": "www.example.com",
                     *       "include_subdomains": true,
                     *       "environment": "production",
                     *       "verification_method": "dns_txt",
                     *       "covers_subdomains": true,
                     *       "challenge": {
                     *         "dns": {
                     *           "name": "_consent-challenge.www.example.com",
                     *           "type": "TXT",
                     *           "value": "consent-verify=q3v8n1x5k7c2z9m4b6t0r8w1y5p3h7jd"
                     *         },
                     *         "file": {
                     *           "path": "/.well-known/consent-challenge.txt",
                     *           "body": "consent-verify=q3v8n1x5k7c2z9m4b6t0r8w1y5p3h7jd"
                     *         },
                     *         "meta": {
                     *           "name": "consent-challenge",
                     *           "content": "consent-verify=q3v8n1x5k7c2z9m4b6t0r8w1y5p3h7jd"
                     *         }
                     *       },
                     *       "status": "pending",
                     *       "inherited_from": null,
                     *       "failure": null,
                     *       "verified_at": null,
                     *       "last_checked_at": null,
                     *       "next_check_at": "2026-11-21T10:30:00.000Z",
                     *       "created_at": "2026-11-21T09:30:00.000Z",
                     *       "updated_at": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Domain"];
                };
            };
            /** @description The domain was attached. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "dom_01jd2v9c5s2x8y4z6a7b0c1d3e",
                     *       "workspace_id": "wks_01jd2t00a1b2c3d4e5f6g7h8j9",
                     *       "site_id": "site_01jd2v7k3q8m4n5p6r7s8t9v0w",
                     *       "host": "www.example.com",
                     *       "include_subdomains": true,
                     *       "environment": "production",
                     *       "verification_method": "dns_txt",
                     *       "covers_subdomains": true,
                     *       "challenge": {
                     *         "dns": {
                     *           "name": "_consent-challenge.www.example.com",
                     *           "type": "TXT",
                     *           "value": "consent-verify=q3v8n1x5k7c2z9m4b6t0r8w1y5p3h7jd"
                     *         },
                     *         "file": {
                     *           "path": "/.well-known/consent-challenge.txt",
                     *           "body": "consent-verify=q3v8n1x5k7c2z9m4b6t0r8w1y5p3h7jd"
                     *         },
                     *         "meta": {
                     *           "name": "consent-challenge",
                     *           "content": "consent-verify=q3v8n1x5k7c2z9m4b6t0r8w1y5p3h7jd"
                     *         }
                     *       },
                     *       "status": "pending",
                     *       "inherited_from": null,
                     *       "failure": null,
                     *       "verified_at": null,
                     *       "last_checked_at": null,
                     *       "next_check_at": "2026-11-21T10:30:00.000Z",
                     *       "created_at": "2026-11-21T09:30:00.000Z",
                     *       "updated_at": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Domain"];
                };
            };
            400: components["responses"]["problem.400.idempotency-key-invalid.invalid-parameter.malformed-request"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.insufficient-scope.plan-limit-reached.token-binding-mismatch"];
            404: components["responses"]["problem.404.not-found"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            409: components["responses"]["problem.409.conflict.idempotency-key-in-progress"];
            413: components["responses"]["problem.413.payload-too-large"];
            414: components["responses"]["problem.414.uri-too-long"];
            415: components["responses"]["problem.415.unsupported-media-type"];
            421: components["responses"]["problem.421.misdirected-request"];
            422: components["responses"]["problem.422.idempotency-key-reused.validation-failed"];
            429: components["responses"]["problem.429.rate-limited"];
            500: components["responses"]["problem.500.internal-error"];
            503: components["responses"]["problem.503.unavailable"];
        };
    };
    getDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the domain. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The domain. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "dom_01jd2v9c5s2x8y4z6a7b0c1d3e",
                     *       "workspace_id": "wks_01jd2t00a1b2c3d4e5f6g7h8j9",
                     *       "site_id": "site_01jd2v7k3q8m4n5p6r7s8t9v0w",
                     *       "host": "www.example.com",
                     *       "include_subdomains": true,
                     *       "environment": "production",
                     *       "verification_method": "dns_txt",
                     *       "covers_subdomains": true,
                     *       "challenge": {
                     *         "dns": {
                     *           "name": "_consent-challenge.www.example.com",
                     *           "type": "TXT",
                     *           "value": "consent-verify=q3v8n1x5k7c2z9m4b6t0r8w1y5p3h7jd"
                     *         },
                     *         "file": {
                     *           "path": "/.well-known/consent-challenge.txt",
                     *           "body": "consent-verify=q3v8n1x5k7c2z9m4b6t0r8w1y5p3h7jd"
                     *         },
                     *         "meta": {
                     *           "name": "consent-challenge",
                     *           "content": "consent-verify=q3v8n1x5k7c2z9m4b6t0r8w1y5p3h7jd"
                     *         }
                     *       },
                     *       "status": "pending",
                     *       "inherited_from": null,
                     *       "failure": {
                     *         "code": "value-mismatch",
                     *         "detail": "The record exists with another value.",
                     *         "found": [
                     *           "consent-verify=old-value"
                     *         ]
                     *       },
                     *       "verified_at": null,
                     *       "last_checked_at": "2026-11-21T09:31:02.250Z",
                     *       "next_check_at": "2026-11-21T10:31:02.250Z",
                     *       "created_at": "2026-11-21T09:30:00.000Z",
                     *       "updated_at": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Domain"];
                };
            };
            400: components["responses"]["problem.400.invalid-parameter"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.insufficient-scope.token-binding-mismatch"];
            404: components["responses"]["problem.404.not-found"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            414: components["responses"]["problem.414.uri-too-long"];
            421: components["responses"]["problem.421.misdirected-request"];
            429: components["responses"]["problem.429.rate-limited"];
            500: components["responses"]["problem.500.internal-error"];
            503: components["responses"]["problem.503.unavailable"];
        };
    };
    deleteDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the domain. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The domain is detached. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.400.invalid-parameter"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.insufficient-scope.token-binding-mismatch"];
            404: components["responses"]["problem.404.not-found"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            414: components["responses"]["problem.414.uri-too-long"];
            421: components["responses"]["problem.421.misdirected-request"];
            429: components["responses"]["problem.429.rate-limited"];
            500: components["responses"]["problem.500.internal-error"];
            503: components["responses"]["problem.503.unavailable"];
        };
    };
    verifyDomain: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random key of one logical call, the same on its retries: a quoted structured string or bare, 1 to 255 characters. Kept 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the domain. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["VerifyDomainRequest"];
            };
        };
        responses: {
            /** @description The domain after the check. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Domain"];
                };
            };
            400: components["responses"]["problem.400.idempotency-key-invalid.invalid-parameter.malformed-request"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.insufficient-scope.token-binding-mismatch"];
            404: components["responses"]["problem.404.not-found"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            409: components["responses"]["problem.409.domain-claimed"];
            413: components["responses"]["problem.413.payload-too-large"];
            414: components["responses"]["problem.414.uri-too-long"];
            415: components["responses"]["problem.415.unsupported-media-type"];
            421: components["responses"]["problem.421.misdirected-request"];
            422: components["responses"]["problem.422.validation-failed"];
            429: components["responses"]["problem.429.rate-limited"];
            500: components["responses"]["problem.500.internal-error"];
            503: components["responses"]["problem.503.unavailable"];
        };
    };
    listTokens: {
        parameters: {
            query?: {
                /** @description Only the tokens with these ids. Repeatable, at most 100; an unknown id matches nothing. */
                id?: components["schemas"]["Id"][];
                /** @description Only tokens made by the token or user with this id. */
                created_by?: components["schemas"]["Id"];
                /** @description Only the token with this external key, compared exactly. */
                external_key?: string;
                /** @description Only tokens with one of these statuses. Repeatable; active and retiring unless given. */
                status?: ("active" | "retiring" | "expired" | "revoked")[];
                /** @description Objects a page, 1 to 200. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before; valid 24 hours, for the same filters and rights only. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tokens. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The objects of this page. */
                        data: components["schemas"]["Token"][];
                        /** @description Cursor of the next page; null on the last. */
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["problem.400.invalid-cursor.invalid-parameter"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.insufficient-scope.token-binding-mismatch"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            414: components["responses"]["problem.414.uri-too-long"];
            421: components["responses"]["problem.421.misdirected-request"];
            429: components["responses"]["problem.429.rate-limited"];
            500: components["responses"]["problem.500.internal-error"];
            503: components["responses"]["problem.503.unavailable"];
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random key of one logical call, the same on its retries: a quoted structured string or bare, 1 to 255 characters. Kept 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenCreate"];
            };
        };
        responses: {
            /** @description The token with its secret; a replay carries `secret` null. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            400: components["responses"]["problem.400.idempotency-key-invalid.invalid-parameter.malformed-request"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.insufficient-scope.plan-limit-reached.token-binding-mismatch.token-escalation"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            409: components["responses"]["problem.409.conflict.idempotency-key-in-progress"];
            413: components["responses"]["problem.413.payload-too-large"];
            414: components["responses"]["problem.414.uri-too-long"];
            415: components["responses"]["problem.415.unsupported-media-type"];
            421: components["responses"]["problem.421.misdirected-request"];
            422: components["responses"]["problem.422.idempotency-key-reused.validation-failed"];
            429: components["responses"]["problem.429.rate-limited"];
            500: components["responses"]["problem.500.internal-error"];
            503: components["responses"]["problem.503.unavailable"];
        };
    };
    getToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the token. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            400: components["responses"]["problem.400.invalid-parameter"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.insufficient-scope.token-binding-mismatch"];
            404: components["responses"]["problem.404.not-found"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            414: components["responses"]["problem.414.uri-too-long"];
            421: components["responses"]["problem.421.misdirected-request"];
            429: components["responses"]["problem.429.rate-limited"];
            500: components["responses"]["problem.500.internal-error"];
            503: components["responses"]["problem.503.unavailable"];
        };
    };
    revokeToken: {
        parameters: {
            query?: {
                /** @description Whether the whole tree of tokens that this one made, directly or through others, is revoked with it. */
                descendants?: boolean;
                /** @description Hours until the revocation takes effect, 0 to 168: the overlap of a rotation, in which the token is retiring. A retiring token may be given an earlier end; asking for a later one answers 204 and changes nothing. */
                after?: number;
            };
            header?: never;
            path: {
                /** @description Id of the token. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is revoked, or will be at the end of the overlap. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.400.invalid-parameter"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.insufficient-scope.token-binding-mismatch.token-escalation"];
            404: components["responses"]["problem.404.not-found"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            414: components["responses"]["problem.414.uri-too-long"];
            421: components["responses"]["problem.421.misdirected-request"];
            429: components["responses"]["problem.429.rate-limited"];
            500: components["responses"]["problem.500.internal-error"];
            503: components["responses"]["problem.503.unavailable"];
        };
    };
    listWebhookEndpoints: {
        parameters: {
            query?: {
                /** @description Only the endpoints with these ids. Repeatable, at most 100; an unknown id matches nothing. */
                id?: components["schemas"]["Id"][];
                /** @description Only the endpoint with this external key, compared exactly. */
                external_key?: string;
                /** @description Objects a page, 1 to 200. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before; valid 24 hours, for the same filters and rights only. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of webhook endpoints. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The objects of this page. */
                        data: components["schemas"]["WebhookEndpoint"][];
                        /** @description Cursor of the next page; null on the last. */
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["problem.400.invalid-cursor.invalid-parameter"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.insufficient-scope.token-binding-mismatch"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            414: components["responses"]["problem.414.uri-too-long"];
            421: components["responses"]["problem.421.misdirected-request"];
            429: components["responses"]["problem.429.rate-limited"];
            500: components["responses"]["problem.500.internal-error"];
            503: components["responses"]["problem.503.unavailable"];
        };
    };
    createWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random key of one logical call, the same on its retries: a quoted structured string or bare, 1 to 255 characters. Kept 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointCreate"];
            };
        };
        responses: {
            /** @description The endpoint with its generated secret; a replay carries `secret` null. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["problem.400.idempotency-key-invalid.invalid-parameter.malformed-request"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.insufficient-scope.plan-limit-reached.token-binding-mismatch"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            409: components["responses"]["problem.409.conflict.idempotency-key-in-progress"];
            413: components["responses"]["problem.413.payload-too-large"];
            414: components["responses"]["problem.414.uri-too-long"];
            415: components["responses"]["problem.415.unsupported-media-type"];
            421: components["responses"]["problem.421.misdirected-request"];
            422: components["responses"]["problem.422.idempotency-key-reused.validation-failed"];
            429: components["responses"]["problem.429.rate-limited"];
            500: components["responses"]["problem.500.internal-error"];
            503: components["responses"]["problem.503.unavailable"];
        };
    };
    getWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the endpoint. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["problem.400.invalid-parameter"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.insufficient-scope.token-binding-mismatch"];
            404: components["responses"]["problem.404.not-found"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            414: components["responses"]["problem.414.uri-too-long"];
            421: components["responses"]["problem.421.misdirected-request"];
            429: components["responses"]["problem.429.rate-limited"];
            500: components["responses"]["problem.500.internal-error"];
            503: components["responses"]["problem.503.unavailable"];
        };
    };
    deleteWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description Entity tags of which one must be current, or `*`; weak tags never match. A write whose result is already stored succeeds all the same. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the endpoint. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint is deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.400.invalid-parameter"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.insufficient-scope.token-binding-mismatch"];
            404: components["responses"]["problem.404.not-found"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            412: components["responses"]["problem.412.precondition-failed"];
            414: components["responses"]["problem.414.uri-too-long"];
            421: components["responses"]["problem.421.misdirected-request"];
            429: components["responses"]["problem.429.rate-limited"];
            500: components["responses"]["problem.500.internal-error"];
            503: components["responses"]["problem.503.unavailable"];
        };
    };
    updateWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description Entity tags of which one must be current, or `*`; weak tags never match. A write whose result is already stored succeeds all the same. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the endpoint. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/merge-patch+json": components["schemas"]["WebhookEndpointUpdate"];
                "application/json": components["schemas"]["WebhookEndpointUpdate"];
            };
        };
        responses: {
            /** @description The endpoint as it now is, with the new secret if this call made one. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["problem.400.invalid-parameter.malformed-request"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.insufficient-scope.token-binding-mismatch"];
            404: components["responses"]["problem.404.not-found"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            409: components["responses"]["problem.409.conflict"];
            412: components["responses"]["problem.412.precondition-failed"];
            413: components["responses"]["problem.413.payload-too-large"];
            414: components["responses"]["problem.414.uri-too-long"];
            415: components["responses"]["problem.415.unsupported-media-type"];
            421: components["responses"]["problem.421.misdirected-request"];
            422: components["responses"]["problem.422.validation-failed"];
            429: components["responses"]["problem.429.rate-limited"];
            500: components["responses"]["problem.500.internal-error"];
            503: components["responses"]["problem.503.unavailable"];
        };
    };
    testWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random key of one logical call, the same on its retries: a quoted structured string or bare, 1 to 255 characters. Kept 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the endpoint. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, queued. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["problem.400.idempotency-key-invalid.invalid-parameter"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.insufficient-scope.token-binding-mismatch"];
            404: components["responses"]["problem.404.not-found"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            409: components["responses"]["problem.409.conflict.idempotency-key-in-progress"];
            414: components["responses"]["problem.414.uri-too-long"];
            421: components["responses"]["problem.421.misdirected-request"];
            422: components["responses"]["problem.422.idempotency-key-reused"];
            429: components["responses"]["problem.429.rate-limited"];
            500: components["responses"]["problem.500.internal-error"];
            503: components["responses"]["problem.503.unavailable"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Only the deliveries with these ids. Repeatable, at most 100; an unknown id matches nothing. */
                id?: components["schemas"]["Id"][];
                /** @description Only deliveries with one of these statuses. Repeatable; all unless given. */
                status?: ("pending" | "succeeded" | "failed" | "abandoned")[];
                /** @description Only deliveries of events of one of these kinds. Repeatable; all unless given. */
                kind?: components["schemas"]["EventKind"][];
                /** @description Only deliveries of the event with this id. */
                event_id?: components["schemas"]["Id"];
                /** @description Objects a page, 1 to 200. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before; valid 24 hours, for the same filters and rights only. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description Id of the endpoint. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deliveries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The objects of this page. */
                        data: components["schemas"]["WebhookDelivery"][];
                        /** @description Cursor of the next page; null on the last. */
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["problem.400.invalid-cursor.invalid-parameter"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.insufficient-scope.token-binding-mismatch"];
            404: components["responses"]["problem.404.not-found"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            414: components["responses"]["problem.414.uri-too-long"];
            421: components["responses"]["problem.421.misdirected-request"];
            429: components["responses"]["problem.429.rate-limited"];
            500: components["responses"]["problem.500.internal-error"];
            503: components["responses"]["problem.503.unavailable"];
        };
    };
    redeliverWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random key of one logical call, the same on its retries: a quoted structured string or bare, 1 to 255 characters. Kept 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the delivery. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, pending again. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["problem.400.idempotency-key-invalid.invalid-parameter"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.insufficient-scope.token-binding-mismatch"];
            404: components["responses"]["problem.404.not-found"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            409: components["responses"]["problem.409.conflict.idempotency-key-in-progress"];
            414: components["responses"]["problem.414.uri-too-long"];
            421: components["responses"]["problem.421.misdirected-request"];
            422: components["responses"]["problem.422.idempotency-key-reused"];
            429: components["responses"]["problem.429.rate-limited"];
            500: components["responses"]["problem.500.internal-error"];
            503: components["responses"]["problem.503.unavailable"];
        };
    };
}
