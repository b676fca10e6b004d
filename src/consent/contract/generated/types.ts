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
         * @description Lists the alert inbox, by time of the first occurrence, newest first. Without a filter, alerts of every state are listed. A token bound to a site sees only the alerts of that site.
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
         * @description Changes the state of an alert, or whether it counts as read. Allowed changes: open to acknowledged, open or acknowledged to resolved. The current state changes nothing; any other change is conflict `alert-state`.
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
         * @description Creates a channel. For kind email a confirmation mail goes to each address; until one is confirmed, the channel's status is unconfirmed. For kind slack nothing is sent. A workspace holds at most 50 channels (plan-limit-reached).
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
         * @description Merge patch of the settable fields; `kind` never changes. `addresses` is replaced as a whole: an address that stays keeps its confirmation, a new one starts unconfirmed, and one that is unconfirmed after its link has ended is mailed again, also if the patch changes nothing. null resets an optional field to its default. A patch after which the fields do not fit the kind is validation-failed.
         */
        patch: operations["updateAlertChannel"];
        trace?: never;
    };
    "/sites/{id}/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count choices
         * @description Counts what visitors of a site chose, by day, regime or version. Rows are sorted by date (newest first), regime and version; groups without a record have no row.
         */
        get: operations["getSiteAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the subscription
         * @description Plan, period and usage of the workspace of the signed-in user. A workspace token is refused with user-session-required.
         */
        get: operations["getBillingSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/portal-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the billing portal
         * @description Creates a link to the billing portal for the signed-in user. A workspace token is refused with
         *     user-session-required, and a request from another origin with cross-origin-refused. Every call creates a new
         *     link.
         */
        post: operations["createBillingPortalSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id}/config/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the draft
         * @description The site's draft with its document, waivers and revision.
         */
        get: operations["getConfigDraft"];
        /**
         * Write the draft
         * @description Replaces the draft. Rules of level S refuse the document (validation-failed, with their codes); findings of level E and W are stored and
         *     counted. Writing what is already stored changes nothing and creates no revision. Below a path that the linked
         *     template locks, the document must equal the template, else template-locked.
         */
        put: operations["putConfigDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id}/config/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Validate a document
         * @description Validates a document, or the stored draft if none is sent, with the site's services, retention and linked template
         *     and against production. It stores nothing. The response is 200 for findings of every level, including S.
         *     validation-failed only means that the body or `document` is not a JSON object.
         */
        post: operations["validateConfigDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id}/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List consent records
         * @description Lists the consent records of a site, by the time of their event, newest first. Without the scope logs:export every record is masked, and the filters `subject_id` and `external_id` are refused. Erased records are not listed. A token bound to an environment sees only the records of that environment.
         */
        get: operations["listConsents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id}/declaration.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the cookie declaration
         * @description The public list of what a site stores and which services it loads, in one language, generated from the version in production. not-found while nothing is published to production. Anyone can read it, from any origin.
         */
        get: operations["getDeclarationJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id}/declaration.html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the cookie declaration as HTML
         * @description The same list as an HTML fragment to embed in a page. Every text is escaped, and the Content-Security-Policy of the response forbids scripts.
         */
        get: operations["getDeclarationHtml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id}/declaration.md": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the cookie declaration as Markdown
         * @description The same list as Markdown, for pages that are generated. Every text is escaped.
         */
        get: operations["getDeclarationMarkdown"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id}/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a proof export
         * @description Queues a signed file of consent records, or with format evidence a bundle about one version: its document, findings, waivers, gate, scan, install checks and production dates. `Location` is its download, which returns export-not-ready until the file is built. A site builds one export at a time; a second one is conflict `export-building`. Evidence without `version_number` for a stage that holds none is conflict `stage-empty`.
         */
        post: operations["createExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a proof export
         * @description The signed file. Of format evidence it is a tar archive. Of format ndjson the first line is the manifest, then records and tombstones, oldest first, the last line is the footer. To verify it: hash the bytes and compare with X-Content-SHA256; take the key with X-Signing-Kid from getExportKeys and compute its thumbprint again; verify X-Signature-Ed25519 over the 32 bytes of the hash; see that the manifest's `created_at` lies inside the key's life; compute every record's hash again, compare neighbors if the chain is contiguous, and compute `records_hash`. While it is being built: export-not-ready with Retry-After. No ranges.
         */
        get: operations["downloadExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the keys of proof exports
         * @description The public keys that verify proof exports, as a JWK Set: all keys that ever signed, including retired ones. `kid` is the RFC 7638 thumbprint of the key, so that a copy of the set can be checked. Anyone can read it, from any origin.
         */
        get: operations["getExportKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe the calling token
         * @description Describes the token or the session that the request carries. The declared scope is not checked, so any active
         *     token can call it.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read this document
         * @description The machine-readable contract as an OpenAPI 3.1 document. It needs no token, and any origin can read it. Send
         *     the ETag in If-None-Match: 304 means that it has not changed.
         */
        get: operations["getOpenApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/r": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Resolve a country to a regime
         * @description Returns the regime that applies to a visitor. The banner's runtime in the browser calls it, so it needs no token, and any
         *     origin can call it. Without a country, it uses headers of a configured trusted proxy, else it returns the
         *     strictest fallback. It stores nothing and logs no address. An unknown or deleted site is not-found.
         */
        get: operations["resolveRegime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id}/scans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List scans
         * @description The scans of a site, newest first.
         */
        get: operations["listScans"];
        put?: never;
        /**
         * Queue a scan
         * @description Queues a scan of a stage. The stage must hold a version (else conflict `stage-empty`), the environment must have a verified domain and every
         *     start page must lie on a verified host (else domain-not-verified). While another scan of the environment is
         *     queued or running, the response is scan-in-progress with its id.
         */
        post: operations["queueScan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a scan
         * @description The scan with its state and counts.
         */
        get: operations["getScan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scans/{id}/findings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the findings of a scan
         * @description The findings of a scan, errors first, then by fingerprint. `format` takes precedence over the header Accept.
         *     JSON is a list in pages, and returns what exists while the scan runs. CSV (`text/csv; charset=utf-8;
         *     header=present`, RFC 4180) and SARIF are always complete: `limit` or `cursor` with them is invalid-parameter,
         *     and a scan that is not completed is conflict `scan-not-completed`.
         */
        get: operations["listScanFindings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scans/{id}/diff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare a scan with an earlier one
         * @description Findings that were added, removed or changed since an earlier scan of the same site, matched by fingerprint.
         *     Both scans must be completed, else conflict `scan-not-completed`. Without an earlier scan `base_scan_id` is null
         *     and every finding is added.
         */
        get: operations["diffScan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id}/scan-schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the scan schedule
         * @description The site's scan schedule; it always exists.
         */
        get: operations["getScanSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the scan schedule
         * @description Merges settings into the schedule; null resets one to its default. It needs scans:run, because a schedule starts
         *     scans. A token bound to an environment can change it only if the schedule has the token's environment before and
         *     after.
         */
        patch: operations["updateScanSchedule"];
        trace?: never;
    };
    "/sites/{id}/install-checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List install checks
         * @description The install checks of a site, newest first.
         */
        get: operations["listInstallChecks"];
        put?: never;
        /**
         * Check the installation
         * @description Fetches one page within 15 seconds and checks how the banner is installed on it. A service with a browser then runs
         *     the page for up to 12 seconds and reports what it saw in `observation`. If the page cannot be reached or
         *     returns 502, 503 or 504, it is fetched up to three times. If it does not respond at all, the check is still created
         *     (201), with the result `failed`. If its host is not verified, the request fails with `domain-not-verified`.
         */
        post: operations["createInstallCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id}/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List services
         * @description Lists the trackers recorded for a site, newest first. Without a filter, services of every status are listed.
         */
        get: operations["listServices"];
        put?: never;
        /**
         * Record a service
         * @description Records a tracker of the site. A taken key is conflict `key-taken`, with the id of the service that has it. It takes effect with the next publish.
         */
        post: operations["createService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a service
         * @description Deletes the record. Versions that froze it keep it; a scan that sees the tracker again creates a new record. A second delete is not-found.
         */
        delete: operations["deleteService"];
        options?: never;
        head?: never;
        /**
         * Update a service
         * @description Merge patch of the settable fields; `key` never changes. null resets an optional field to its default. Scans never overwrite fields that are set here. Setting `status` to live accepts a service that a scan recorded.
         */
        patch: operations["updateService"];
        trace?: never;
    };
    "/sites/{id}/issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List compliance issues
         * @description Lists the issues of a site by the time when they were first seen, newest first. Without a filter, issues of every status are listed. A token bound to an environment sees only the issues of that environment.
         */
        get: operations["listIssues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/issues/{id}/suppress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suppress an issue
         * @description Suppresses an issue, with a reason and an end; two reasons allow no end. A repeated call changes the current suppression; one with the stored values changes nothing. A resolved issue can also be suppressed, which applies if it recurs.
         */
        post: operations["suppressIssue"];
        /**
         * End the suppression of an issue
         * @description Ends the live suppression. An issue without one is returned unchanged; that is not an error.
         */
        delete: operations["unsuppressIssue"];
        options?: never;
        head?: never;
        patch?: never;
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
         *     afterwards. Without `external_key`, a repeated create makes a second site of the same name.
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
         * @description Deletes the site permanently, with its domains, drafts, versions, services, issues and schedule, in one
         *     transaction. Host claims and external keys are released, queued scans and building exports dropped, running
         *     scans stopped, and tokens bound to the site revoked. Its banner is no longer served. Consent records and their
         *     chain are kept until their retention ends. Until then, listConsents and createExport with format ndjson accept the
         *     site's id from tokens that are not bound to a site. A second DELETE is not-found.
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
         * @description Attaches a host to the site. It starts as verified if a proven parent domain of the workspace covers it, else as
         *     pending. If this site already has the host in this environment, the response is 200 with that domain; only
         *     `include_subdomains` is updated. If another site of the workspace has it: conflict `host-taken`. With
         *     `If-None-Match: *`, a request for a host that this site already has fails with precondition-failed and changes
         *     nothing.
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
         * @description Looks for the challenge immediately and returns the domain. A failed check also returns 200, with `failure` filled.
         *     A verified domain stays verified if the check fails. A failed domain becomes pending, and its 72 hours start again.
         *     A domain is checked at most once in 10 seconds; another request returns the last result. DNS records are read from
         *     the zone's authoritative servers.
         */
        post: operations["verifyDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List banner templates
         * @description Lists the workspace's templates, newest first. A token bound to a site sees all of them, with `site_ids` limited to that site. A page has at most 2 MiB of documents: it can have fewer templates than `limit`, but at least one.
         */
        get: operations["listTemplates"];
        put?: never;
        /**
         * Create a banner template
         * @description Creates a template from a partial document, or from a copy of a site's draft; exactly one of `document` and `from_site_id` is required. A workspace holds at most 200 templates (plan-limit-reached).
         */
        post: operations["createTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a banner template
         * @description Reads one template at its newest revision, or at the revision named. For a token bound to a site, `site_ids` is limited
         *     to that site.
         */
        get: operations["getTemplate"];
        put?: never;
        post?: never;
        /**
         * Delete a banner template
         * @description Deletes the template with all revisions. While drafts of sites are linked to it, the response is template-in-use with the sites, unless `unlink` is true: then the links and their locks end, and the documents do not change. A second delete is not-found.
         */
        delete: operations["deleteTemplate"];
        options?: never;
        head?: never;
        /**
         * Update a banner template
         * @description Merge patch of the settable fields. A change of `document`, `variables` or `locked_paths` creates a new revision and changes no site. `document` is merged too, so null removes a member of it; null for `document` itself is validation-failed.
         */
        patch: operations["updateTemplate"];
        trace?: never;
    };
    "/templates/{id}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a banner template to sites
         * @description Applies the template to the drafts of 1 to 100 sites and links them to it: merge or replace, then overrides, then variables. Then publishes and promotes each site as far as `release` says. Each site is a separate transaction and never stops the others. Its result contains the stage that it reached, and why it stopped there. A refused publish keeps the draft, a refused promotion keeps preview. The document must pass the level S rules. A stage that already holds what is requested is left alone. A version that the request itself publishes has no scan yet, so a gate that requires one stops the site at preview; send it again after a scan. After 15 seconds, or when the client is gone, sites that were not begun are postponed. The body may be up to 4 MiB.
         */
        post: operations["applyTemplate"];
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
         * @description Lists the workspace's tokens, newest first; without the filter `status`, only those that are active or retiring. `secret` is always null. A token bound to a site sees itself and the tokens with the same binding. Revoked and expired tokens are listed for 30 days.
         */
        get: operations["listTokens"];
        put?: never;
        /**
         * Create a token
         * @description Creates a token and returns its secret once: a client that lost the response revokes the token and creates another. The new token is never wider than the creating token in scopes, binding and expiry (token-escalation). A bound token cannot create tokens (token-binding-mismatch). A workspace holds at most 100 active tokens (plan-limit-reached).
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
         * @description Revokes the token immediately, or after an overlap (`after`). A token can revoke itself (bound ones too), its descendants, and any token whose scopes and binding are within its own; else token-escalation. Revoking a revoked or expired token returns 204. The effect applies from the next request in every process.
         */
        delete: operations["revokeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List versions
         * @description The versions of a site by number, highest first, without document, services and warnings.
         */
        get: operations["listVersions"];
        put?: never;
        /**
         * Publish the draft
         * @description Freezes the draft and the live services as a new version and points a stage at it: preview, or production if the site allows it. Findings
         *     of level E refuse it (draft-invalid). If the stage already has the same waivers, document and services, the
         *     response is 200 with its version, and nothing is written; this takes precedence over every expected value.
         *     reconsent force creates a new version even then, unless the stage's version has the same publish_key.
         */
        post: operations["publishVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id}/versions/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a version
         * @description The version with its document, services and warnings.
         */
        get: operations["getVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id}/versions/{number}/promote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Promote a version to production
         * @description Points production at the version; preview does not change. Allowed if preview holds the version, or if it was never
         *     in production; otherwise version-not-promotable. The promotion gate is evaluated first and may return
         *     promotion-blocked. A promotion does not wait for a scan. If production already holds the version, the response is
         *     200 and nothing is written.
         */
        post: operations["promoteVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id}/versions/{number}/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Roll production back to a version
         * @description Creates a new version with the document and services of one that has been in production, and points production
         *     at it. It is never blocked by findings and skips the gate. A version that was never in production is
         *     version-not-promotable: promote it instead. If production already has the same document and services, the
         *     response is 200 with its version, and nothing is written.
         */
        post: operations["rollbackVersion"];
        delete?: never;
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
         * @description Creates an endpoint and, unless the caller sent a signing secret, generates one and returns it once. The scopes of its creator permanently determine which groups of events it can receive. A workspace holds at most 50 endpoints (plan-limit-reached). A kind whose group the creator cannot read is validation-failed at /event_kinds.
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
         * @description Merge patch of the settable fields, and `rotation` to get a new signing secret, which the response returns once. null resets an optional field to its default. A new url, or `enabled` going from false to true, makes a disabled endpoint active again. A fourth signing secret is conflict `too-many-secrets`.
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
         * @description Queues one event `webhook.test` to the endpoint, regardless of its event kinds. A test that succeeds reactivates an endpoint that was disabled for gone or failures. A paused endpoint is conflict `endpoint-disabled`. The request has no body.
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
         * @description Makes the delivery pending again, with the same event id and a new attempt; receivers that store ids ignore it if they have it. A disabled endpoint is conflict `endpoint-disabled`. The request has no body.
         */
        post: operations["redeliverWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "site.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * site.created
         * @description A site was created.
         */
        post: operations["onSiteCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "site.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * site.updated
         * @description A settable field of a site changed.
         */
        post: operations["onSiteUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "site.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * site.deleted
         * @description A site was deleted, with everything that belongs to it except its consent records.
         */
        post: operations["onSiteDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "domain.verified": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * domain.verified
         * @description A check proved that the workspace controls a host.
         */
        post: operations["onDomainVerified"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "domain.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * domain.failed
         * @description A domain lost its verification, or was not verified within 72 hours. No banner is taken down.
         */
        post: operations["onDomainFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "domain.recheck_failing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * domain.recheck_failing
         * @description The weekly check of a verified domain failed for the first time; it loses its verification if the checks 2 and 7 days later also fail.
         */
        post: operations["onDomainRecheckFailing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "config.draft_updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * config.draft_updated
         * @description A site's draft changed.
         */
        post: operations["onConfigDraftUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "version.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * version.published
         * @description A version was published from the draft, and a stage serves it.
         */
        post: operations["onVersionPublished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "version.promoted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * version.promoted
         * @description Production serves a version that preview held.
         */
        post: operations["onVersionPromoted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "version.rolled_back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * version.rolled_back
         * @description Production serves a new version that copies an earlier one. `number` is the copy's.
         */
        post: operations["onVersionRolledBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "version.promotion_blocked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * version.promotion_blocked
         * @description The promotion gate refused a promotion or a publish to production. A refused publish creates no version: `number` is then null, and `object.id` is the site's id.
         */
        post: operations["onVersionPromotionBlocked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "scan.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * scan.completed
         * @description A scan finished.
         */
        post: operations["onScanCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "scan.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * scan.failed
         * @description A scan failed.
         */
        post: operations["onScanFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "scan.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * scan.changed
         * @description A completed scan differs from the previous one of the environment. For the first scan, every finding is added.
         */
        post: operations["onScanChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "service.discovered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * service.discovered
         * @description A scan recorded a tracker that was new to the site.
         */
        post: operations["onServiceDiscovered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "service.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * service.updated
         * @description A settable field of a service changed.
         */
        post: operations["onServiceUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "issue.opened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * issue.opened
         * @description A scan found a problem that was not open.
         */
        post: operations["onIssueOpened"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "issue.resolved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * issue.resolved
         * @description A later scan visited the page of a problem and did not find it.
         */
        post: operations["onIssueResolved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "issue.suppressed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * issue.suppressed
         * @description An issue was suppressed, or its suppression changed.
         */
        post: operations["onIssueSuppressed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "issue.suppression_expired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * issue.suppression_expired
         * @description The suppression of an issue ended; the issue is open again unless it is resolved.
         */
        post: operations["onIssueSuppressionExpired"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "install_check.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * install_check.failed
         * @description An install check failed.
         */
        post: operations["onInstallCheckFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "export.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * export.completed
         * @description A proof export is ready, or failed.
         */
        post: operations["onExportCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "template.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * template.updated
         * @description A template has a new revision. This changes no site.
         */
        post: operations["onTemplateUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "alert.raised": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * alert.raised
         * @description An alert opened, for the first time or again.
         */
        post: operations["onAlertRaised"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "token.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * token.created
         * @description A token was created. No event contains its secret.
         */
        post: operations["onTokenCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "token.revoked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * token.revoked
         * @description A token was revoked, immediately or at the end of its overlap (then the actor is the system). The expiry of a token is announced by token.expiring and not reported again.
         */
        post: operations["onTokenRevoked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "token.expiring": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * token.expiring
         * @description A token expires in 14 days, or in 3.
         */
        post: operations["onTokenExpiring"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * webhook.test
         * @description Sent to one endpoint when a test is requested.
         */
        post: operations["onWebhookTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
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
        /** @description A destination to which alerts are sent: up to ten e-mail addresses, or one Slack incoming webhook. Only alerts that match `min_severity`, `alert_kinds` and `site_ids` are sent. */
        AlertChannel: {
            /** @description Name, 1 to 80 characters, unique among the workspace's channels (conflict `name-taken`). */
            name: string;
            /**
             * @description Where alerts go. email needs `addresses` and accepts no `url`; slack needs `url` and accepts no `addresses`; anything else is validation-failed.
             * @enum {string}
             */
            kind: "email" | "slack";
            /** @description Kind email: 1 to 10 different e-mail addresses, required. Kind slack: null. Each address receives alerts only after a person has confirmed it by the link mailed to it; an address added later starts unconfirmed. An address whose link expired unused, or that the mail server refused, is mailed again when a PATCH contains it in `addresses`, even if nothing changes. If a person stopped the mails, it must be removed and added again first. An address gets at most one confirmation mail in 24 hours, and a workspace sends at most 50 a day. */
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
            /** @description Who changed a settable field last; initially, who created it. */
            updated_by: components["schemas"]["Actor"];
            /** @description Entity tag over the settable fields, as in the header ETag, for If-Match. */
            etag: components["schemas"]["Etag"];
            /** @description Kind slack: host of the url, an ellipsis and its last 4 characters. Kind email: null. */
            url_hint: string | null;
            /** @description Kind email: one entry for each address, in the order of `addresses`. Kind slack: null. */
            confirmations: components["schemas"]["AlertConfirmation"][] | null;
            /**
             * @description The first that applies: disabled: `enabled` is false. unconfirmed: kind email without a confirmed address. failing: the last three attempts failed. active: otherwise.
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
             * @description Where alerts go. email needs `addresses` and accepts no `url`; slack needs `url` and accepts no `addresses`; anything else is validation-failed.
             * @enum {string}
             */
            kind: "email" | "slack";
            /**
             * @description Kind email: 1 to 10 different e-mail addresses, required. Kind slack: null. Each address receives alerts only after a person has confirmed it by the link mailed to it; an address added later starts unconfirmed. An address whose link expired unused, or that the mail server refused, is mailed again when a PATCH contains it in `addresses`, even if nothing changes. If a person stopped the mails, it must be removed and added again first. An address gets at most one confirmation mail in 24 hours, and a workspace sends at most 50 a day.
             * @default null
             */
            addresses?: string[] | null;
            /**
             * Format: uri
             * @description Kind slack: https address of the incoming webhook, required, at most 2,048 characters, without credentials and fragment. Kind email: null. It is a secret: no response contains it; `url_hint` identifies it. An address that is not globally routable is validation-failed, code `address-refused`; plain http only to loopback in the embedded mode with `--allow-local`.
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
            /** @description Kind email: 1 to 10 different e-mail addresses, required. Kind slack: null. Each address receives alerts only after a person has confirmed it by the link mailed to it; an address added later starts unconfirmed. An address whose link expired unused, or that the mail server refused, is mailed again when a PATCH contains it in `addresses`, even if nothing changes. If a person stopped the mails, it must be removed and added again first. An address gets at most one confirmation mail in 24 hours, and a workspace sends at most 50 a day. */
            addresses?: string[] | null;
            /**
             * Format: uri
             * @description Kind slack: https address of the incoming webhook, required, at most 2,048 characters, without credentials and fragment. Kind email: null. It is a secret: no response contains it; `url_hint` identifies it. An address that is not globally routable is validation-failed, code `address-refused`; plain http only to loopback in the embedded mode with `--allow-local`.
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
             * @description The address as written in `addresses`.
             */
            address: string;
            /**
             * @description unconfirmed addresses receive only confirmation mails, whose link is valid for 7 days.
             * @enum {string}
             */
            status: "unconfirmed" | "confirmed";
            /** @description Time of the confirmation; null while unconfirmed. */
            confirmed_at: components["schemas"]["Time"] | null;
        };
        /**
         * @description What an alert is about. domain.recheck_failing (warning): the check of a verified domain failed once. domain.failed (critical): a domain is no longer verified. scan.failed (warning). scan.new_tracker (info): a scan recorded a tracker not known before. issue.opened (critical): an issue of severity error opened. version.promotion_blocked (warning): the gate refused. install_check.failed (warning). webhook.disabled (critical): the service stopped sending to an endpoint. channel.failing (warning): an alert channel failed three times in a row. token.expiring (warning): 14 days and again 3 days before a token expires. consents.flood (warning): a site's choices far exceed its busiest day, so addresses that repeat are refused.
         * @enum {string}
         */
        AlertKind: "domain.recheck_failing" | "domain.failed" | "scan.failed" | "scan.new_tracker" | "issue.opened" | "version.promotion_blocked" | "install_check.failed" | "webhook.disabled" | "channel.failing" | "token.expiring" | "consents.flood";
        /** @description An alert opened, for the first time or again. */
        AlertRaisedEvent: {
            /** @description Event id, the same on every attempt and redelivery. */
            id: components["schemas"]["Id"];
            /**
             * @description Event kind.
             * @constant
             */
            type: "alert.raised";
            /** @description When it happened. */
            timestamp: components["schemas"]["Time"];
            /**
             * @description Version of the API.
             * @constant
             */
            api_version: "v1";
            /** @description Workspace of the object. */
            workspace_id: components["schemas"]["Id"];
            /** @description What it happened to; thin, never consent records or subject ids. */
            data: {
                /** @description The object. */
                object: {
                    /**
                     * @description Its kind.
                     * @constant
                     */
                    type: "alert";
                    /** @description Its id; `site/number` for a version, the site's id for a draft. */
                    id: string;
                };
                /** @description Site of the object, or null. */
                site_id: string | null;
                /** @description Who caused it. */
                actor: components["schemas"]["Actor"];
                /** @description What the alert is about. */
                kind: components["schemas"]["AlertKind"];
                /** @description How urgent it is. */
                severity: components["schemas"]["AlertSeverity"];
                /** @description How many times it opened so far. */
                occurrences: number;
            };
        };
        /**
         * @description Urgency of an alert, rising in the order info, warning, critical.
         * @enum {string}
         */
        AlertSeverity: "info" | "warning" | "critical";
        /**
         * @description State of an alert.
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
        /**
         * @description What rows are grouped by.
         * @enum {string}
         */
        AnalyticsGrouping: "date" | "regime" | "version";
        /** @description How often visitors chose what, over the days asked for, for one group of consent records. A record is counted once, by its event; records with the event expired, and removed ones, are not counted. */
        AnalyticsRow: {
            /**
             * Format: date
             * @description Day in the site's time zone; null if not grouped by date.
             */
            date: string | null;
            /** @description Regime of the visitors; null if not grouped by regime. */
            regime: components["schemas"]["RegimeId"] | null;
            /** @description Version that they saw; null if not grouped by version. */
            version_number: number | null;
            /** @description Records given or changed that grant every optional category. */
            accepted: number;
            /** @description Records given or changed, or refused, that deny every optional category. */
            rejected: number;
            /** @description Records given or changed that grant some optional categories and deny others. */
            customised: number;
            /** @description Records with the event withdrawn. */
            withdrawn: number;
            /** @description Records with the event signal, such as Global Privacy Control. */
            signal: number;
        };
        /** @description Why a finding of level E only counts as a warning. */
        AppliedWaiver: {
            /** @description Reason of the waiver. */
            reason: string;
            /** @description Who decided. */
            approved_by: string;
        };
        /** @description Results of applying a template, site by site. A site that fails never stops the others. */
        ApplyResult: {
            /** @description The template. */
            template_id: components["schemas"]["Id"];
            /** @description Revision that was applied. */
            template_revision: number;
            /** @description Whether nothing was written. */
            dry_run: boolean;
            /** @description One entry for each item of the request, in its order. */
            results: components["schemas"]["ApplyResultItem"][];
        };
        /** @description Result of applying a template to one site. */
        ApplyResultItem: {
            /** @description The site, as the request names it. */
            site_id: components["schemas"]["Id"];
            /**
             * @description failed: `problem` has the reason; the steps up to `stage` were done. changed: something was written. unchanged: everything was already as requested. postponed: not started, because the request took too long or the client disconnected; send the item again.
             * @enum {string}
             */
            status: "changed" | "unchanged" | "failed" | "postponed";
            /**
             * @description How far the site got. With none, nothing was written.
             * @enum {string}
             */
            stage: "none" | "draft" | "preview" | "production";
            /** @description Digest of the draft afterwards (with `dry_run`, that it would have); null at stage none. */
            digest: components["schemas"]["Digest"] | null;
            /** @description Revision of the draft afterwards (with `dry_run`, that it would have); null at stage none. */
            revision: number | null;
            /** @description Number of the version that holds the document (with `dry_run`, that it would get); null at the stages none and draft. */
            version_number: number | null;
            /** @description Number that production holds afterwards (with `dry_run`, that it would hold); null if production is empty, and at stage none. */
            production_number: number | null;
            /** @description Why it failed, as a problem with the pointers of this item; null if it did not. */
            problem: components["schemas"]["NotFoundProblem"] | components["schemas"]["PreconditionFailedProblem"] | components["schemas"]["TemplateLockedProblem"] | components["schemas"]["ValidationFailedProblem"] | components["schemas"]["TokenBindingMismatchProblem"] | components["schemas"]["DraftInvalidProblem"] | components["schemas"]["PromotionBlockedProblem"] | null;
        };
        /** @description One site to apply a template to. Expectations of the draft are checked before it is written. */
        ApplyTemplateItem: {
            /** @description The site. */
            site_id: components["schemas"]["Id"];
            /** @description Digest that the draft must have; if it differs the item fails with precondition-failed. Not checked if omitted. */
            expected_draft_digest?: components["schemas"]["Digest"];
            /** @description Revision that the draft must have, 0 for the starter; if it differs the item fails with precondition-failed. Not checked if omitted. */
            expected_draft_revision?: number;
            /** @description Owner that the draft must have, null for none; if it differs the item fails with precondition-failed. Not checked if omitted. */
            expected_managed_by?: components["schemas"]["DeploymentKey"];
            /** @description Digest that the resulting document must have, so that what was previewed is what is applied; if it differs the item fails with precondition-failed, even if nothing would change. Not checked if omitted. */
            expected_digest?: components["schemas"]["Digest"];
            /**
             * @description This site's differences from the template, as a JSON Merge Patch (RFC 7396). Changing a locked path, also with null, fails with template-locked.
             * @default {}
             */
            overrides?: components["schemas"]["PartialBannerDocument"];
            /**
             * @description Values of the template's variables for this site, up to 4,000 characters each. They are not searched for further variables. A missing required variable, or an unknown one, also in `overrides`, is validation-failed.
             * @default {}
             */
            variables?: {
                [key: string]: string;
            };
            /** @description Waivers of the draft, up to 20. If omitted, the draft keeps the waivers it has. */
            waivers?: components["schemas"]["Waiver"][];
            /** @description The client's own name for this publish, as in publishVersion: with reconsent force, it distinguishes a repeated request from a new one. Only with a release beyond draft. */
            publish_key?: string;
            /** @description Overrides the site's gate if it blocks: the reason, 10 to 500 characters; recorded. Only with release production. Needs sites:write. */
            gate_override_reason?: components["schemas"]["GateOverrideReason"];
            /** @description Number of the version that production must serve, or null if it must be empty; if it differs, the promotion fails with precondition-failed. Only with release production. */
            expected_production_number?: components["schemas"]["ExpectedProductionNumber"];
            /**
             * @description Whether to end the draft's link to the template instead of applying it. The document stays, the owner becomes `managed_by`, and nothing is published; a draft without this link is unchanged. It can only be combined with `site_id` and expectations of the draft. Needs sites:write.
             * @default false
             */
            detach?: boolean;
        };
        /** @description Which sites to apply a template to, and how. The body may be up to 4 MiB. */
        ApplyTemplateRequest: {
            /** @description Revision to apply; by default the newest. An unknown one is not-found. */
            template_revision?: number;
            /**
             * @description How the template is combined with the draft.
             * @default merge
             */
            mode?: components["schemas"]["TemplateMode"];
            /**
             * @description How far each site goes. A token that is bound to an environment can only release to that environment. One that is bound to production only promotes what preview already serves. Anything but draft needs banner:publish.
             * @default draft
             */
            release?: components["schemas"]["TemplateRelease"];
            /**
             * @description Whether to evaluate every step, the promotion gate included, and write nothing.
             * @default false
             */
            dry_run?: boolean;
            /**
             * @description Deployment that owns the drafts from now on, 1 to 64 characters; null or absent removes the owner.
             * @default null
             */
            managed_by?: components["schemas"]["DeploymentKey"];
            /**
             * @description Note of the versions that are published, up to 500 characters. Only with a release beyond draft.
             * @default null
             */
            note?: string | null;
            /**
             * @description Whether visitors who have chosen are asked again, as in publishVersion. Only with a release beyond draft.
             * @default auto
             * @enum {string}
             */
            reconsent?: "auto" | "force" | "never";
            /** @description 1 to 100 sites, each at most once. */
            items: components["schemas"]["ApplyTemplateItem"][];
        };
        /** @description An https address, or a path on the same site such as `/privacy`. Other schemes are refused (code url-scheme). */
        BannerAddress: string;
        /** @description An address per language tag. At most 60 languages. */
        BannerAddresses: {
            [key: string]: components["schemas"]["BannerAddress"];
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
            rules?: components["schemas"]["BlockingRule"][];
        };
        /** @description A text per language tag. At most 60 languages, each 1 to 4000 characters. */
        BannerBodies: {
            [key: string]: components["schemas"]["BannerBody"];
        };
        /** @description A plain text. 1 to 4000 characters. */
        BannerBody: string;
        /** @description Colors of one button. Size and weight cannot be set, because they are the same for all buttons. */
        BannerButtonColours: {
            /** @description Background. */
            bg: components["schemas"]["BannerColour"];
            /** @description Label. */
            fg: components["schemas"]["BannerColour"];
            /** @description Edge. */
            border: components["schemas"]["BannerColour"];
        };
        /** @description A purpose that a visitor can allow or refuse. A category that is not `required` is called optional. */
        BannerCategory: {
            /** @description Key of the category in rules, services and records. Unique. */
            key: components["schemas"]["CategoryKey"];
            /** @description Its name. */
            label: components["schemas"]["BannerLabels"];
            /** @description What it is used for. */
            description: components["schemas"]["BannerBodies"];
            /**
             * @description Always on, because the site cannot work without it. At least one category must be required.
             * @default false
             */
            required?: boolean;
            /**
             * @description Google signals that this category grants.
             * @default []
             */
            signals?: components["schemas"]["ConsentSignal"][];
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
            regional_defaults?: components["schemas"]["RegionalDefault"][];
        };
        /** @description The appearance and behavior of a consent banner. It is stored as sent: defaults are filled in only in the resolved view. At most 512 KiB as JSON and 12 levels deep. No member can switch off the following. The fallback rule is strict (opt-in, accept and reject side by side, every optional category off). Closing, scrolling, pressing escape or waiting never grants consent. Reject is a button of the same element, size and weight as accept. The preferences layer offers reject beside accept, except where a rule declares `refuse_by: pay`. A control that reopens the banner always exists. A privacy signal only switches categories off. Custom CSS is not supported. Disclosed vendors are always encoded in a TC string. */
        BannerDocument: {
            /**
             * @description Version of this document format. Always "1".
             * @constant
             */
            schema_version: "1";
            identity: components["schemas"]["BannerIdentity"];
            languages: components["schemas"]["BannerLanguages"];
            /** @description The banner's strings, by language tag. Every member of a language is optional: each missing string is taken from the fallback language. The default language must be complete before a publish. */
            texts: {
                [key: string]: components["schemas"]["BannerTexts"];
            };
            links: components["schemas"]["BannerLinks"];
            /** @description The categories that a visitor can allow or refuse, in the order in which they are shown. 1 to 12. */
            categories: components["schemas"]["BannerCategory"][];
            layout: components["schemas"]["BannerLayout"];
            theme: components["schemas"]["BannerTheme"];
            preferences?: components["schemas"]["BannerPreferences"];
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
        /** @description The placeholder of a blocked frame. `{service}` is replaced with the provider's name. */
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
            label: components["schemas"]["BannerLabels"];
            /** @description The link's target. */
            url: components["schemas"]["BannerAddresses"];
        };
        /** @description The first layer. */
        BannerFirstLayerTexts: {
            /** @description Heading of the banner. */
            title?: components["schemas"]["BannerLabel"];
            /** @description What the banner asks and why. `{controller}` is replaced with `identity.controller_name`, `{purposes}` with the labels of the optional categories. With the TCF it must contain `{vendor_count}`. */
            body?: components["schemas"]["BannerBody"];
            /** @description Replaces `body` where the rule lets optional categories run before a choice, because `body` may say that nothing runs without consent. It accepts the same placeholders. */
            notice?: components["schemas"]["BannerBody"];
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
            /** @description Button that dismisses a notice. It grants nothing. */
            ok?: components["schemas"]["BannerLabel"];
            /** @description Button that leads to the paid alternative, shown where a rule has `refuse_by: pay`. */
            pay?: components["schemas"]["BannerLabel"];
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
            categories?: components["schemas"]["CategoryKey"][];
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
            [key: string]: components["schemas"]["BannerLabel"];
        };
        /** @description Languages of the banner, and how a visitor's language is found. Lookup of a tag: the exact tag, then `fallbacks`, then its base tag, then the default. */
        BannerLanguages: {
            /** @description Language to use if no other one matches. Must be in `available`. */
            default: components["schemas"]["LanguageTag"];
            /** @description Languages of the banner, including the default. 1 to 60, each once. */
            available: components["schemas"]["LanguageTag"][];
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
            reopen?: components["schemas"]["BannerReopen"];
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
            cookie_policy?: components["schemas"]["BannerAddresses"];
            /** @description The privacy policy. */
            privacy_policy?: components["schemas"]["BannerAddresses"];
            /** @description The imprint. */
            imprint?: components["schemas"]["BannerAddresses"];
            /** @description The paid offer without tracking. Required where a rule has `refuse_by: pay`. */
            paid_alternative?: components["schemas"]["BannerAddresses"];
            /**
             * @description Additional links. At most 5.
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
            title?: components["schemas"]["BannerLabel"];
            /** @description Text above the categories. */
            intro?: components["schemas"]["BannerBody"];
            /** @description Why required categories cannot be switched off. */
            necessary_note?: components["schemas"]["BannerBody"];
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
            /** @description Whether the banner creates a TC string. */
            enabled: boolean;
            /** @description Id of the consent management platform in the IAB's list. 2 to 4095. */
            cmp_id?: number;
            /**
             * @description Vendors that are disclosed.
             * @default all
             */
            vendors?: components["schemas"]["VendorSelection"];
            /**
             * @description Purposes by optional category. A purpose has consent while every category that names it is on. Without any, the TCF does not start.
             * @default {}
             */
            purposes?: {
                [key: string]: components["schemas"]["TcfPurposes"];
            };
            /**
             * @description Ids of Google's additional ad technology providers. They have consent while every purpose that `purposes` names has it.
             * @default []
             */
            google_providers?: number[];
            /** @description Country whose law the publisher follows. */
            publisher_country?: components["schemas"]["CountryCode"];
            /**
             * @description Whether consent to purpose 1 is not requested.
             * @default false
             */
            purpose_one_treatment?: boolean;
            /**
             * @description Restrictions of vendors by the publisher. At most 200.
             * @default []
             */
            publisher_restrictions?: components["schemas"]["PublisherRestriction"][];
            /** @description Version of the Global Vendor List. Default: the newest. */
            gvl_version?: number;
        };
        /** @description A part of a banner document that many sites share, with variables and locked parts. Changing a template never changes a site: the site counts as outdated until the template is applied again. */
        BannerTemplate: {
            /** @description Name, 1 to 80 characters, unique among the workspace's templates (conflict `name-taken`). */
            name: string;
            /** @description A note for people, up to 500 characters. */
            description: string;
            /** @description The shared part, at most 512 KiB and 12 levels deep. Required unless `from_site_id` is given. A PATCH merges it, so null removes a member; the document itself cannot be reset. */
            document: components["schemas"]["PartialBannerDocument"];
            /** @description Up to 50 variables by name, 1 to 40 characters of `a-z0-9_` beginning with a letter. `{{name}}` in a string of the document is replaced by the value, and a name that no variable has is validation-failed. To show such braces, put them into the value of a variable: values are not searched for variables. A PATCH merges them, so null removes one. */
            variables: {
                [key: string]: components["schemas"]["TemplateVariable"];
            };
            /** @description Up to 100 JSON Pointers of parts that sites may not change: there, a linked draft must equal the template at the applied revision, with its variables filled in. A write that differs is template-locked. */
            locked_paths: components["schemas"]["JsonPointer"][];
            /** @description A client's own name for the template, unique among the workspace's templates (conflict `external-key-taken`). It never changes. Null means none. */
            external_key: components["schemas"]["ExternalKey"];
            /** @description Id of the template. */
            id: components["schemas"]["Id"];
            /** @description Workspace that the template belongs to. */
            workspace_id: components["schemas"]["Id"];
            /** @description When it was created. */
            created_at: components["schemas"]["Time"];
            /** @description When a settable field changed last. */
            updated_at: components["schemas"]["Time"];
            /** @description Who changed a settable field last; initially, who created it. */
            updated_by: components["schemas"]["Actor"];
            /** @description Entity tag over the settable fields, as in the header ETag, for If-Match. */
            etag: components["schemas"]["Etag"];
            /** @description Digest of `document`, before variables. */
            digest: components["schemas"]["Digest"];
            /** @description Starts at 1 and increases by one when `document`, `variables` or `locked_paths` change. Every revision is kept and can be applied. */
            revision: number;
            /** @description Sites whose draft is linked to the template. Null without the scope sites:read. For a token bound to a site, only that site. */
            site_ids: components["schemas"]["Id"][] | null;
        };
        /** @description What creates a BannerTemplate. */
        BannerTemplateCreate: {
            /** @description Name, 1 to 80 characters, unique among the workspace's templates (conflict `name-taken`). */
            name: string;
            /**
             * @description A note for people, up to 500 characters.
             * @default
             */
            description?: string;
            /** @description The shared part, at most 512 KiB and 12 levels deep. Required unless `from_site_id` is given. A PATCH merges it, so null removes a member; the document itself cannot be reset. */
            document?: components["schemas"]["PartialBannerDocument"];
            /**
             * @description Up to 50 variables by name, 1 to 40 characters of `a-z0-9_` beginning with a letter. `{{name}}` in a string of the document is replaced by the value, and a name that no variable has is validation-failed. To show such braces, put them into the value of a variable: values are not searched for variables. A PATCH merges them, so null removes one.
             * @default {}
             */
            variables?: {
                [key: string]: components["schemas"]["TemplateVariable"];
            };
            /**
             * @description Up to 100 JSON Pointers of parts that sites may not change: there, a linked draft must equal the template at the applied revision, with its variables filled in. A write that differs is template-locked.
             * @default []
             */
            locked_paths?: components["schemas"]["JsonPointer"][];
            /** @description Site whose draft becomes the document, once, in place of `document`. Sending both or neither, or an id that the workspace does not have, is validation-failed. It needs the scope banner:read. */
            from_site_id?: components["schemas"]["Id"];
            /**
             * @description A client's own name for the template, unique among the workspace's templates (conflict `external-key-taken`). It never changes. Null means none.
             * @default null
             */
            external_key?: components["schemas"]["ExternalKey"];
        };
        /** @description A merge patch (RFC 7396) of a BannerTemplate: null resets a member to its default. */
        BannerTemplateUpdate: {
            /** @description Name, 1 to 80 characters, unique among the workspace's templates (conflict `name-taken`). */
            name?: string;
            /** @description A note for people, up to 500 characters. */
            description?: string | null;
            /** @description The shared part, at most 512 KiB and 12 levels deep. Required unless `from_site_id` is given. A PATCH merges it, so null removes a member; the document itself cannot be reset. */
            document?: components["schemas"]["PartialBannerDocument"] | null;
            /** @description Up to 50 variables by name, 1 to 40 characters of `a-z0-9_` beginning with a letter. `{{name}}` in a string of the document is replaced by the value, and a name that no variable has is validation-failed. To show such braces, put them into the value of a variable: values are not searched for variables. A PATCH merges them, so null removes one. */
            variables?: {
                [key: string]: components["schemas"]["TemplateVariablePatch"] | null;
            } | null;
            /** @description Up to 100 JSON Pointers of parts that sites may not change: there, a linked draft must equal the template at the applied revision, with its variables filled in. A write that differs is template-locked. */
            locked_paths?: components["schemas"]["JsonPointer"][] | null;
        };
        /** @description The strings of one language. All are optional. Layout, rules and signals determine which ones are visible. */
        BannerTexts: {
            banner?: components["schemas"]["BannerFirstLayerTexts"];
            preferences?: components["schemas"]["BannerPreferencesTexts"];
            opt_out?: components["schemas"]["BannerOptOutTexts"];
            /** @description The link "Limit the Use of My Sensitive Personal Information". */
            limit_link?: components["schemas"]["BannerLabel"];
            status?: components["schemas"]["BannerStatusTexts"];
            embed?: components["schemas"]["BannerEmbedTexts"];
            words?: components["schemas"]["BannerWords"];
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
                light: components["schemas"]["BannerTokens"];
                /** @description The dark set. Without it, the light set is always used. */
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
            /** @description A logo: a path of the website, or an https address. If the logo is on another host, the service copies it when you publish, and serves the copy to visitors. The copy must be a PNG, JPEG, GIF or WebP of at most 50 KiB. */
            logo_url?: components["schemas"]["BannerAddress"];
        };
        /** @description One color set. Text needs a contrast of 4.5:1 (WCAG 1.4.3), the focus ring 3:1 (WCAG 1.4.11). */
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
        /** @description Texts of controls and links, all optional. Each has a built-in text in every language of the starter documents; other languages show the text of the next language of their lookup. */
        BannerWords: {
            /** @description The control that reopens the banner. Default: the title of the preferences. */
            reopen?: components["schemas"]["BannerLabel"];
            /** @description Accessible name of the language chooser. */
            language?: components["schemas"]["BannerLabel"];
            /** @description Shown beside a switch that is always on. */
            always_on?: components["schemas"]["BannerLabel"];
            /** @description Accessible name of the button that closes the preferences without saving. */
            close?: components["schemas"]["BannerLabel"];
            /** @description Announced when a choice is saved, and before its record in the preferences. */
            saved?: components["schemas"]["BannerLabel"];
            /** @description The link to `links.cookie_policy`. */
            cookie_policy?: components["schemas"]["BannerLabel"];
            /** @description The link to `links.privacy_policy`. */
            privacy_policy?: components["schemas"]["BannerLabel"];
            /** @description The link to `links.imprint`. */
            imprint?: components["schemas"]["BannerLabel"];
            /** @description Shown in the first layer if a privacy signal keeps categories off that the button for accepting everything would grant. `{accept_all}` is replaced with the text of that button, `{purposes}` with the labels of the categories that stay off. */
            signal_keeps_off?: components["schemas"]["BannerBody"];
        };
        /** @description A billing period. */
        BillingPeriod: {
            /** @description Its start, included. */
            from: components["schemas"]["Time"];
            /** @description Its end, excluded. */
            to: components["schemas"]["Time"];
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
            match: components["schemas"]["BlockingMatch"];
            /** @description Key of a service of the site. */
            service?: string;
            /** @description Key of a category of the document. */
            category?: components["schemas"]["CategoryKey"];
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
        /** @description A part of a chain whose records are not as they were added. */
        ChainDamage: {
            /**
             * @description missing: the records are gone, and neither purged nor erased. unexpected: there are records that the chain never had, or that were purged. changed: the newest record is not the one that was added last.
             * @enum {string}
             */
            kind: "missing" | "unexpected" | "changed";
            /** @description Place of the first of them in the chain, from 1. */
            first: number;
            /** @description Place of the last of them. */
            last: number;
        };
        /**
         * @description nxdomain: the name does not exist. dns-error: name servers failed, which says nothing about the record. record-missing: no record, file
         *     or element. value-mismatch: another value. http-status: no 2xx answer. tls: no valid certificate. timeout: no answer in time.
         *     address-refused: the host resolves to an address that is not public. claim-lost: another workspace proved a clashing claim.
         * @enum {string}
         */
        CheckFailureCode: "nxdomain" | "dns-error" | "record-missing" | "value-mismatch" | "http-status" | "tls" | "timeout" | "address-refused" | "claim-lost";
        /**
         * @description The one editable banner configuration of a site. It always exists: a new site has the starter draft, a complete example in the site's
         *     default language with revision 0, whose only error is identity-placeholder. A first PUT may therefore send `If-Match: "r0"` unread.
         */
        ConfigDraft: {
            /** @description Workspace that the site belongs to. */
            workspace_id: components["schemas"]["Id"];
            /** @description Site that the draft belongs to; also the draft's own id. */
            site_id: components["schemas"]["Id"];
            /**
             * @description The banner document, at most 512 KiB and 12 levels deep. It is stored as sent, without filling in defaults. Breaking a rule of level S
             *     refuses it with validation-failed; rules of level E and W are stored and counted in `validation`.
             */
            document: components["schemas"]["BannerDocument"];
            /**
             * @description Up to 20 findings that are accepted, each with a reason and the person who approved it. A write without this member removes all
             *     waivers. A waived finding of level E counts as a warning.
             */
            waivers: components["schemas"]["Waiver"][];
            /** @description Deployment that owns the draft. A write without this member removes the owner, so that the deployment notices a manual edit. */
            managed_by: components["schemas"]["DeploymentKey"];
            /** @description Template that the draft is linked to, as it was applied; null if it is linked to none. */
            template_ref: components["schemas"]["TemplateRef"] | null;
            /** @description Number of writes that changed something; 0 is the starter draft. */
            revision: number;
            /**
             * @description `"r<revision>"`, as in the header ETag; send it in If-Match.
             * @example "r3"
             */
            etag: components["schemas"]["Etag"];
            /** @description Digest of the stored document, also where `document` is its resolved view. */
            digest: components["schemas"]["Digest"];
            /** @description How many findings the document had at the last write. */
            validation: components["schemas"]["DraftValidation"];
            /** @description When the draft changed last. */
            updated_at: components["schemas"]["Time"];
            /** @description Who changed it last; the system for the starter draft. */
            updated_by: components["schemas"]["Actor"];
        };
        /** @description A site's draft changed. */
        ConfigDraftUpdatedEvent: {
            /** @description Event id, the same on every attempt and redelivery. */
            id: components["schemas"]["Id"];
            /**
             * @description Event kind.
             * @constant
             */
            type: "config.draft_updated";
            /** @description When it happened. */
            timestamp: components["schemas"]["Time"];
            /**
             * @description Version of the API.
             * @constant
             */
            api_version: "v1";
            /** @description Workspace of the object. */
            workspace_id: components["schemas"]["Id"];
            /** @description What it happened to; thin, never consent records or subject ids. */
            data: {
                /** @description The object. */
                object: {
                    /**
                     * @description Its kind.
                     * @constant
                     */
                    type: "draft";
                    /** @description Its id; `site/number` for a version, the site's id for a draft. */
                    id: string;
                };
                /** @description Site of the object, or null. */
                site_id: string | null;
                /** @description Who caused it. */
                actor: components["schemas"]["Actor"];
                /** @description Revision of the draft after the change. */
                revision: number;
                /** @description Digest of the document after the change. */
                digest: components["schemas"]["Digest"];
                /** @description What it was before. */
                previous: {
                    /** @description Digest of the document before; the same if only waivers, owner or template link changed. */
                    digest: components["schemas"]["Digest"];
                };
            };
        };
        /** @description The request conflicts with existing objects. `reason` has the kind of conflict; it is stable, so clients can match it. */
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
        ConflictReason: "external-key-taken" | "site-in-use" | "site-live" | "name-taken" | "host-taken" | "key-taken" | "direct-production-disabled" | "stage-empty" | "scan-not-completed" | "alert-state" | "endpoint-disabled" | "too-many-secrets" | "export-building";
        /** @description One choice of a visitor, as the banner reports it. */
        ConsentChoice: {
            /**
             * @description ULID that the browser made for this choice. Sent again, it returns the same record. At most 30 days old, by its own time.
             * @example 01KAX2M4N6P8Q0R2S4T6V8W0Y2
             */
            id: string;
            /** @description When the visitor chose, by the browser's clock. */
            given_at: components["schemas"]["Time"];
            /**
             * @description What the visitor did.
             * @enum {string}
             */
            event: "given" | "refused" | "changed" | "withdrawn" | "signal";
            /**
             * @description Where the visitor chose, or the signal that chose for them.
             * @enum {string}
             */
            method: "banner" | "preferences" | "opt_out_link" | "gpc" | "api";
            /** @description What the visitor chose on; null if nothing was shown. */
            layer?: components["schemas"]["ConsentLayer"] | null;
            /** @description The choice for every category of the version. */
            decisions: {
                [key: string]: components["schemas"]["ConsentDecision"];
            };
            /** @description The choice for each service by its key; null if it was made by category only. */
            services?: {
                [key: string]: components["schemas"]["ConsentDecision"];
            } | null;
            /** @description Language in which the banner was shown. */
            language: components["schemas"]["LanguageTag"];
            /** @description Version that the visitor saw. It must have been in this environment. */
            version_number: number;
            /** @description Rule of the version that the banner followed; null for its fallback. */
            rule_id?: components["schemas"]["CategoryKey"] | null;
            /** @description Token from resolveRegime, which proves where the visitor is. Without a valid one, the record has place_source claimed, the regime unknown and the model opt_in. */
            place_token?: string | null;
            /** @description Whether the browser sends Global Privacy Control. Default false. */
            gpc?: boolean;
            /** @description The visitor's random id: 32 hexadecimal digits or a UUID. Other texts are accepted without control characters, including those of the writing direction. With event given, it becomes the id of the grant. With changed, withdrawn and signal, it names the grant that this choice changes or ends, in the same site and environment. If there is no such grant, the record gets a new id. */
            subject_id?: string | null;
            /** @description True if the sender made subject_id at random, keeps it secret, and sends it with each choice that changes or ends the grant. Read only with event given. Default false. */
            subject_kept?: boolean;
            /** @description The site's own id of a signed-in visitor. Recorded only with event given, if something optional is granted. Records of other events have the external id of the grant that subject_id names. */
            external_id?: string | null;
            /** @description IAB TCF string of the choice. Refused unless the version enables `tcf`. */
            tc_string?: string | null;
            /** @description IAB GPP string of the choice. Refused unless the version enables `gpp`. */
            gpp_string?: string | null;
            /** @description Digest of the banner script that ran. */
            runtime_digest?: components["schemas"]["RuntimeDigest"] | null;
            /** @description Digest of the texts that were shown, if the browser computed it. */
            text_digest?: components["schemas"]["Digest"] | null;
        };
        /**
         * @description A choice.
         * @enum {string}
         */
        ConsentDecision: "granted" | "denied";
        /** @description What a visitor did, and how long it holds. */
        ConsentEvent: {
            /** @description When it happened; lists are ordered by it. */
            time: components["schemas"]["Time"];
            /** @description What happened. */
            type: components["schemas"]["ConsentEventType"];
            /**
             * @description Where the visitor chose, or the signal that chose for them.
             * @enum {string}
             */
            method: "banner" | "preferences" | "opt_out_link" | "gpc" | "api";
            /** @description When the choice expires and the visitor is asked again; null if it does not expire. */
            valid_until: components["schemas"]["Time"] | null;
        };
        /**
         * @description given: a choice that grants something optional, without an earlier grant that is still valid. refused: a choice that grants nothing optional, without such a grant. changed: another choice. withdrawn: everything optional is withdrawn. expired: the choice expired. signal: a browser signal decided.
         * @enum {string}
         */
        ConsentEventType: "given" | "refused" | "changed" | "withdrawn" | "expired" | "signal";
        /**
         * @description Part of the banner: first layer, preferences or the opt-out dialog.
         * @enum {string}
         */
        ConsentLayer: "first" | "preferences" | "opt_out";
        /**
         * @description When the categories that `defaults` switches on may run. `opt_in`: nothing optional before a grant, except exempt categories. `opt_out`: until the visitor objects. `notice`: with information. `none`: nothing is shown.
         * @enum {string}
         */
        ConsentModel: "opt_in" | "opt_out" | "notice" | "none";
        /** @description The record of a choice, as the visitor's browser learns of it. */
        ConsentReceipt: {
            /** @description Id of the record. */
            id: components["schemas"]["Id"];
            /** @description Time of the record, by the service's clock. */
            time: components["schemas"]["Time"];
            /** @description Hash of the record. */
            hash: components["schemas"]["RecordHash"];
        };
        /** @description What one visitor chose, when, and on the basis of what. Records are append-only and chained for each site and environment; a withdrawal is a separate record. Without the scope logs:export the record is masked. Fields map onto ISO/IEC TS 27560. */
        ConsentRecord: {
            /** @description Id of the record. */
            id: components["schemas"]["Id"];
            /**
             * @description Version of the record's form. Records of "1" lack rule_id, given_at, given_at_clamped, place_source, runtime_digest, layer and reported_text_digest. Records of "1" and "2" lack subject_source.
             * @enum {string}
             */
            schema: "1" | "2" | "3";
            /** @description Site on which the choice was made. */
            site_id: components["schemas"]["Id"];
            /** @description Host on which the choice was made. */
            host: components["schemas"]["Host"];
            /** @description Stage on which the choice was made. */
            environment: components["schemas"]["Environment"];
            /** @description The visitor's random or external id. Masked: `m_` and the first 16 hexadecimal digits of an HMAC-SHA256, by a key of the workspace and the record's calendar year, over site and subject, so that one subject's records group inside a year. */
            subject_id: string;
            /** @description The site's own id of a signed-in visitor, or null. A record that changes or ends a grant has the external id of the grant's record. Masked null. */
            external_id: string | null;
            /** @description IAB TCF string of the choice, or null. Masked null. */
            tc_string: string | null;
            /** @description IAB GPP string of the choice, or null. Masked null. */
            gpp_string: string | null;
            /** @description What the site's `record_ip` keeps of the visitor's address: null for none, the truncated address, or an HMAC whose key is deleted after 24 months. Masked null. */
            ip: string | null;
            /** @description What the visitor did. */
            event: components["schemas"]["ConsentEvent"];
            /** @description The choice for every category of the document, explicit both ways. */
            decisions: {
                [key: string]: components["schemas"]["ConsentDecision"];
            };
            /** @description The choice for each service by its key; null if it was made by category only. */
            services: {
                [key: string]: components["schemas"]["ConsentDecision"];
            } | null;
            /** @description Regime that the visitor was in. */
            regime: components["schemas"]["RegimeId"];
            /** @description Model that the banner followed. */
            model: components["schemas"]["ConsentModel"];
            /** @description Country of the visitor as ISO 3166-1 alpha-2 code; null if it was unknown. */
            country: components["schemas"]["CountryCode"] | null;
            /** @description Subdivision of the visitor as ISO 3166-2 code; null if it was unknown. */
            region: string | null;
            /** @description Language in which the banner was shown. */
            language: components["schemas"]["LanguageTag"];
            /** @description Whether the browser sent Global Privacy Control. */
            gpc: boolean;
            /** @description Family of the browser, such as Firefox; null if the document records none. */
            user_agent_family: string | null;
            /** @description Version of the configuration that the visitor saw. */
            version_number: number;
            /** @description Digest of that version's document. */
            config_digest: components["schemas"]["Digest"];
            /** @description Digest of the texts as shown in the language. From schema "2" on it covers every text, built-in ones included. */
            text_digest: components["schemas"]["Digest"];
            /** @description Consent revision of the environment at that time. Visitors with an older one are asked again. */
            consent_revision: number;
            /** @description Rule of the version that the banner followed; null for its fallback. */
            rule_id?: components["schemas"]["CategoryKey"] | null;
            /** @description When the visitor chose, by the browser's clock: at most 7 days before event.time and 5 minutes after it. valid_until counts from here. */
            given_at?: components["schemas"]["Time"];
            /** @description Whether the browser's time was outside these bounds, so that given_at is the nearest bound. */
            given_at_clamped?: boolean;
            /**
             * @description edge: a trusted proxy named the country. claimed: nothing proves where the visitor was, so the regime is unknown and the model opt_in.
             * @enum {string}
             */
            place_source?: "edge" | "claimed";
            /** @description Digest of the banner script that ran, as the browser reported it; null if it reported none. */
            runtime_digest?: components["schemas"]["RuntimeDigest"] | null;
            /** @description What the visitor chose on; null if nothing was shown. */
            layer?: components["schemas"]["ConsentLayer"] | null;
            /** @description Digest of the shown texts that the browser reported, if it differs from text_digest; else null. */
            reported_text_digest?: components["schemas"]["Digest"] | null;
            /**
             * @description browser: subject_id is a random id. The browser keeps it while something optional is granted, and sends it with each choice that changes or ends the grant. page: subject_id is another id, or one that its sender may not keep. service: it is a new id for this record alone.
             * @enum {string}
             */
            subject_source?: "browser" | "page" | "service";
            /** @description Record that comes before it in the chain; null for the first. Masked null. */
            previous_id: components["schemas"]["Id"] | null;
            /** @description `hash` of the record before it; null for the first. Masked null. */
            prev_hash: components["schemas"]["RecordHash"] | null;
            /** @description Lower-case hexadecimal SHA-256 over the canonical JSON (RFC 8785) of the record without `hash` and `masked`. Masked null. */
            hash: components["schemas"]["RecordHash"] | null;
            /** @description Whether the record is shown masked, because the token lacks logs:export. */
            masked: boolean;
        };
        /**
         * @description A consent type of Google's consent mode.
         * @enum {string}
         */
        ConsentSignal: "ad_storage" | "ad_user_data" | "ad_personalization" | "analytics_storage" | "functionality_storage" | "personalization_storage" | "security_storage";
        /**
         * @description What the simulated visitor had chosen. none: nothing yet. reject, accept: everything optional refused or granted. gpc: nothing, with Global
         *     Privacy Control on. `category:<key>`: only this category granted.
         * @example none
         * @example category:analytics
         */
        ConsentState: string;
        /** @description What is left of a record whose subject was erased. Its hash is taken as given, so that the chain stays verifiable. Only exports hold tombstones; lists leave them out. */
        ConsentTombstone: {
            /** @description Id of the erased record. */
            id: components["schemas"]["Id"];
            /** @description Hash of the erased record. */
            hash: components["schemas"]["RecordHash"];
            /** @description When it was erased. */
            erased_at: components["schemas"]["Time"];
        };
        /** @description ISO 3166-1 alpha-2 code. */
        CountryCode: string;
        /** @description An unsafe method came with a session cookie from another origin: Sec-Fetch-Site is not same-origin, and Origin does not match. */
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
        /** @description What a site stores and whom it loads, generated from the content that was frozen for production, in one language. A text that is missing in the language falls back alone. */
        Declaration: {
            /** @description The site. */
            site_id: components["schemas"]["Id"];
            /** @description Language of the texts, one that the banner offers. */
            language: components["schemas"]["LanguageTag"];
            /** @description The requested language, as sent; null if none was requested. */
            requested_language: components["schemas"]["LanguageTag"] | null;
            /** @description The version that it was generated from. */
            generated_from: components["schemas"]["DeclarationSource"];
            /** @description Controller of the site, `identity.controller_name` of the banner document. */
            controller: string;
            /** @description Every category of the banner document in its order, also those without a service; then, if the version has live services without one of these categories, `unclassified` with them. */
            categories: components["schemas"]["DeclarationCategory"][];
        };
        /** @description A category with its live services. */
        DeclarationCategory: {
            /** @description Key of the category, or `unclassified`. */
            key: components["schemas"]["CategoryKey"];
            /** @description Its name in the language. */
            label: string;
            /** @description What it is for in the language. */
            description: string;
            /** @description Its services, sorted by key. */
            services: components["schemas"]["DeclarationService"][];
        };
        /** @description A service as the public sees it. */
        DeclarationService: {
            /** @description Name of the product. */
            name: string;
            /** @description Company that runs it. */
            company: string;
            /**
             * Format: uri
             * @description Address of the company's privacy policy, or null.
             */
            privacy_url: string | null;
            /** @description What it is used for in the language; null if no text was written. */
            purposes: string | null;
            /** @description What it stores on the device. */
            storage: components["schemas"]["DeclarationStorage"][];
        };
        /** @description A version that production serves. */
        DeclarationSource: {
            /** @description Number of the version. */
            number: number;
            /** @description Digest of its banner document. */
            digest: components["schemas"]["Digest"];
        };
        /** @description One thing that a service stores on the device. */
        DeclarationStorage: {
            /** @description Its name, or the pattern of its names, in which `*` matches any characters. */
            name: string;
            /** @description Kind of storage. */
            kind: components["schemas"]["StorageKind"];
            /** @description First party or third party. */
            party: components["schemas"]["StorageParty"];
            /** @description Host that it is stored for; null for the site's own. */
            domain: string | null;
            /** @description How long it is kept. */
            duration: components["schemas"]["StorageDuration"];
            /** @description What it is for in the language; null if no text was written. */
            purpose: string | null;
        };
        /** @description Name by which a deployment, such as a stack, marks a draft as its own; 1 to 64 characters, null if none does. */
        DeploymentKey: string | null;
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
            /** @description Domain of this workspace whose dns_txt proof covers this host; null if the host has its own proof or none. */
            inherited_from: components["schemas"]["Id"] | null;
            /** @description Why the newest check failed; null if it succeeded, or if there was none. A verified domain keeps its status when a check fails. */
            failure: components["schemas"]["DomainFailure"] | null;
            /** @description When the domain became verified; null if it is not. */
            verified_at: components["schemas"]["Time"] | null;
            /** @description When it was checked last; null if it never was. */
            last_checked_at: components["schemas"]["Time"] | null;
            /** @description When it is checked next without being asked; null if it is not. */
            next_check_at: components["schemas"]["Time"] | null;
            /** @description When the domain was attached. */
            created_at: components["schemas"]["Time"];
            /** @description The token or user that attached it; null if the domain was attached before the service recorded this. */
            created_by: components["schemas"]["Actor"] | null;
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
        /** @description Another workspace holds a proven claim on the host, and its proof was still valid when checked just now. The response does not depend on who holds it. */
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
        /** @description A domain lost its verification, or was not verified within 72 hours. No banner is taken down. */
        DomainFailedEvent: {
            /** @description Event id, the same on every attempt and redelivery. */
            id: components["schemas"]["Id"];
            /**
             * @description Event kind.
             * @constant
             */
            type: "domain.failed";
            /** @description When it happened. */
            timestamp: components["schemas"]["Time"];
            /**
             * @description Version of the API.
             * @constant
             */
            api_version: "v1";
            /** @description Workspace of the object. */
            workspace_id: components["schemas"]["Id"];
            /** @description What it happened to; thin, never consent records or subject ids. */
            data: {
                /** @description The object. */
                object: {
                    /**
                     * @description Its kind.
                     * @constant
                     */
                    type: "domain";
                    /** @description Its id; `site/number` for a version, the site's id for a draft. */
                    id: string;
                };
                /** @description Site of the object, or null. */
                site_id: string | null;
                /** @description Who caused it. */
                actor: components["schemas"]["Actor"];
                /** @description Stage that the host serves. */
                environment: components["schemas"]["Environment"];
                /** @description The host. */
                host: components["schemas"]["Host"];
                /** @description What it was before. */
                previous: {
                    /**
                     * @description Status before; the same if only a check failed.
                     * @enum {string}
                     */
                    status: "pending" | "verified" | "failed";
                };
                /** @description Why the newest check failed; null if it succeeded. */
                failure_code: components["schemas"]["CheckFailureCode"] | null;
            };
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
        /** @description A scan or an install check needs a verified domain. The hosts concerned are attached but not verified, or the site has no domain. */
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
        /** @description The weekly check of a verified domain failed for the first time; it loses its verification if the checks 2 and 7 days later also fail. */
        DomainRecheckFailingEvent: {
            /** @description Event id, the same on every attempt and redelivery. */
            id: components["schemas"]["Id"];
            /**
             * @description Event kind.
             * @constant
             */
            type: "domain.recheck_failing";
            /** @description When it happened. */
            timestamp: components["schemas"]["Time"];
            /**
             * @description Version of the API.
             * @constant
             */
            api_version: "v1";
            /** @description Workspace of the object. */
            workspace_id: components["schemas"]["Id"];
            /** @description What it happened to; thin, never consent records or subject ids. */
            data: {
                /** @description The object. */
                object: {
                    /**
                     * @description Its kind.
                     * @constant
                     */
                    type: "domain";
                    /** @description Its id; `site/number` for a version, the site's id for a draft. */
                    id: string;
                };
                /** @description Site of the object, or null. */
                site_id: string | null;
                /** @description Who caused it. */
                actor: components["schemas"]["Actor"];
                /** @description Stage that the host serves. */
                environment: components["schemas"]["Environment"];
                /** @description The host. */
                host: components["schemas"]["Host"];
                /** @description What it was before. */
                previous: {
                    /**
                     * @description Status before; the same if only a check failed.
                     * @enum {string}
                     */
                    status: "pending" | "verified" | "failed";
                };
                /** @description Why the newest check failed; null if it succeeded. */
                failure_code: components["schemas"]["CheckFailureCode"] | null;
            };
        };
        /** @description A check proved that the workspace controls a host. */
        DomainVerifiedEvent: {
            /** @description Event id, the same on every attempt and redelivery. */
            id: components["schemas"]["Id"];
            /**
             * @description Event kind.
             * @constant
             */
            type: "domain.verified";
            /** @description When it happened. */
            timestamp: components["schemas"]["Time"];
            /**
             * @description Version of the API.
             * @constant
             */
            api_version: "v1";
            /** @description Workspace of the object. */
            workspace_id: components["schemas"]["Id"];
            /** @description What it happened to; thin, never consent records or subject ids. */
            data: {
                /** @description The object. */
                object: {
                    /**
                     * @description Its kind.
                     * @constant
                     */
                    type: "domain";
                    /** @description Its id; `site/number` for a version, the site's id for a draft. */
                    id: string;
                };
                /** @description Site of the object, or null. */
                site_id: string | null;
                /** @description Who caused it. */
                actor: components["schemas"]["Actor"];
                /** @description Stage that the host serves. */
                environment: components["schemas"]["Environment"];
                /** @description The host. */
                host: components["schemas"]["Host"];
                /** @description What it was before. */
                previous: {
                    /**
                     * @description Status before; the same if only a check failed.
                     * @enum {string}
                     */
                    status: "pending" | "verified" | "failed";
                };
                /** @description Why the newest check failed; null if it succeeded. */
                failure_code: components["schemas"]["CheckFailureCode"] | null;
            };
        };
        /** @description The draft has findings of level E that no waiver covers, so it cannot be published. Each finding contains its fix. */
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
            /** @description Digest of the document that was validated. */
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
        /** @description Counts of findings at the last write of the draft. */
        DraftValidation: {
            /** @description Number of findings of level E. */
            errors: number;
            /** @description Number of findings of level W. */
            warnings: number;
            /** @description When the document was validated. */
            checked_at: components["schemas"]["Time"];
            /** @description Rules that accepted the document; kept as long as the document's digest stays the same. */
            rules_version: components["schemas"]["RulesVersion"];
        };
        /**
         * @description A stage that visitors can be served from.
         * @enum {string}
         */
        Environment: "preview" | "production";
        /** @description Strong entity tag, with its quotation marks, as in the ETag header. */
        Etag: string;
        /**
         * @description What happened.
         * @enum {string}
         */
        EventKind: "site.created" | "site.updated" | "site.deleted" | "domain.verified" | "domain.failed" | "domain.recheck_failing" | "config.draft_updated" | "version.published" | "version.promoted" | "version.rolled_back" | "version.promotion_blocked" | "scan.completed" | "scan.failed" | "scan.changed" | "service.discovered" | "service.updated" | "issue.opened" | "issue.resolved" | "issue.suppressed" | "issue.suppression_expired" | "install_check.failed" | "export.completed" | "template.updated" | "alert.raised" | "token.created" | "token.revoked" | "token.expiring" | "webhook.test";
        /**
         * @description An event kind such as `version.published`, `*` for all kinds, or the part before the full stop with `.*` for all kinds that begin so. A selector that matches no kind of this contract is validation-failed.
         * @example version.published
         * @example scan.*
         */
        EventSelector: string;
        /** @description A file of an evidence bundle. */
        EvidenceFile: {
            /** @description Name of the file; bundles have no folders. */
            path: string;
            /** @description Bytes. */
            size: number;
            /** @description SHA-256 of its bytes. */
            sha256: string;
        };
        /** @description `manifest.json` of an evidence bundle. `manifest.json.sig` beside it is the signature, 64 bytes in padded base64, over the 32 bytes of its SHA-256; the archive holds these two files and those that it lists, nothing else. */
        EvidenceManifest: {
            /**
             * @description Form of the bundle.
             * @constant
             */
            format: "consentform-evidence-1";
            /** @description Id of the export. */
            export_id: components["schemas"]["Id"];
            /** @description The site when the bundle was built. */
            site: {
                /** @description Its id. */
                id: components["schemas"]["Id"];
                /** @description Its name. */
                name: string;
            };
            /** @description Version that the evidence is for. */
            version_number: number;
            /** @description SHA-256 of `document.json`. */
            config_digest: components["schemas"]["Digest"];
            /** @description SHA-256 of `services.json`. */
            services_digest: components["schemas"]["Digest"];
            /** @description Scan that the bundle holds; null if none of the version was completed. */
            scan_id: components["schemas"]["Id"] | null;
            /** @description Lines of `consents.ndjson`. */
            counts: components["schemas"]["ExportCounts"];
            /** @description When the bundle was built; inside the life of the key. */
            created_at: components["schemas"]["Time"];
            /** @description Version of the software that built it. */
            tool_version: string;
            /** @description Id of the key that signs it. */
            kid: components["schemas"]["KeyId"];
            /** @description The files, in the order of the archive. */
            files: components["schemas"]["EvidenceFile"][];
        };
        /**
         * @description Number of the version that production must serve, or null if it must be empty. If production differs: precondition-failed with
         *     current_number, moved_by and moved_at. If omitted, it is not checked.
         */
        ExpectedProductionNumber: number | null;
        /** @description A signed file: consent records with what is needed to prove that they are complete and unchanged, or the evidence for one version. It is built in the background, kept for 7 days, and has the same bytes on every download. */
        Export: {
            /** @description Site whose records it holds. */
            site_id: components["schemas"]["Id"];
            /** @description Environment whose records it holds. */
            environment: components["schemas"]["Environment"];
            /** @description Records from this time on, inclusive; null for the oldest. */
            from: components["schemas"]["Time"] | null;
            /** @description Records before this time, exclusive, and after `from`; null for all up to the moment at which the export is built. */
            to: components["schemas"]["Time"] | null;
            /** @description Only records of these regimes; an empty list means all. */
            regimes: components["schemas"]["RegimeId"][];
            /** @description Only records of this subject; null means all. */
            subject_id: string | null;
            /**
             * @description ndjson: consent records, one JSON text a line. evidence: a tar archive with everything that is recorded about one version; see `version_number` and EvidenceManifest.
             * @enum {string}
             */
            format: "ndjson" | "evidence";
            /** @description Version that the evidence is for; null for the one that `environment` serves when the export is created. Only with format evidence. */
            version_number: number | null;
            /** @description Whether the evidence holds the consent records that name the version. Only with format evidence. The filters `from`, `to`, `regimes` and `subject_id` select among these records. */
            include_consents: boolean;
            /** @description Whether the manifest holds the versions that the records name, with documents and services. */
            include_versions: boolean;
            /** @description Id of the export. */
            id: components["schemas"]["Id"];
            /** @description Workspace that the export belongs to. */
            workspace_id: components["schemas"]["Id"];
            /** @description Time of the request. */
            created_at: components["schemas"]["Time"];
            /** @description The token or user that requested it. */
            created_by: components["schemas"]["Actor"];
            /**
             * @description building: not finished. ready: can be downloaded. expired: 7 days have passed since it was ready, and the file is deleted. failed: see `failure`.
             * @enum {string}
             */
            status: "building" | "ready" | "expired" | "failed";
            /** @description Why it failed; null unless status is failed. */
            failure: components["schemas"]["ExportFailure"] | null;
            /** @description How many lines it holds; null until it is ready. */
            counts: components["schemas"]["ExportCounts"] | null;
            /** @description Size of the file in bytes; null until it is ready. */
            size: number | null;
            /** @description Id of the key that signed it; null until it is ready. */
            kid: components["schemas"]["KeyId"] | null;
            /** @description When it became ready; null until then. */
            ready_at: components["schemas"]["Time"] | null;
            /** @description When the file is deleted, 7 days after `ready_at`; null until it is ready. */
            expires_at: components["schemas"]["Time"] | null;
        };
        /** @description A proof export is ready, or failed. */
        ExportCompletedEvent: {
            /** @description Event id, the same on every attempt and redelivery. */
            id: components["schemas"]["Id"];
            /**
             * @description Event kind.
             * @constant
             */
            type: "export.completed";
            /** @description When it happened. */
            timestamp: components["schemas"]["Time"];
            /**
             * @description Version of the API.
             * @constant
             */
            api_version: "v1";
            /** @description Workspace of the object. */
            workspace_id: components["schemas"]["Id"];
            /** @description What it happened to; thin, never consent records or subject ids. */
            data: {
                /** @description The object. */
                object: {
                    /**
                     * @description Its kind.
                     * @constant
                     */
                    type: "export";
                    /** @description Its id; `site/number` for a version, the site's id for a draft. */
                    id: string;
                };
                /** @description Site of the object, or null. */
                site_id: string | null;
                /** @description Who caused it. */
                actor: components["schemas"]["Actor"];
                /** @description Environment whose consent records it holds. */
                environment: components["schemas"]["Environment"];
                /**
                 * @description How it ended.
                 * @enum {string}
                 */
                status: "ready" | "failed";
                /** @description How many lines it holds; null if it failed. */
                counts: components["schemas"]["ExportCounts"] | null;
            };
        };
        /** @description How many lines of each kind an export holds. */
        ExportCounts: {
            /** @description Consent records. */
            records: number;
            /** @description Tombstones of erased records. */
            tombstones: number;
        };
        /** @description What creates a Export. */
        ExportCreate: {
            /**
             * @description Environment whose records it holds.
             * @default production
             */
            environment?: components["schemas"]["Environment"];
            /**
             * @description Records from this time on, inclusive; null for the oldest.
             * @default null
             */
            from?: components["schemas"]["Time"] | null;
            /**
             * @description Records before this time, exclusive, and after `from`; null for all up to the moment at which the export is built.
             * @default null
             */
            to?: components["schemas"]["Time"] | null;
            /**
             * @description Only records of these regimes; an empty list means all.
             * @default []
             */
            regimes?: components["schemas"]["RegimeId"][];
            /**
             * @description Only records of this subject; null means all.
             * @default null
             */
            subject_id?: string | null;
            /**
             * @description ndjson: consent records, one JSON text a line. evidence: a tar archive with everything that is recorded about one version; see `version_number` and EvidenceManifest.
             * @default ndjson
             * @enum {string}
             */
            format?: "ndjson" | "evidence";
            /**
             * @description Version that the evidence is for; null for the one that `environment` serves when the export is created. Only with format evidence.
             * @default null
             */
            version_number?: number | null;
            /**
             * @description Whether the evidence holds the consent records that name the version. Only with format evidence. The filters `from`, `to`, `regimes` and `subject_id` select among these records.
             * @default false
             */
            include_consents?: boolean;
            /**
             * @description Whether the manifest holds the versions that the records name, with documents and services.
             * @default true
             */
            include_versions?: boolean;
        };
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
        /** @description The export could not be built and is not retried. Create another one, with a narrower selection if it was too large. */
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
        /** @description Why an export failed. */
        ExportFailure: {
            /**
             * @description too-large: ask for a shorter period. internal: a fault of the service.
             * @enum {string}
             */
            code: "too-large" | "internal";
            /** @description One fixed sentence for each code. */
            detail: string;
        };
        /** @description The last line of an export. */
        ExportFooter: {
            /** @description Lines between the first and this one. */
            count: number;
            /** @description `hash` of the last record; null if there is none. */
            final_hash: components["schemas"]["RecordHash"] | null;
            /** @description SHA-256 over the hashes of all records and tombstones in their order, joined as hexadecimal text. */
            records_hash: components["schemas"]["RecordHash"];
        };
        /** @description An Ed25519 public key as JWK (RFC 8037), with its life. */
        ExportKey: {
            /**
             * @description Key type.
             * @constant
             */
            kty: "OKP";
            /**
             * @description Curve.
             * @constant
             */
            crv: "Ed25519";
            /** @description The public key of 32 bytes in base64url without padding. */
            x: string;
            /**
             * @description The key signs.
             * @constant
             */
            use: "sig";
            /**
             * @description Algorithm.
             * @constant
             */
            alg: "Ed25519";
            /** @description Id of the key. */
            kid: components["schemas"]["KeyId"];
            /** @description When the key began to sign. */
            valid_from: components["schemas"]["Time"];
            /** @description When it stopped signing; null while it signs. */
            retired_at: components["schemas"]["Time"] | null;
        };
        /** @description The public keys of proof exports, a JWK Set (RFC 7517). */
        ExportKeySet: {
            /** @description Every key that ever signed, newest first; retired keys stay. */
            keys: components["schemas"]["ExportKey"][];
        };
        /** @description The first line of an export. */
        ExportManifest: {
            /** @description Id of the export. */
            export_id: components["schemas"]["Id"];
            /** @description The site when the export was built. */
            site: {
                /** @description Its id. */
                id: components["schemas"]["Id"];
                /** @description Its name. */
                name: string;
            };
            /** @description What was requested. */
            filters: {
                /** @description As in the export. */
                environment: components["schemas"]["Environment"];
                /** @description As in the export. */
                from: components["schemas"]["Time"] | null;
                /** @description As in the export. */
                to: components["schemas"]["Time"] | null;
                /** @description As in the export. */
                regimes: components["schemas"]["RegimeId"][];
                /** @description As in the export. */
                subject_id: string | null;
                /** @description As in the export. */
                include_versions: boolean;
                /** @description As in the export; absent where records of all versions are selected. */
                version_number?: number;
            };
            /** @description How many lines of each kind follow. */
            counts: components["schemas"]["ExportCounts"];
            /**
             * @description contiguous: the lines are neighbors in the chain, so `prev_hash` of each is `hash` of the one before, except across `whole_chain.damaged`. filtered: some between them were left out by a filter, so the file is not complete.
             * @enum {string}
             */
            chain: "contiguous" | "filtered";
            /** @description True if the file has the last record of each selected subject up to `created_at`, so that this record decides which consents are valid then. False with `regimes` or `version_number`, or if `to` is before `created_at` or the newest record. Also false with `from` or `to` if the clock was ahead while records were added. Absent in files of earlier releases. */
            reaches_end?: boolean;
            /** @description `prev_hash` of the first record: what the retention purged last, or null at the beginning of the chain. */
            first_prev_hash: components["schemas"]["RecordHash"] | null;
            /** @description Place of the first line in the chain, from 1; null if there is none. Absent in files of earlier releases. */
            first_sequence?: number | null;
            /** @description The chain that the lines come from, read in the same snapshot. Absent in files of earlier releases, which do not show that the newest records are there. */
            whole_chain?: components["schemas"]["WholeChain"];
            /** @description The versions that the records name, by number; empty without `include_versions`. */
            versions: components["schemas"]["ExportVersion"][];
            /** @description Version of the software that wrote the file. */
            tool_version: string;
            /** @description When the file was written; inside the life of the key. */
            created_at: components["schemas"]["Time"];
            /** @description Id of the key that signs the file. */
            kid: components["schemas"]["KeyId"];
        };
        /** @description The export is still being built. Try the download again after `retry_after` seconds. */
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
        /** @description A version that records of an export name, as it was frozen. */
        ExportVersion: {
            /** @description Number of the version. */
            number: number;
            /** @description Digest of `document`. */
            config_digest: components["schemas"]["Digest"];
            /** @description Digest of `services`. */
            services_digest: components["schemas"]["Digest"];
            /** @description The banner document. */
            document: components["schemas"]["BannerDocument"];
            /** @description The services. */
            services: components["schemas"]["FrozenService"][];
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
        /** @description One thing that a scan found. */
        Finding: {
            /** @description Id of the finding, `fnd_` and 26 characters. */
            id: components["schemas"]["Id"];
            /** @description Scan that found it. */
            scan_id: components["schemas"]["Id"];
            /** @description Issue of the site that it belongs to. */
            issue_id: components["schemas"]["Id"];
            rule_id: components["schemas"]["ScanRuleId"];
            severity: components["schemas"]["FindingSeverity"];
            /**
             * Format: uri
             * @description Address of the page on which it was found.
             */
            page: string;
            /** @description Regime that the scan visited as. */
            profile: components["schemas"]["RegimeId"];
            consent_state: components["schemas"]["ConsentState"];
            subject: components["schemas"]["FindingSubject"];
            /** @description Key of the category that the subject belongs to; null if it is not known. */
            category: string | null;
            /** @description Service of the site that the subject belongs to; null if there is none. */
            service_id: components["schemas"]["Id"] | null;
            /** @description What was seen, up to 500 characters; never the value of a cookie. */
            evidence: string;
            fingerprint: components["schemas"]["Fingerprint"];
            /**
             * @description Whether the previous completed scan (`previous_scan_id`) had it.
             * @enum {string}
             */
            baseline: "new" | "unchanged";
        };
        /** @description A finding that two scans have with differences. */
        FindingChange: {
            /** @description As the older scan has it. */
            before: components["schemas"]["Finding"];
            /** @description As the newer scan has it. */
            after: components["schemas"]["Finding"];
            /** @description Names of the fields that differ. */
            fields: string[];
        };
        /**
         * @description Severity of a finding; it follows from its rule.
         * @enum {string}
         */
        FindingSeverity: "error" | "warning" | "note";
        /** @description What a finding is about. */
        FindingSubject: {
            /**
             * @description Kind of thing.
             * @enum {string}
             */
            kind: "cookie" | "storage" | "host" | "script" | "page";
            /** @description Name of the cookie or storage entry, host, or address of the script or page. */
            name: string;
            /** @description Registrable domain that it belongs to, or null. */
            domain: string | null;
        };
        /**
         * @description Identifies the same finding in other scans: SHA-256, as 64 hexadecimal digits, of rule id, subject kind, subject name after pattern
         *     normalization, and registrable domain. Page, value and time are not part of it.
         */
        Fingerprint: string;
        /** @description A tracked service, frozen in a version. The fields are those of Service. */
        FrozenService: {
            /**
             * @description Key of the service in its site.
             * @example example-analytics
             */
            key: string;
            /** @description Name of the product. */
            name: string;
            /** @description Company that runs it. */
            company: string;
            /** @description Key of a category of the document, or `unclassified`. */
            category: components["schemas"]["CategoryKey"];
            /** @description Host patterns that it is loaded from; `*` matches any characters. */
            hosts: string[];
            /** @description URL patterns of its scripts; `*` matches any characters. */
            scripts: string[];
            /** @description What it stores on the device. */
            storage: components["schemas"]["ServiceStorage"][];
            /**
             * @description Legal basis; null means that of the category.
             * @enum {string|null}
             */
            legal_basis: "consent" | "legitimate_interest" | "necessary" | null;
            /**
             * @description How it is held back until consent.
             * @enum {string}
             */
            blocking: "auto" | "manual" | "none";
            /** @description What it is used for, one text for each language. */
            purposes: components["schemas"]["ServiceTexts"];
            /**
             * Format: uri
             * @description Address of the company's privacy policy, or null.
             */
            privacy_url: string | null;
            /** @description Countries in which data is processed. */
            countries: components["schemas"]["CountryCode"][];
            /** @description Id of the company in the IAB Global Vendor List, or null. */
            iab_vendor_id: number | null;
            /** @description Id of the company in Google's list of ad technology providers, or null. */
            google_atp_id: number | null;
        };
        /** @description Reason for overriding a gate that blocks, 10 to 500 characters; it is recorded. */
        GateOverrideReason: string;
        /**
         * @description A condition of the promotion gate that failed, in the order of the checks. legal-findings: findings of level E under today's rules; checked in
         *     every mode and never overridable. domain-not-verified: no production domain is verified. install-check-missing, install-check-failed:
         *     preview has no install check of the version, or the newest failed. scan-missing, scan-too-old: preview has no completed scan of the
         *     version that is not stale, or it is older than max_scan_age_hours. open-issues: preview has open issues of at least fail_on.
         * @enum {string}
         */
        GateReason: "legal-findings" | "domain-not-verified" | "install-check-missing" | "install-check-failed" | "scan-missing" | "scan-too-old" | "open-issues";
        /** @description Result of the promotion gate when a version entered production. */
        GateResult: {
            /**
             * @description passed: every condition was met. warned: some failed, and the mode is warn. overridden: some failed, and a reason was given. skipped: the
             *     mode is off, or it was a rollback.
             * @enum {string}
             */
            status: "passed" | "warned" | "overridden" | "skipped";
            /** @description Mode of the gate at that time. */
            mode: components["schemas"]["PromotionGateMode"];
            /** @description Conditions that failed; empty if all were met or none was checked. */
            reasons: components["schemas"]["GateReason"][];
            /** @description Scan that was used, or null. */
            scan_id: components["schemas"]["Id"] | null;
            /** @description Open issues that counted. */
            issue_ids: components["schemas"]["Id"][];
            /** @description The `gate_override_reason` that was given, or null. */
            override_reason: string | null;
            /** @description The `reason` of the rollback that created the version, or null. */
            rollback_reason: string | null;
            /** @description When the gate was evaluated. */
            checked_at: components["schemas"]["Time"];
        };
        /**
         * @description Lower-case host name of A-labels; no scheme, port, path or address.
         * @example www.example.com
         */
        Host: string;
        /** @description Opaque identifier, at most 64 characters of `A-Za-z0-9_-`. */
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
            /** @description The key as it was understood, without quotation marks. */
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
            /** @description The key as it was understood, without quotation marks. */
            key: string;
        };
        /** @description A check that the banner is installed correctly on one page, which is fetched immediately. */
        InstallCheck: {
            /** @description Id of the check, `ich_` and 26 characters. */
            id: components["schemas"]["Id"];
            /** @description Workspace that the site belongs to. */
            workspace_id: components["schemas"]["Id"];
            /** @description Site whose banner is looked for. */
            site_id: components["schemas"]["Id"];
            /**
             * Format: uri
             * @description Page to fetch, an http or https address on an attached, verified host. Default: the home page of the oldest verified domain.
             */
            url: string;
            /** @description Stage whose script is looked for. */
            environment: components["schemas"]["Environment"];
            /**
             * Format: uri
             * @description Address after redirects; null if the page did not respond.
             */
            fetched_url: string | null;
            /** @description HTTP status of the page; null if it did not respond. */
            http_status: number | null;
            /** @description Number of the version that the page loads; null if it loads none. */
            version_number: number | null;
            /**
             * @description `failed`: the page did not respond, or `script-present`, `single-copy` or `site-matches` failed. `warning`: another check failed or returned a
             *     warning. Otherwise `passed`.
             * @enum {string}
             */
            result: "passed" | "warning" | "failed";
            /** @description Individual checks, in a fixed order. */
            checks: components["schemas"]["InstallCheckItem"][];
            /** @description Results of running the page in a browser; null if no browser ran it. */
            observation: components["schemas"]["InstallObservation"] | null;
            /** @description Why the page did not respond; null if it did. */
            failure: components["schemas"]["InstallCheckFailure"] | null;
            /** @description When the page was checked. */
            created_at: components["schemas"]["Time"];
            /** @description The token or user that requested it. */
            created_by: components["schemas"]["Actor"];
        };
        /**
         * @description script-present: the script is on the page. first-in-head: it is the first script of the head. single-copy: it is there once.
         *     site-matches: it is this site's and environment's. version-current: the page loads the stage's version, and no
         *     integrity attribute blocks the next version. consent-default-before-tags:
         *     consent defaults are set before any tag. settings-link: the page has a link to
         *     #consent-settings, or the document asks for a floating control alone, which the banner draws. script-runs: a
         *     browser requested and ran the script; a warning if no browser ran the page. banner-drawn: the first layer is drawn and can be pressed.
         *     blocked-before-consent: no tracker that needs consent was stored or requested before a choice.
         * @enum {string}
         */
        InstallCheckCode: "script-present" | "first-in-head" | "single-copy" | "site-matches" | "version-current" | "consent-default-before-tags" | "settings-link" | "script-runs" | "banner-drawn" | "blocked-before-consent";
        /** @description What creates a InstallCheck. */
        InstallCheckCreate: {
            /**
             * Format: uri
             * @description Page to fetch, an http or https address on an attached, verified host. Default: the home page of the oldest verified domain.
             */
            url?: string;
            /**
             * @description Stage whose script is looked for.
             * @default production
             */
            environment?: components["schemas"]["Environment"];
        };
        /** @description An install check failed. */
        InstallCheckFailedEvent: {
            /** @description Event id, the same on every attempt and redelivery. */
            id: components["schemas"]["Id"];
            /**
             * @description Event kind.
             * @constant
             */
            type: "install_check.failed";
            /** @description When it happened. */
            timestamp: components["schemas"]["Time"];
            /**
             * @description Version of the API.
             * @constant
             */
            api_version: "v1";
            /** @description Workspace of the object. */
            workspace_id: components["schemas"]["Id"];
            /** @description What it happened to; thin, never consent records or subject ids. */
            data: {
                /** @description The object. */
                object: {
                    /**
                     * @description Its kind.
                     * @constant
                     */
                    type: "install_check";
                    /** @description Its id; `site/number` for a version, the site's id for a draft. */
                    id: string;
                };
                /** @description Site of the object, or null. */
                site_id: string | null;
                /** @description Who caused it. */
                actor: components["schemas"]["Actor"];
                /** @description Stage whose installation was checked. */
                environment: components["schemas"]["Environment"];
                /** @description Number of the version that the page loads; null if it loads none. */
                number: number | null;
                /** @description The checks that failed; empty if the page did not answer. */
                codes: components["schemas"]["InstallCheckCode"][];
            };
        };
        /** @description Why a page did not respond. */
        InstallCheckFailure: {
            /** @description Stable reason. */
            code: components["schemas"]["CheckFailureCode"];
            /** @description One fixed sentence for each code. */
            detail: string;
        };
        /** @description One result of an install check. */
        InstallCheckItem: {
            /** @description Name of the check. */
            code: components["schemas"]["InstallCheckCode"];
            /**
             * @description Its result; `skipped` if an earlier check makes it irrelevant.
             * @enum {string}
             */
            status: "passed" | "warning" | "failed" | "skipped";
            /** @description Finding and recommended fix. */
            detail: string;
        };
        /** @description Results of running a page in a browser, as a new visitor who chooses nothing. */
        InstallObservation: {
            /** @description True if the page requested the script of the site and received it. */
            script_requested: boolean;
            /** @description True if the banner script ran. */
            script_executed: boolean;
            /**
             * @description `drawn`: the first layer is drawn, and its buttons can be pressed. `hidden`: its buttons cannot be seen. `covered`: something else lies over
             *     them. `ambiguous`: more than one element says that it is the banner. `not-drawn`: the banner did not ask for consent. `not-run`: the banner
             *     script did not run.
             * @enum {string}
             */
            banner: "drawn" | "hidden" | "covered" | "ambiguous" | "not-drawn" | "not-run";
            /** @description Digest in the address of the banner script that the page loaded; null if it loaded none. */
            runtime_digest: string | null;
            /** @description Digest of the document that the banner used; null if it used none, or one of a version that the stage does not serve. */
            config_digest: components["schemas"]["Digest"] | null;
            /** @description Trackers that were stored or requested before any choice although consent is needed first, by cookie name or host. */
            fired_before_consent: string[];
        };
        /** @description The signed-in user's role does not permit the operation, or the requested part of it. Tokens have no role. Only the operator of the service can change a role. */
        InsufficientRoleProblem: {
            /**
             * @description Stable identifier; match on it.
             * @constant
             */
            type: "https://problems.consent.example/v1/insufficient-role";
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
            /** @description The least role that is permitted. */
            required_role: components["schemas"]["Role"];
            /** @description The role of the user. */
            user_role: components["schemas"]["Role"];
        };
        /** @description The token is valid and lacks the scope that the operation, or the requested part of it, needs. */
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
        /** @description The service failed. The request had no effect. Include the request_id when you report the problem. */
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
        /** @description A compliance problem of a site, as scans see it over time. What makes it the same problem is its environment, rule and fingerprint. Only later scans resolve it. */
        Issue: {
            /** @description Id of the issue; it stays the same if the problem recurs. */
            id: components["schemas"]["Id"];
            /** @description Workspace that the issue belongs to. */
            workspace_id: components["schemas"]["Id"];
            /** @description Site that the issue belongs to. */
            site_id: components["schemas"]["Id"];
            /** @description Stage in which it was seen. */
            environment: components["schemas"]["Environment"];
            /** @description Rule that found it. */
            rule_id: components["schemas"]["ScanRuleId"];
            /** @description One fixed sentence for the rule. */
            title: string;
            /** @description Severity of the rule. */
            severity: components["schemas"]["FindingSeverity"];
            /** @description What findings of the same problem have in common, over pages and scans. */
            fingerprint: components["schemas"]["Fingerprint"];
            /** @description The thing that it is about. */
            subject: components["schemas"]["FindingSubject"];
            /**
             * Format: uri
             * @description Address of the page where it was seen last.
             */
            page: string;
            /** @description Service that the subject belongs to, or null. */
            service_id: components["schemas"]["Id"] | null;
            /** @description State of the issue at the time of the response. */
            status: components["schemas"]["IssueStatus"];
            /** @description When a scan saw it first; lists are ordered by it. */
            first_seen_at: components["schemas"]["Time"];
            /** @description When a scan saw it last. */
            last_seen_at: components["schemas"]["Time"];
            /** @description Newest completed scan of the environment, whether it saw the issue or not; null if there is none. */
            last_scan_id: components["schemas"]["Id"] | null;
            /** @description Newest completed scan that saw it; null if only incomplete scans saw it. */
            last_confirmed_scan_id: components["schemas"]["Id"] | null;
            /** @description The live suppression, also of a resolved issue; null if there is none. */
            suppression: components["schemas"]["Suppression"] | null;
        };
        /** @description A scan found a problem that was not open. */
        IssueOpenedEvent: {
            /** @description Event id, the same on every attempt and redelivery. */
            id: components["schemas"]["Id"];
            /**
             * @description Event kind.
             * @constant
             */
            type: "issue.opened";
            /** @description When it happened. */
            timestamp: components["schemas"]["Time"];
            /**
             * @description Version of the API.
             * @constant
             */
            api_version: "v1";
            /** @description Workspace of the object. */
            workspace_id: components["schemas"]["Id"];
            /** @description What it happened to; thin, never consent records or subject ids. */
            data: {
                /** @description The object. */
                object: {
                    /**
                     * @description Its kind.
                     * @constant
                     */
                    type: "issue";
                    /** @description Its id; `site/number` for a version, the site's id for a draft. */
                    id: string;
                };
                /** @description Site of the object, or null. */
                site_id: string | null;
                /** @description Who caused it. */
                actor: components["schemas"]["Actor"];
                /** @description Stage in which it was seen. */
                environment: components["schemas"]["Environment"];
                /** @description Rule that found it. */
                rule_id: components["schemas"]["ScanRuleId"];
                /** @description Its severity. */
                severity: components["schemas"]["FindingSeverity"];
                /** @description What it was before; null if it is seen for the first time. */
                previous: {
                    /** @description Status before. */
                    status: components["schemas"]["IssueStatus"];
                } | null;
            };
        };
        /** @description A later scan visited the page of a problem and did not find it. */
        IssueResolvedEvent: {
            /** @description Event id, the same on every attempt and redelivery. */
            id: components["schemas"]["Id"];
            /**
             * @description Event kind.
             * @constant
             */
            type: "issue.resolved";
            /** @description When it happened. */
            timestamp: components["schemas"]["Time"];
            /**
             * @description Version of the API.
             * @constant
             */
            api_version: "v1";
            /** @description Workspace of the object. */
            workspace_id: components["schemas"]["Id"];
            /** @description What it happened to; thin, never consent records or subject ids. */
            data: {
                /** @description The object. */
                object: {
                    /**
                     * @description Its kind.
                     * @constant
                     */
                    type: "issue";
                    /** @description Its id; `site/number` for a version, the site's id for a draft. */
                    id: string;
                };
                /** @description Site of the object, or null. */
                site_id: string | null;
                /** @description Who caused it. */
                actor: components["schemas"]["Actor"];
                /** @description Stage in which it was seen. */
                environment: components["schemas"]["Environment"];
                /** @description Rule that found it. */
                rule_id: components["schemas"]["ScanRuleId"];
                /** @description Its severity. */
                severity: components["schemas"]["FindingSeverity"];
                /** @description What it was before; null if it is seen for the first time. */
                previous: {
                    /** @description Status before. */
                    status: components["schemas"]["IssueStatus"];
                } | null;
            };
        };
        /**
         * @description `resolved`: a later completed scan visited the page and did not find the issue, or the page no longer exists (404, 410 or a redirect). `suppressed`: the issue is not resolved, and a suppression is in effect. `open`: neither.
         * @enum {string}
         */
        IssueStatus: "open" | "suppressed" | "resolved";
        /** @description An issue was suppressed, or its suppression changed. */
        IssueSuppressedEvent: {
            /** @description Event id, the same on every attempt and redelivery. */
            id: components["schemas"]["Id"];
            /**
             * @description Event kind.
             * @constant
             */
            type: "issue.suppressed";
            /** @description When it happened. */
            timestamp: components["schemas"]["Time"];
            /**
             * @description Version of the API.
             * @constant
             */
            api_version: "v1";
            /** @description Workspace of the object. */
            workspace_id: components["schemas"]["Id"];
            /** @description What it happened to; thin, never consent records or subject ids. */
            data: {
                /** @description The object. */
                object: {
                    /**
                     * @description Its kind.
                     * @constant
                     */
                    type: "issue";
                    /** @description Its id; `site/number` for a version, the site's id for a draft. */
                    id: string;
                };
                /** @description Site of the object, or null. */
                site_id: string | null;
                /** @description Who caused it. */
                actor: components["schemas"]["Actor"];
                /** @description Stage of the issue. */
                environment: components["schemas"]["Environment"];
                /** @description Rule that found it. */
                rule_id: components["schemas"]["ScanRuleId"];
                /** @description Why it is */
                reason: components["schemas"]["SuppressionReason"];
                /** @description End of the suppression; null if it has none. */
                expires_at: components["schemas"]["Time"] | null;
            };
        };
        /** @description The suppression of an issue ended; the issue is open again unless it is resolved. */
        IssueSuppressionExpiredEvent: {
            /** @description Event id, the same on every attempt and redelivery. */
            id: components["schemas"]["Id"];
            /**
             * @description Event kind.
             * @constant
             */
            type: "issue.suppression_expired";
            /** @description When it happened. */
            timestamp: components["schemas"]["Time"];
            /**
             * @description Version of the API.
             * @constant
             */
            api_version: "v1";
            /** @description Workspace of the object. */
            workspace_id: components["schemas"]["Id"];
            /** @description What it happened to; thin, never consent records or subject ids. */
            data: {
                /** @description The object. */
                object: {
                    /**
                     * @description Its kind.
                     * @constant
                     */
                    type: "issue";
                    /** @description Its id; `site/number` for a version, the site's id for a draft. */
                    id: string;
                };
                /** @description Site of the object, or null. */
                site_id: string | null;
                /** @description Who caused it. */
                actor: components["schemas"]["Actor"];
                /** @description Stage of the issue. */
                environment: components["schemas"]["Environment"];
                /** @description Rule that found it. */
                rule_id: components["schemas"]["ScanRuleId"];
                /** @description Why it is */
                reason: components["schemas"]["SuppressionReason"];
                /** @description End of the suppression; null if it has none. */
                expires_at: components["schemas"]["Time"] | null;
            };
        };
        /** @description JSON Pointer (RFC 6901); the empty string is the whole document. */
        JsonPointer: string;
        /** @description RFC 7638 thumbprint of a public key, base64url without padding. */
        KeyId: string;
        /**
         * @description BCP 47 language tag.
         * @example en
         * @example pt-BR
         */
        LanguageTag: string;
        /** @description The body is not I-JSON (RFC 7493): broken syntax, a duplicate member, a lone surrogate, or a number that is not finite or lies outside ±2^53. A body with more than 100 levels, 200,000 values, or 10,000 members in one object is refused, too. Only the syntax was checked. */
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
        /** @description Maximum number of pages to visit, 1 to 500. */
        MaxPages: number;
        /** @description The calling token with its workspace, scopes and binding. Any live token may call this, regardless of its scopes. */
        Me: {
            /** @description The calling token. Null in the session of a signed-in user. */
            token: components["schemas"]["MeToken"] | null;
            /** @description The signed-in user. Null for a token. */
            user: components["schemas"]["MeUser"] | null;
            /** @description The workspace that it belongs to. */
            workspace: components["schemas"]["MeWorkspace"];
            /** @description Whether subject ids in consent records are masked, because the token lacks logs:export. */
            masking: boolean;
            /** @description The token's budget of requests. */
            rate_limit: components["schemas"]["MeRateLimit"];
        };
        /** @description The token's budget of requests. The header RateLimit reports how much is left. */
        MeRateLimit: {
            /** @description Requests allowed in a window. */
            limit: number;
            /** @description Length of a window in seconds. */
            window_s: number;
        };
        /** @description The calling token. Its secret is never returned. */
        MeToken: {
            /** @description Id of the token, `tok_` and 26 characters. */
            id: components["schemas"]["Id"];
            /** @description Its name, 1 to 80 characters. */
            name: string;
            /** @description Its scopes. */
            scopes: components["schemas"]["Scope"][];
            /** @description The one site that it is bound to, or null. */
            site_id: components["schemas"]["Id"] | null;
            /** @description The one environment that it is bound to, or null. */
            environment: components["schemas"]["Environment"] | null;
            /** @description When it expires; null if it never does. */
            expires_at: components["schemas"]["Time"] | null;
            /**
             * @description Beginning of its secret, so that people can recognize it: the prefix, an underscore and the next 4 characters.
             * @example cst_8Fk2
             */
            hint: string;
        };
        /** @description A signed-in user and the user's session. */
        MeUser: {
            /** @description Id of the user, `usr_` and 26 characters. */
            id: components["schemas"]["Id"];
            /** @description The user's name; null for the user that `consentform dev` creates. */
            name: string | null;
            /** @description The user's role. It decides what the session may do. */
            role: components["schemas"]["Role"];
            /** @description The scopes of the session. They follow from the role and never include `logs:export`. */
            scopes: components["schemas"]["Scope"][];
            /** @description When the sign-in link was confirmed. For 10 minutes from then on, an owner can create tokens with `logs:export`. */
            signed_in_at: components["schemas"]["Time"];
            /** @description When the session ends. */
            expires_at: components["schemas"]["Time"];
        };
        /** @description The workspace of the calling token. */
        MeWorkspace: {
            /** @description Id of the workspace, as in `workspace_id` of its objects. */
            id: components["schemas"]["Id"];
            /** @description Name of the workspace. */
            name: string;
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
        /** @description The header Accept excludes every media type that the operation can return. */
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
        /** @description The object or path does not exist. An object that is deleted, belongs to another workspace or lies outside the token's binding, and an id that cannot exist, all get the same response. */
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
        /**
         * @description An OpenAPI 3.1 document, fit for generating clients: stable operationIds, the scope (`x-required-scope`), its enforcement (`x-auth`) and
         *     conditional scopes (`x-conditional-scope`) of each operation, and the events in `webhooks`.
         */
        OpenApiDocument: {
            /** @description Version of OpenAPI. */
            openapi: string;
            /** @description Title and semantic version of the contract. */
            info: {
                /** @description Title of the contract. */
                title: string;
                /** @description Semantic version of the contract; within /v1 only the last two numbers rise. */
                version: string;
            };
            /** @description The operations. */
            paths: {
                [key: string]: unknown;
            };
            /** @description The events that webhook endpoints receive. */
            webhooks?: {
                [key: string]: unknown;
            };
            /** @description Schemas, parameters, headers and answers. */
            components?: {
                [key: string]: unknown;
            };
        };
        /** @description A part of a BannerDocument: any of its members may be missing, at every depth, and string values may contain `{{variable}}`. Apart from the names of its variables, it is validated only when it is applied, by the level S rules, as part of the document that results. As an override it is a JSON merge patch (RFC 7396), in which null removes a member. */
        PartialBannerDocument: {
            [key: string]: unknown;
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
        /** @description Use of one thing that a plan limits. */
        PlanUsage: {
            /**
             * @description What is limited, as in the problem plan-limit-reached.
             * @example sites
             */
            resource: string;
            /** @description How many there are. */
            used: number;
            /** @description How many the plan allows; null for any number. */
            limit: number | null;
        };
        /** @description A link to the billing portal that works once and for a short time. */
        PortalSession: {
            /**
             * Format: uri
             * @description Address to send the user to.
             */
            url: string;
            /** @description When the link stops working. */
            expires_at: components["schemas"]["Time"];
        };
        /** @description What creates a PortalSession. */
        PortalSessionCreate: {
            /**
             * Format: uri
             * @description Address to return to from the portal. Its origin must be that of the dashboard, else validation-failed.
             */
            return_url: string;
        };
        /** @description The object is not what the request expected: If-Match does not match, an expected digest or number in the body differs, or the object already exists and the request sent `If-None-Match: *`. An ETag or digest mismatch names the current one; a number mismatch names the current number and, for a pointer, who moved it and when. An existing object is named by its id. */
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
            /** @description Id of the existing object; only with `If-None-Match: *`. */
            conflicting_id?: components["schemas"]["Id"];
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
        /** @description Options of a promotion. With an empty body, nothing is checked and nothing is overridden. */
        PromoteVersionRequest: {
            expected_production_number?: components["schemas"]["ExpectedProductionNumber"];
            /** @description Reason for overriding a gate that blocks, 10 to 500 characters; recorded in `gate`. Needs sites:write. */
            gate_override_reason?: components["schemas"]["GateOverrideReason"];
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
        /** @description The site's promotion gate is not satisfied. Reasons that are overridable pass with `gate_override_reason`; legal-findings never does. Every such response writes the event version.promotion_blocked. */
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
         * @description Conditions that a version must meet before it goes to production. Legal findings of level E block in every mode. `mode` sets what
         *     happens if another condition fails.
         */
        PromotionGate: {
            /** @description What happens if a condition fails. */
            mode: components["schemas"]["PromotionGateMode"];
            /** @description Lowest severity of an open issue of preview that counts. */
            fail_on: components["schemas"]["PromotionGateFailOn"];
            /** @description Maximum age, in hours, of the version's preview scan, 1 to 720. */
            max_scan_age_hours: number;
            /** @description Whether at least one production domain must be verified. */
            require_verified_domain: boolean;
            /** @description Whether preview must have an install check of the version, and the newest one must not have failed. */
            require_install_check: boolean;
        };
        /** @description What creates a PromotionGate. */
        PromotionGateCreate: {
            /**
             * @description What happens if a condition fails.
             * @default warn
             */
            mode?: components["schemas"]["PromotionGateMode"];
            /**
             * @description Lowest severity of an open issue of preview that counts.
             * @default error
             */
            fail_on?: components["schemas"]["PromotionGateFailOn"];
            /**
             * @description Maximum age, in hours, of the version's preview scan, 1 to 720.
             * @default 168
             */
            max_scan_age_hours?: number;
            /**
             * @description Whether at least one production domain must be verified.
             * @default true
             */
            require_verified_domain?: boolean;
            /**
             * @description Whether preview must have an install check of the version, and the newest one must not have failed.
             * @default false
             */
            require_install_check?: boolean;
        };
        /**
         * @description Lowest severity of an issue that counts: error, or warning and error.
         * @enum {string}
         */
        PromotionGateFailOn: "error" | "warning";
        /**
         * @description off: only legal findings are checked. warn: other failed conditions are recorded and do not stop a promotion. block: they stop it,
         *     unless `gate_override_reason` is set.
         * @enum {string}
         */
        PromotionGateMode: "off" | "warn" | "block";
        /** @description A merge patch of PromotionGate. */
        PromotionGatePatch: {
            /** @description What happens if a condition fails. */
            mode?: components["schemas"]["PromotionGateMode"] | null;
            /** @description Lowest severity of an open issue of preview that counts. */
            fail_on?: components["schemas"]["PromotionGateFailOn"] | null;
            /** @description Maximum age, in hours, of the version's preview scan, 1 to 720. */
            max_scan_age_hours?: number | null;
            /** @description Whether at least one production domain must be verified. */
            require_verified_domain?: boolean | null;
            /** @description Whether preview must have an install check of the version, and the newest one must not have failed. */
            require_install_check?: boolean | null;
        };
        /** @description What creates a Version. */
        PublishVersionRequest: {
            /**
             * @description Stage that it was published to. Production only if the site's settings allow it (`allow_direct_production`), else conflict
             *     `direct-production-disabled`.
             * @default preview
             */
            environment?: components["schemas"]["Environment"];
            /**
             * @description A note for people, up to 500 characters. Cannot be changed later; a publish that creates no version ignores it.
             * @default null
             */
            note?: string | null;
            /**
             * @description Whether visitors who have chosen are asked again when the version enters a stage. auto: if a prompt rule of the document's `reconsent`
             *     matches the change. force: always. never: never. Cannot be changed later; a publish that creates no version ignores it.
             * @default auto
             * @enum {string}
             */
            reconsent?: "auto" | "force" | "never";
            /**
             * @description The client's own name for this publish, 1 to 64 characters of `A-Za-z0-9_.:-`. With reconsent force, it distinguishes a repeated
             *     request from a new one. It is stored with the version and need not be unique.
             * @default null
             */
            publish_key?: string | null;
            /**
             * @description Digest of the version's `services`. In a publish request: the digest that the live services must have.
             *     A mismatch is precondition-failed with current_digest. If omitted, it is not checked.
             */
            services_digest?: components["schemas"]["Digest"];
            /**
             * @description Digest that the draft must have. A mismatch is precondition-failed with current_digest. If omitted, the current
             *     draft is published.
             */
            draft_digest?: components["schemas"]["Digest"];
            /**
             * @description Version of the rules that accepted the same document before. Findings of newer rules then only warn. Ignored unless the site has a
             *     record that this version accepted a document with this digest.
             */
            accepted_rules_version?: components["schemas"]["RulesVersion"];
            /**
             * @description Reason for overriding a gate that blocks, 10 to 500 characters; recorded in `gate`. Only with environment production, else
             *     validation-failed. Needs sites:write.
             */
            gate_override_reason?: components["schemas"]["GateOverrideReason"];
            /**
             * @description Number of the version that production must serve, or null if it must be empty; if omitted, it is not checked. Only with
             *     environment production, else validation-failed.
             */
            expected_production_number?: components["schemas"]["ExpectedProductionNumber"];
        };
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
            vendors: components["schemas"]["VendorSelection"];
        };
        /** @description What creates a ConfigDraft. */
        PutConfigDraftRequest: {
            /**
             * @description The banner document, at most 512 KiB and 12 levels deep. It is stored as sent, without filling in defaults. Breaking a rule of level S
             *     refuses it with validation-failed; rules of level E and W are stored and counted in `validation`.
             */
            document: components["schemas"]["BannerDocument"];
            /**
             * @description Up to 20 findings that are accepted, each with a reason and the person who approved it. A write without this member removes all
             *     waivers. A waived finding of level E counts as a warning.
             * @default []
             */
            waivers?: components["schemas"]["Waiver"][];
            /**
             * @description Deployment that owns the draft. A write without this member removes the owner, so that the deployment notices a manual edit.
             * @default null
             */
            managed_by?: components["schemas"]["DeploymentKey"];
            /**
             * @description Whether to unlink the draft from its template, which also ends the template's locks. Needs sites:write.
             * @default false
             */
            detach?: boolean;
        };
        /** @description What creates a Scan. */
        QueueScanRequest: {
            /** @description Stage that is scanned. */
            environment: components["schemas"]["Environment"];
            /**
             * @description Pages to start from, up to 20 http or https addresses on verified hosts of the environment. An empty list means the home page of the oldest
             *     verified domain.
             * @default []
             */
            start_urls?: components["schemas"]["StartUrls"];
            /**
             * @description Maximum number of pages to visit, 1 to 500.
             * @default 50
             */
            max_pages?: components["schemas"]["MaxPages"];
            /**
             * @description Regimes to visit as, 1 to 5 rows of the regime table.
             * @default [
             *       "gdpr"
             *     ]
             */
            profiles?: components["schemas"]["ScanProfiles"];
            /**
             * @description Number of the version that the stage must serve; if it serves another: precondition-failed with current_number. With null, the
             *     default, it is not checked.
             * @default null
             */
            expected_number?: number | null;
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
        /** @description Lower-case hexadecimal SHA-256. */
        RecordHash: string;
        /**
         * @description The rules that apply to a visitor from a place. This is technical data to be reviewed by lawyers, not legal advice. Dates in the table take
         *     effect automatically.
         */
        RegimeAnswer: {
            /** @description The country, with aliases resolved; null if the place is not known. */
            country: components["schemas"]["CountryCode"] | null;
            /**
             * @description ISO 3166-2 code of the subdivision; null if it is not known.
             * @example US-CA
             */
            region: components["schemas"]["RegionCode"] | null;
            /** @description Row of the regime table; `unknown` if the place is not known, `none` if no law is known there. */
            regime: components["schemas"]["RegimeId"];
            /**
             * @description Short name of the law.
             * @example GDPR and ePrivacy
             */
            law: string;
            /** @description What the law requires: opt_in, opt_out, notice or none. */
            model: components["schemas"]["ConsentModel"];
            /** @description Whether the law requires sites to honor Global Privacy Control. */
            gpc_required: boolean;
            /** @description Further duties. */
            requires: components["schemas"]["RegimeRequirements"];
            /** @description Section id of the IAB Global Privacy Platform: the state's section, else 7 (usnat); null outside the United States and where there is none. */
            gpp_section: number | null;
            /**
             * @description Origin of the country: the query, headers of a trusted proxy, or none.
             * @enum {string}
             */
            source: "query" | "edge" | "fallback";
            /**
             * @description Precision of the place.
             * @enum {string}
             */
            precision: "subdivision" | "country" | "unknown";
            /**
             * Format: date
             * @description Version of the regime table.
             * @example 2026-11-01
             */
            table_version: string;
            /** @description Next change in the table for the place; null if there is none. */
            next_change: components["schemas"]["RegimeChange"] | null;
            /** @description Rule of the environment's document that applies; null without `site`, or if its fallback applies. */
            rule_id: string | null;
            /** @description Number of the version in the environment; null without `site`, or if the environment is empty. */
            version: number | null;
            /**
             * @description Proof of the place for the visitor's choices on this site and environment, valid for 24 hours. Null without `site` and `environment`, and
             *     where no trusted proxy named the country.
             */
            place_token: string | null;
        };
        /** @description A change of the regime of a place. */
        RegimeChange: {
            /** @description The regime from then on. */
            regime: components["schemas"]["RegimeId"];
            /** @description When it begins. */
            at: components["schemas"]["Time"];
        };
        /**
         * @description A row of the regime table, such as `gdpr` or `us_ca`.
         * @example gdpr
         */
        RegimeId: string;
        /** @description Duties beyond the model. False means that a duty is not established: the law does not have it, is unclear, or has not been compared with its source. */
        RegimeRequirements: {
            /** @description Refusing must be as easy as accepting on the first layer. */
            reject_first_layer: boolean;
            /** @description A link to opt out of sale and sharing must be on every page. */
            opt_out_link: boolean;
            /** @description The site must show that an opt-out was honored. */
            opt_out_status: boolean;
            /** @description Sensitive data needs consent beforehand. */
            opt_in_sensitive: boolean;
        };
        /** @description Behavior of the banner in the places that the rule matches. */
        RegimeRule: {
            /** @description Id of the rule in findings and records. Unique. */
            id: components["schemas"]["CategoryKey"];
            match: components["schemas"]["RegimeRuleMatch"];
            /**
             * @description The highest priority wins among rules that match a place equally closely.
             * @default 0
             */
            priority?: number;
            model: components["schemas"]["ConsentModel"];
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
            expiry?: components["schemas"]["RegimeRuleExpiry"];
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
        /**
         * @description The permissions of a signed-in user. Each role includes the ones before it: `viewer` reads, `editor` changes what is not live, `publisher` changes what visitors see, and `owner` changes sites, domains, tokens, webhooks and alert channels.
         * @enum {string}
         */
        Role: "viewer" | "editor" | "publisher" | "owner";
        /** @description Reason and options of a rollback. */
        RollbackVersionRequest: {
            /** @description Reason, 1 to 500 characters; recorded as `rollback_reason` in `gate`. */
            reason: string;
            expected_production_number?: components["schemas"]["ExpectedProductionNumber"];
            /**
             * @description Note of the new version, up to 500 characters.
             * @default null
             */
            note?: string | null;
        };
        /** @description Stable code of a rule about banner documents. New codes may be added. */
        RuleCode: string;
        /** @description One thing that the rules found in a banner document. */
        RuleFinding: {
            /** @description Which rule. */
            code: components["schemas"]["RuleCode"];
            /** @description Level at which it counts, after waivers and grace. */
            level: components["schemas"]["RuleLevel"];
            /** @description JSON Pointer (RFC 6901) into the document; the empty string is the whole document. */
            pointer: string;
            /** @description What was found, what is allowed and what to do. The wording may change; match on code. */
            message: string;
            /** @description Countries and subdivisions for which it was found; empty for a rule that is not about places. */
            places: components["schemas"]["RegionCode"][];
            /** @description Regimes of these places. */
            regimes: components["schemas"]["RegimeId"][];
            /**
             * @description The law, guidance or specification that the rule rests on. An engineering input for a legal reader, not legal advice.
             * @example ePrivacy 5(3)
             */
            basis: string;
            /** @description True if the rule is newer than the rules that accepted this very document, so that it only warns until the document changes. */
            grace: boolean;
            /** @description The waiver that turned it into a warning, or null. */
            waived: components["schemas"]["AppliedWaiver"] | null;
            /** @description Address of the text named in `basis`; null where it has none or names several. Absent from findings recorded before 2026-11-23. */
            source_url?: string | null;
            /** @description True if a recorded decision can turn this error into a warning, or has. Absent from findings recorded before 2026-11-23. */
            waivable?: boolean;
        };
        /**
         * @description S: refuses a write. E: may be stored and blocks publishing. W: never blocks. Waivers, grace periods and places with unclear law turn E into W.
         * @enum {string}
         */
        RuleLevel: "S" | "E" | "W";
        /**
         * Format: date
         * @description Version of the rules, the regime table and the catalogue, written as a date. The law is that of the day of the validation.
         */
        RulesVersion: string;
        /** @description Digest of the banner script, as in its address. */
        RuntimeDigest: string;
        /**
         * @description A SARIF 2.1.0 log with one run: rules in `tool.driver.rules`, site and environment in `automationDetails.id`, page paths relative to
         *     `originalUriBaseIds.SITE`, fingerprints in `partialFingerprints`, `baselineState`, and suppressions with their justification.
         */
        SarifLog: {
            /**
             * Format: uri
             * @description Address of the SARIF schema.
             */
            $schema?: string;
            /**
             * @description SARIF version.
             * @constant
             */
            version: "2.1.0";
            /** @description The one run. */
            runs: {
                [key: string]: unknown;
            }[];
        };
        /**
         * @description A visit of a site's pages under several regimes and consent states, to find what is stored and requested before or against a visitor's
         *     choice. One scan at a time is queued or running for each site and environment.
         */
        Scan: {
            /** @description Id of the scan, `scn_` and 26 characters. */
            id: components["schemas"]["Id"];
            /** @description Workspace that the site belongs to. */
            workspace_id: components["schemas"]["Id"];
            /** @description Site that is scanned. */
            site_id: components["schemas"]["Id"];
            /** @description Stage that is scanned. */
            environment: components["schemas"]["Environment"];
            /**
             * @description Pages to start from, up to 20 http or https addresses on verified hosts of the environment. An empty list means the home page of the oldest
             *     verified domain.
             */
            start_urls: components["schemas"]["StartUrls"];
            /** @description Maximum number of pages to visit, 1 to 500. */
            max_pages: components["schemas"]["MaxPages"];
            /** @description Regimes to visit as, 1 to 5 rows of the regime table. */
            profiles: components["schemas"]["ScanProfiles"];
            /**
             * @description queued: waits for a worker. running: a worker has it. completed: finished. failed: see `failure`.
             * @enum {string}
             */
            status: "queued" | "running" | "completed" | "failed";
            /**
             * @description Who or what queued it.
             * @enum {string}
             */
            trigger: "token" | "user" | "schedule";
            /**
             * @description static: pages are fetched and read. browser: pages are run in a browser. Null while queued.
             * @enum {string|null}
             */
            engine: "static" | "browser" | null;
            /** @description Version that the stage held when the scan started; null while queued. */
            version_number: number | null;
            /** @description Digest of that version's document; null while queued. */
            config_digest: components["schemas"]["Digest"] | null;
            /** @description Digest of that version's services; null while queued. */
            services_digest: components["schemas"]["Digest"] | null;
            /** @description True if the stage moved before the scan ended, so that its result says nothing certain about either version. */
            stale: boolean;
            /** @description Consent states that were visited so far; empty while queued. */
            consent_states: components["schemas"]["ConsentState"][];
            /**
             * @description Visits that the scan could not make, by consent state and reason. Without a visit in a state, the scan says nothing about that choice. Empty
             *     while queued.
             */
            visits_not_made: components["schemas"]["VisitNotMade"][];
            /** @description What was visited and found so far. */
            counts: components["schemas"]["ScanCounts"];
            /** @description Why it failed; null unless it did. A scan that timed out keeps its findings, but they count for nothing else. */
            failure: components["schemas"]["ScanFailure"] | null;
            /** @description Newest earlier completed scan of the environment, against which findings are new or unchanged; null without one. */
            previous_scan_id: components["schemas"]["Id"] | null;
            /** @description When it was queued. */
            created_at: components["schemas"]["Time"];
            /** @description Who queued it; the system for the schedule. */
            created_by: components["schemas"]["Actor"];
            /** @description When a worker began; null while queued. */
            started_at: components["schemas"]["Time"] | null;
            /** @description When it completed or failed; null before. */
            finished_at: components["schemas"]["Time"] | null;
            /** @description Milliseconds from start to end; null before its end. */
            duration_ms: number | null;
        };
        /** @description A completed scan differs from the previous one of the environment. For the first scan, every finding is added. */
        ScanChangedEvent: {
            /** @description Event id, the same on every attempt and redelivery. */
            id: components["schemas"]["Id"];
            /**
             * @description Event kind.
             * @constant
             */
            type: "scan.changed";
            /** @description When it happened. */
            timestamp: components["schemas"]["Time"];
            /**
             * @description Version of the API.
             * @constant
             */
            api_version: "v1";
            /** @description Workspace of the object. */
            workspace_id: components["schemas"]["Id"];
            /** @description What it happened to; thin, never consent records or subject ids. */
            data: {
                /** @description The object. */
                object: {
                    /**
                     * @description Its kind.
                     * @constant
                     */
                    type: "scan";
                    /** @description Its id; `site/number` for a version, the site's id for a draft. */
                    id: string;
                };
                /** @description Site of the object, or null. */
                site_id: string | null;
                /** @description Who caused it. */
                actor: components["schemas"]["Actor"];
                /** @description Stage that was scanned. */
                environment: components["schemas"]["Environment"];
                /** @description Number of the version. */
                number: number;
                /** @description How many findings differ from the scan before, or from none; at least one. */
                counts: {
                    /** @description Findings that are new. */
                    added: number;
                    /** @description Findings that are gone. */
                    removed: number;
                    /** @description Findings with the same fingerprint and other fields. */
                    changed: number;
                };
            };
        };
        /** @description A scan finished. */
        ScanCompletedEvent: {
            /** @description Event id, the same on every attempt and redelivery. */
            id: components["schemas"]["Id"];
            /**
             * @description Event kind.
             * @constant
             */
            type: "scan.completed";
            /** @description When it happened. */
            timestamp: components["schemas"]["Time"];
            /**
             * @description Version of the API.
             * @constant
             */
            api_version: "v1";
            /** @description Workspace of the object. */
            workspace_id: components["schemas"]["Id"];
            /** @description What it happened to; thin, never consent records or subject ids. */
            data: {
                /** @description The object. */
                object: {
                    /**
                     * @description Its kind.
                     * @constant
                     */
                    type: "scan";
                    /** @description Its id; `site/number` for a version, the site's id for a draft. */
                    id: string;
                };
                /** @description Site of the object, or null. */
                site_id: string | null;
                /** @description Who caused it. */
                actor: components["schemas"]["Actor"];
                /** @description Stage that was scanned. */
                environment: components["schemas"]["Environment"];
                /** @description Number of the version that the stage held at the start; null if the scan never started. */
                number: number | null;
                /**
                 * @description Status of the scan.
                 * @enum {string}
                 */
                status: "completed" | "failed";
                /** @description Pages and findings, by severity. */
                counts: components["schemas"]["ScanCounts"];
                /** @description Why it failed; null if it completed. */
                failure_code: components["schemas"]["ScanFailureCode"] | null;
            };
        };
        /** @description Counts of a scan; zeros while it is queued. */
        ScanCounts: {
            /** @description Pages that were visited. */
            pages_visited: number;
            /** @description Pages that could not be visited. */
            pages_failed: number;
            /** @description Findings of severity error. */
            error: number;
            /** @description Findings of severity warning. */
            warning: number;
            /** @description Findings of severity note. */
            note: number;
            /** @description Findings that the previous scan did not have. */
            new: number;
            /** @description Findings beyond the first 10,000, which are not kept. */
            dropped: number;
        };
        /** @description Findings of a scan against those of an earlier one, matched by fingerprint. */
        ScanDiff: {
            /** @description Scan that was compared with; null if there is none, so that everything is added. */
            base_scan_id: components["schemas"]["Id"] | null;
            /** @description Requested scan. */
            head_scan_id: components["schemas"]["Id"];
            /** @description Findings that only the newer scan has. */
            added: components["schemas"]["Finding"][];
            /** @description Findings that only the older scan has. */
            removed: components["schemas"]["Finding"][];
            /** @description Findings that both have and that differ. */
            changed: components["schemas"]["FindingChange"][];
        };
        /** @description A scan failed. */
        ScanFailedEvent: {
            /** @description Event id, the same on every attempt and redelivery. */
            id: components["schemas"]["Id"];
            /**
             * @description Event kind.
             * @constant
             */
            type: "scan.failed";
            /** @description When it happened. */
            timestamp: components["schemas"]["Time"];
            /**
             * @description Version of the API.
             * @constant
             */
            api_version: "v1";
            /** @description Workspace of the object. */
            workspace_id: components["schemas"]["Id"];
            /** @description What it happened to; thin, never consent records or subject ids. */
            data: {
                /** @description The object. */
                object: {
                    /**
                     * @description Its kind.
                     * @constant
                     */
                    type: "scan";
                    /** @description Its id; `site/number` for a version, the site's id for a draft. */
                    id: string;
                };
                /** @description Site of the object, or null. */
                site_id: string | null;
                /** @description Who caused it. */
                actor: components["schemas"]["Actor"];
                /** @description Stage that was scanned. */
                environment: components["schemas"]["Environment"];
                /** @description Number of the version that the stage held at the start; null if the scan never started. */
                number: number | null;
                /**
                 * @description Status of the scan.
                 * @enum {string}
                 */
                status: "completed" | "failed";
                /** @description Pages and findings, by severity. */
                counts: components["schemas"]["ScanCounts"];
                /** @description Why it failed; null if it completed. */
                failure_code: components["schemas"]["ScanFailureCode"] | null;
            };
        };
        /** @description Why a scan failed. */
        ScanFailure: {
            /** @description Stable reason. */
            code: components["schemas"]["ScanFailureCode"];
            /** @description One fixed sentence for each code. */
            detail: string;
        };
        /**
         * @description timeout: it took more than 30 minutes. unreachable: no start page responded. robots: robots.txt forbids it. tls: no valid certificate.
         *     too-large: pages are too large. site-deleted: the site was deleted meanwhile. worker-lost: two workers stopped. internal: an internal error.
         * @enum {string}
         */
        ScanFailureCode: "timeout" | "unreachable" | "robots" | "tls" | "too-large" | "site-deleted" | "worker-lost" | "internal";
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
        /** @description Regimes to visit as, 1 to 5. */
        ScanProfiles: components["schemas"]["RegimeId"][];
        /**
         * @description What a scan looks for. The first seven have severity error, the next six warning, and declared-not-seen and insecure-cookie note.
         *     reject-absent is a warning in places whose law does not clearly require the button.
         *     pre-consent-storage, pre-consent-request, fires-after-reject and fires-despite-gpc need proof of the purpose. Proof is a service of the
         *     site, a rule of the document, a tracker's own host, or a name that only one vendor uses. Without proof, the finding is undeclared-service or
         *     unclassified-service. The static engine runs no scripts: it reports a missing banner or settings link only on pages without scripts. A request in noscript is at most a warning, because only browsers without scripts make it.
         * @enum {string}
         */
        ScanRuleId: "pre-consent-storage" | "pre-consent-request" | "fires-after-reject" | "fires-despite-gpc" | "banner-absent" | "reject-absent" | "reopen-control-absent" | "duration-exceeds-declared" | "consent-mode-mismatch" | "multiple-cmps" | "cname-cloaked" | "unclassified-service" | "undeclared-service" | "declared-not-seen" | "insecure-cookie";
        /**
         * @description When a site is scanned automatically. Each site has one schedule. A due run that cannot start is skipped, without an alert (`last_skipped`). A local
         *     time that does not exist runs at the next minute that does; one that occurs twice runs once.
         */
        ScanSchedule: {
            /** @description Workspace that the site belongs to. */
            workspace_id: components["schemas"]["Id"];
            /** @description Site that the schedule belongs to; also the schedule's own id. */
            site_id: components["schemas"]["Id"];
            /** @description Whether scans are queued. */
            enabled: boolean;
            /**
             * @description Scan frequency.
             * @enum {string}
             */
            frequency: "daily" | "weekly" | "monthly";
            /** @description ISO day of the week, 1 (Monday) to 7 (Sunday); used when weekly. */
            weekday: number;
            /** @description Day of the month, 1 to 28; used when monthly. */
            month_day: number;
            /** @description Hour of the day in the time zone, 0 to 23. */
            hour: number;
            /**
             * @description IANA time zone of `weekday`, `month_day` and `hour`; null means the site's `settings.timezone`.
             * @example Europe/Berlin
             */
            timezone: string | null;
            /** @description Stage to scan. */
            environment: components["schemas"]["Environment"];
            /**
             * @description Pages to start from, up to 20 http or https addresses on hosts that are attached to the site; they need not be verified until the scan runs. An
             *     empty list means the home page of the oldest verified domain.
             */
            start_urls: components["schemas"]["StartUrls"];
            /** @description Maximum number of pages to visit, 1 to 500. */
            max_pages: components["schemas"]["MaxPages"];
            /** @description Regimes to visit as, 1 to 5 rows of the regime table. */
            profiles: components["schemas"]["ScanProfiles"];
            /** @description When the next scan is due; null if the schedule is not enabled. */
            next_run_at: components["schemas"]["Time"] | null;
            /** @description Scan that the schedule queued last; null if it never queued one. */
            last_scan_id: components["schemas"]["Id"] | null;
            /** @description The last due run that was skipped; null if none was. */
            last_skipped: components["schemas"]["ScanSkip"] | null;
            /** @description Entity tag over the settable fields, as in the header ETag; send it in If-Match. */
            etag: components["schemas"]["Etag"];
            /** @description When a settable field changed last. */
            updated_at: components["schemas"]["Time"];
            /** @description Who changed a settable field last. */
            updated_by: components["schemas"]["Actor"];
        };
        /** @description A merge patch (RFC 7396) of a ScanSchedule: null resets a member to its default. */
        ScanScheduleUpdate: {
            /** @description Whether scans are queued. */
            enabled?: boolean | null;
            /** @description Scan frequency. */
            frequency?: ("daily" | "weekly" | "monthly") | null;
            /** @description ISO day of the week, 1 (Monday) to 7 (Sunday); used when weekly. */
            weekday?: number | null;
            /** @description Day of the month, 1 to 28; used when monthly. */
            month_day?: number | null;
            /** @description Hour of the day in the time zone, 0 to 23. */
            hour?: number | null;
            /**
             * @description IANA time zone of `weekday`, `month_day` and `hour`; null means the site's `settings.timezone`.
             * @example Europe/Berlin
             */
            timezone?: string | null;
            /** @description Stage to scan. */
            environment?: components["schemas"]["Environment"] | null;
            /**
             * @description Pages to start from, up to 20 http or https addresses on hosts that are attached to the site; they need not be verified until the scan runs. An
             *     empty list means the home page of the oldest verified domain.
             */
            start_urls?: components["schemas"]["StartUrls"] | null;
            /** @description Maximum number of pages to visit, 1 to 500. */
            max_pages?: components["schemas"]["MaxPages"] | null;
            /** @description Regimes to visit as, 1 to 5 rows of the regime table. */
            profiles?: components["schemas"]["ScanProfiles"] | null;
        };
        /** @description A due run of the schedule that was skipped. */
        ScanSkip: {
            /** @description When it was due. */
            at: components["schemas"]["Time"];
            /**
             * @description Why it was skipped.
             * @enum {string}
             */
            reason: "scan-in-progress" | "no-verified-domain" | "stage-empty";
        };
        /**
         * @description One of the ten scopes of a token.
         * @enum {string}
         */
        Scope: "sites:read" | "sites:write" | "banner:read" | "banner:write" | "banner:publish" | "scans:read" | "scans:run" | "logs:read" | "logs:export" | "analytics:read";
        /** @description A recorded tracker: a company's product that a site loads, what it stores, and how it is held back until consent. A live service is blocked and declared from the next publish on, because versions freeze services. */
        Service: {
            /** @description Site that the service belongs to. */
            site_id: components["schemas"]["Id"];
            /**
             * @description Name by which banner documents refer to the service, 1 to 64 characters, unique in its site (conflict `key-taken`). It never changes.
             * @example example-analytics
             */
            key: string;
            /** @description Name of the product, 1 to 120 characters, as the declaration shows it. */
            name: string;
            /** @description Company that runs it, 1 to 200 characters. */
            company: string;
            /** @description Key of a category of the banner document, or `unclassified`. Whether the document has the category is checked when the document is validated, not when the service is written. */
            category: components["schemas"]["CategoryKey"];
            /** @description Up to 50 host patterns, lower-case A-labels of 1 to 253 characters, in which `*` matches any characters; no regular expressions. */
            hosts: string[];
            /** @description Up to 50 URL patterns of its scripts, 1 to 2,048 characters, in which `*` matches any characters. */
            scripts: string[];
            /** @description What it stores on the device, up to 200 entries. A PATCH replaces the list as a whole. */
            storage: components["schemas"]["ServiceStorage"][];
            /** @description Legal basis of its use. Null means that of the category: necessary if the category is required, otherwise consent. */
            legal_basis: ("consent" | "legitimate_interest" | "necessary") | null;
            /**
             * @description How it is blocked until consent. auto: by its hosts and scripts. manual: the page marks its tags. none: not blocked.
             * @enum {string}
             */
            blocking: "auto" | "manual" | "none";
            /** @description What it is used for, one text of up to 1,000 characters for each language. A PATCH merges the languages. */
            purposes: components["schemas"]["ServiceTexts"];
            /**
             * Format: uri
             * @description https address of the company's privacy policy, at most 2,048 characters, or null.
             */
            privacy_url: string | null;
            /** @description Countries in which data is processed, as ISO 3166-1 alpha-2 codes. */
            countries: components["schemas"]["CountryCode"][];
            /** @description Id of the company in the IAB Global Vendor List, or null. */
            iab_vendor_id: number | null;
            /** @description Id of the company in Google's list of ad technology providers, or null. */
            google_atp_id: number | null;
            /** @description Whether it counts as a service of the site. Services that a scan records start as needs_review; only updateService changes the status. */
            status: components["schemas"]["ServiceStatus"];
            /** @description A client's own name for the service, unique among the workspace's services (conflict `external-key-taken`). It never changes. Null means none; services that a scan records have none. */
            external_key: components["schemas"]["ExternalKey"];
            /** @description Id of the service. */
            id: components["schemas"]["Id"];
            /** @description Workspace that the service belongs to. */
            workspace_id: components["schemas"]["Id"];
            /** @description When a scan saw it first; null if none did. */
            first_seen_at: components["schemas"]["Time"] | null;
            /** @description When a scan saw it last; null if none did. */
            last_seen_at: components["schemas"]["Time"] | null;
            /** @description When it was recorded. */
            created_at: components["schemas"]["Time"];
            /** @description When a settable field changed last. */
            updated_at: components["schemas"]["Time"];
            /** @description Who changed a settable field last; the system for one that a scan recorded. */
            updated_by: components["schemas"]["Actor"];
            /** @description Entity tag over the settable fields, as in the header ETag, for If-Match. */
            etag: components["schemas"]["Etag"];
            /**
             * @description Origin. manual: the API or the console. scan: seen by a scan. template: a banner template. catalogue: seen by a scan, with suggestions from a data set of trackers. While its status is needs_review, later scans remove suggestions that they would not make again.
             * @enum {string}
             */
            source: "manual" | "scan" | "template" | "catalogue";
        };
        /** @description What creates a Service. */
        ServiceCreate: {
            /**
             * @description Name by which banner documents refer to the service, 1 to 64 characters, unique in its site (conflict `key-taken`). It never changes.
             * @example example-analytics
             */
            key: string;
            /** @description Name of the product, 1 to 120 characters, as the declaration shows it. */
            name: string;
            /** @description Company that runs it, 1 to 200 characters. */
            company: string;
            /** @description Key of a category of the banner document, or `unclassified`. Whether the document has the category is checked when the document is validated, not when the service is written. */
            category: components["schemas"]["CategoryKey"];
            /**
             * @description Up to 50 host patterns, lower-case A-labels of 1 to 253 characters, in which `*` matches any characters; no regular expressions.
             * @default []
             */
            hosts?: string[];
            /**
             * @description Up to 50 URL patterns of its scripts, 1 to 2,048 characters, in which `*` matches any characters.
             * @default []
             */
            scripts?: string[];
            /**
             * @description What it stores on the device, up to 200 entries. A PATCH replaces the list as a whole.
             * @default []
             */
            storage?: components["schemas"]["ServiceStorage"][];
            /**
             * @description Legal basis of its use. Null means that of the category: necessary if the category is required, otherwise consent.
             * @default null
             */
            legal_basis?: ("consent" | "legitimate_interest" | "necessary") | null;
            /**
             * @description How it is blocked until consent. auto: by its hosts and scripts. manual: the page marks its tags. none: not blocked.
             * @default auto
             * @enum {string}
             */
            blocking?: "auto" | "manual" | "none";
            /**
             * @description What it is used for, one text of up to 1,000 characters for each language. A PATCH merges the languages.
             * @default {}
             */
            purposes?: components["schemas"]["ServiceTexts"];
            /**
             * Format: uri
             * @description https address of the company's privacy policy, at most 2,048 characters, or null.
             * @default null
             */
            privacy_url?: string | null;
            /**
             * @description Countries in which data is processed, as ISO 3166-1 alpha-2 codes.
             * @default []
             */
            countries?: components["schemas"]["CountryCode"][];
            /**
             * @description Id of the company in the IAB Global Vendor List, or null.
             * @default null
             */
            iab_vendor_id?: number | null;
            /**
             * @description Id of the company in Google's list of ad technology providers, or null.
             * @default null
             */
            google_atp_id?: number | null;
            /**
             * @description Whether it counts as a service of the site. Services that a scan records start as needs_review; only updateService changes the status.
             * @default live
             */
            status?: components["schemas"]["ServiceStatus"];
            /**
             * @description A client's own name for the service, unique among the workspace's services (conflict `external-key-taken`). It never changes. Null means none; services that a scan records have none.
             * @default null
             */
            external_key?: components["schemas"]["ExternalKey"];
        };
        /** @description A scan recorded a tracker that was new to the site. */
        ServiceDiscoveredEvent: {
            /** @description Event id, the same on every attempt and redelivery. */
            id: components["schemas"]["Id"];
            /**
             * @description Event kind.
             * @constant
             */
            type: "service.discovered";
            /** @description When it happened. */
            timestamp: components["schemas"]["Time"];
            /**
             * @description Version of the API.
             * @constant
             */
            api_version: "v1";
            /** @description Workspace of the object. */
            workspace_id: components["schemas"]["Id"];
            /** @description What it happened to; thin, never consent records or subject ids. */
            data: {
                /** @description The object. */
                object: {
                    /**
                     * @description Its kind.
                     * @constant
                     */
                    type: "service";
                    /** @description Its id; `site/number` for a version, the site's id for a draft. */
                    id: string;
                };
                /** @description Site of the object, or null. */
                site_id: string | null;
                /** @description Who caused it. */
                actor: components["schemas"]["Actor"];
                /** @description Key of the service. */
                key: string;
                /** @description Status of the service now. */
                status: components["schemas"]["ServiceStatus"];
                /** @description What it was before; null for one just discovered. */
                previous: {
                    /** @description Status before; the same if other fields changed. */
                    status: components["schemas"]["ServiceStatus"];
                } | null;
            };
        };
        /**
         * @description live: blocked, declared and frozen by the next publish. needs_review: recorded by a scan, validated and not yet frozen. ignored: neither.
         * @enum {string}
         */
        ServiceStatus: "live" | "needs_review" | "ignored";
        /** @description One thing that a service stores on the device, named exactly or by a pattern (exactly one of the two). */
        ServiceStorage: {
            /** @description Exact name, 1 to 255 characters. */
            name?: string;
            /**
             * @description Name in which `*` matches any characters, 1 to 255 characters.
             * @example _ex_*
             */
            pattern?: string;
            /** @description Kind of storage. */
            kind: components["schemas"]["StorageKind"];
            /** @description First party or third party. */
            party: components["schemas"]["StorageParty"];
            /**
             * @description Host that it is stored for; null for the site's own.
             * @default null
             */
            domain?: string | null;
            /** @description How long it is kept: an ISO 8601 duration such as `P13M` or `PT30M`, or `session`. */
            duration: components["schemas"]["StorageDuration"];
            /**
             * @description What it is for, one text for each language.
             * @default {}
             */
            purpose?: components["schemas"]["ServiceTexts"];
        } & (unknown | unknown);
        /** @description A text of 1 to 1,000 characters for each BCP 47 language tag, at most 60 languages. */
        ServiceTexts: {
            [key: string]: string;
        };
        /** @description A merge patch of ServiceTexts. */
        ServiceTextsPatch: {
            [key: string]: string | null;
        };
        /** @description A merge patch (RFC 7396) of a Service: null resets a member to its default. */
        ServiceUpdate: {
            /** @description Name of the product, 1 to 120 characters, as the declaration shows it. */
            name?: string;
            /** @description Company that runs it, 1 to 200 characters. */
            company?: string;
            /** @description Key of a category of the banner document, or `unclassified`. Whether the document has the category is checked when the document is validated, not when the service is written. */
            category?: components["schemas"]["CategoryKey"];
            /** @description Up to 50 host patterns, lower-case A-labels of 1 to 253 characters, in which `*` matches any characters; no regular expressions. */
            hosts?: string[] | null;
            /** @description Up to 50 URL patterns of its scripts, 1 to 2,048 characters, in which `*` matches any characters. */
            scripts?: string[] | null;
            /** @description What it stores on the device, up to 200 entries. A PATCH replaces the list as a whole. */
            storage?: components["schemas"]["ServiceStorage"][] | null;
            /** @description Legal basis of its use. Null means that of the category: necessary if the category is required, otherwise consent. */
            legal_basis?: ("consent" | "legitimate_interest" | "necessary") | null;
            /** @description How it is blocked until consent. auto: by its hosts and scripts. manual: the page marks its tags. none: not blocked. */
            blocking?: ("auto" | "manual" | "none") | null;
            /** @description What it is used for, one text of up to 1,000 characters for each language. A PATCH merges the languages. */
            purposes?: components["schemas"]["ServiceTextsPatch"] | null;
            /**
             * Format: uri
             * @description https address of the company's privacy policy, at most 2,048 characters, or null.
             */
            privacy_url?: string | null;
            /** @description Countries in which data is processed, as ISO 3166-1 alpha-2 codes. */
            countries?: components["schemas"]["CountryCode"][] | null;
            /** @description Id of the company in the IAB Global Vendor List, or null. */
            iab_vendor_id?: number | null;
            /** @description Id of the company in Google's list of ad technology providers, or null. */
            google_atp_id?: number | null;
            /** @description Whether it counts as a service of the site. Services that a scan records start as needs_review; only updateService changes the status. */
            status?: components["schemas"]["ServiceStatus"] | null;
        };
        /** @description A settable field of a service changed. */
        ServiceUpdatedEvent: {
            /** @description Event id, the same on every attempt and redelivery. */
            id: components["schemas"]["Id"];
            /**
             * @description Event kind.
             * @constant
             */
            type: "service.updated";
            /** @description When it happened. */
            timestamp: components["schemas"]["Time"];
            /**
             * @description Version of the API.
             * @constant
             */
            api_version: "v1";
            /** @description Workspace of the object. */
            workspace_id: components["schemas"]["Id"];
            /** @description What it happened to; thin, never consent records or subject ids. */
            data: {
                /** @description The object. */
                object: {
                    /**
                     * @description Its kind.
                     * @constant
                     */
                    type: "service";
                    /** @description Its id; `site/number` for a version, the site's id for a draft. */
                    id: string;
                };
                /** @description Site of the object, or null. */
                site_id: string | null;
                /** @description Who caused it. */
                actor: components["schemas"]["Actor"];
                /** @description Key of the service. */
                key: string;
                /** @description Status of the service now. */
                status: components["schemas"]["ServiceStatus"];
                /** @description What it was before; null for one just discovered. */
                previous: {
                    /** @description Status before; the same if other fields changed. */
                    status: components["schemas"]["ServiceStatus"];
                } | null;
            };
        };
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
             * @description With `include=services` the newest 100 services that were created or changed through the API, newest first; otherwise null. Services that
             *     only scans have written are in listServices alone.
             */
            services: components["schemas"]["Service"][] | null;
            /**
             * @description With `include=suppressions`, up to 100 issues whose suppression is in effect, the newest suppression first; otherwise null.
             *     For a token that is bound to an environment, only the issues of that environment.
             */
            suppressions: components["schemas"]["Issue"][] | null;
            /**
             * @description With `include=install_checks`, the 5 newest install checks, newest first; otherwise null. For a token that is bound to an
             *     environment, only the checks of that environment.
             */
            install_checks: components["schemas"]["InstallCheck"][] | null;
            /** @description Included parts that are incomplete because the site has more objects than are shown. The part's own list has all of them. */
            truncated: ("domains" | "services" | "suppressions" | "install_checks")[];
            /**
             * Format: uri
             * @description Address of the script of the production stage. It sets consent defaults and draws the banner.
             */
            script_url: string;
            /** @description HTML script tags to paste as the first element of a page's head. */
            snippets: components["schemas"]["SiteSnippets"];
            /**
             * @description When a visitor's browser last fetched the production banner, to the minute; null if none ever did. For 24 hours after that,
             *     the site can only be deleted with `force=true`.
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
            settings?: components["schemas"]["SiteSettingsCreate"];
        };
        /** @description A site was created. */
        SiteCreatedEvent: {
            /** @description Event id, the same on every attempt and redelivery. */
            id: components["schemas"]["Id"];
            /**
             * @description Event kind.
             * @constant
             */
            type: "site.created";
            /** @description When it happened. */
            timestamp: components["schemas"]["Time"];
            /**
             * @description Version of the API.
             * @constant
             */
            api_version: "v1";
            /** @description Workspace of the object. */
            workspace_id: components["schemas"]["Id"];
            /** @description What it happened to; thin, never consent records or subject ids. */
            data: {
                /** @description The object. */
                object: {
                    /**
                     * @description Its kind.
                     * @constant
                     */
                    type: "site";
                    /** @description Its id; `site/number` for a version, the site's id for a draft. */
                    id: string;
                };
                /** @description Site of the object, or null. */
                site_id: string | null;
                /** @description Who caused it. */
                actor: components["schemas"]["Actor"];
            };
        };
        /** @description A site was deleted, with everything that belongs to it except its consent records. */
        SiteDeletedEvent: {
            /** @description Event id, the same on every attempt and redelivery. */
            id: components["schemas"]["Id"];
            /**
             * @description Event kind.
             * @constant
             */
            type: "site.deleted";
            /** @description When it happened. */
            timestamp: components["schemas"]["Time"];
            /**
             * @description Version of the API.
             * @constant
             */
            api_version: "v1";
            /** @description Workspace of the object. */
            workspace_id: components["schemas"]["Id"];
            /** @description What it happened to; thin, never consent records or subject ids. */
            data: {
                /** @description The object. */
                object: {
                    /**
                     * @description Its kind.
                     * @constant
                     */
                    type: "site";
                    /** @description Its id; `site/number` for a version, the site's id for a draft. */
                    id: string;
                };
                /** @description Site of the object, or null. */
                site_id: string | null;
                /** @description Who caused it. */
                actor: components["schemas"]["Actor"];
            };
        };
        /** @description Settings of a site. */
        SiteSettings: {
            /** @description Language of the starter draft that is created with the site, as a BCP 47 tag. */
            default_language: components["schemas"]["LanguageTag"];
            /**
             * @description IANA time zone for the days of analytics, and for the scan schedule unless the schedule sets its own.
             * @example Europe/Berlin
             */
            timezone: string;
            /** @description Conditions that a version must meet before it goes to production. */
            promotion_gate: components["schemas"]["PromotionGate"];
            /** @description Whether a version can be published to production directly, without preview. The promotion gate then finds no scan of the version. */
            allow_direct_production: boolean;
            /**
             * @description What a consent record keeps of the visitor's address: nothing, the truncated address, or an HMAC whose key is deleted after
             *     24 months.
             * @enum {string}
             */
            record_ip: "none" | "truncated" | "hashed";
            /**
             * @description Up to 20 labels of your own, for filtering. Keys: 1 to 63 characters of `a-z0-9_.-`; values: up to 255 characters. A PATCH removes
             *     a label with null.
             * @example {
             *       "team": "shop",
             *       "tier": "gold"
             *     }
             */
            labels: {
                [key: string]: string;
            };
        };
        /** @description What creates a SiteSettings. */
        SiteSettingsCreate: {
            /**
             * @description Language of the starter draft that is created with the site, as a BCP 47 tag.
             * @default en
             */
            default_language?: components["schemas"]["LanguageTag"];
            /**
             * @description IANA time zone for the days of analytics, and for the scan schedule unless the schedule sets its own.
             * @default UTC
             * @example Europe/Berlin
             */
            timezone?: string;
            /**
             * @description Conditions that a version must meet before it goes to production.
             * @default {}
             */
            promotion_gate?: components["schemas"]["PromotionGateCreate"];
            /**
             * @description Whether a version can be published to production directly, without preview. The promotion gate then finds no scan of the version.
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
            /** @description Language of the starter draft that is created with the site, as a BCP 47 tag. */
            default_language?: components["schemas"]["LanguageTag"] | null;
            /** @description IANA time zone for the days of analytics, and for the scan schedule unless the schedule sets its own. */
            timezone?: string | null;
            /** @description Conditions that a version must meet before it goes to production. */
            promotion_gate?: components["schemas"]["PromotionGatePatch"] | null;
            /** @description Whether a version can be published to production directly, without preview. The promotion gate then finds no scan of the version. */
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
        /** @description A settable field of a site changed. */
        SiteUpdatedEvent: {
            /** @description Event id, the same on every attempt and redelivery. */
            id: components["schemas"]["Id"];
            /**
             * @description Event kind.
             * @constant
             */
            type: "site.updated";
            /** @description When it happened. */
            timestamp: components["schemas"]["Time"];
            /**
             * @description Version of the API.
             * @constant
             */
            api_version: "v1";
            /** @description Workspace of the object. */
            workspace_id: components["schemas"]["Id"];
            /** @description What it happened to; thin, never consent records or subject ids. */
            data: {
                /** @description The object. */
                object: {
                    /**
                     * @description Its kind.
                     * @constant
                     */
                    type: "site";
                    /** @description Its id; `site/number` for a version, the site's id for a draft. */
                    id: string;
                };
                /** @description Site of the object, or null. */
                site_id: string | null;
                /** @description Who caused it. */
                actor: components["schemas"]["Actor"];
                /** @description The fields that changed. */
                fields: ("name" | "retention" | "settings")[];
            };
        };
        /** @description Which version a stage serves. Moving the pointer is all that publishing, promoting and rolling back do to a stage. */
        StagePointer: {
            /** @description Number of the version. */
            number: number;
            /** @description Digest of the version's document. */
            config_digest: components["schemas"]["Digest"];
            /** @description Digest of the services that the version froze. */
            services_digest: components["schemas"]["Digest"];
            /** @description Number of the version that it copies, if a rollback created it; otherwise null. */
            rolled_back_from: number | null;
            /** @description When the pointer moved last. */
            updated_at: components["schemas"]["Time"];
            /** @description Who moved it last. */
            updated_by: components["schemas"]["Actor"];
        };
        /** @description Pages to start from, up to 20 http or https addresses. */
        StartUrls: string[];
        /**
         * @description An ISO 8601 duration such as `P13M` or `PT30M`, or `session` for the life of the browser session.
         * @example P13M
         */
        StorageDuration: string;
        /**
         * @description Technique: a cookie, local storage, session storage, an IndexedDB database, or a pixel that stores nothing.
         * @enum {string}
         */
        StorageKind: "cookie" | "local" | "session" | "indexeddb" | "pixel";
        /**
         * @description first: readable by the site. third: readable by another host.
         * @enum {string}
         */
        StorageParty: "first" | "third";
        /** @description What the workspace pays for and how much of it is used. */
        Subscription: {
            /**
             * @description Name of the plan.
             * @example team
             */
            plan: string;
            /**
             * @description active: paid. past_due: a payment is late. cancelled: it ends with the period.
             * @enum {string}
             */
            status: "active" | "past_due" | "cancelled";
            /** @description The current period. */
            period: components["schemas"]["BillingPeriod"];
            /** @description Use of what the plan limits, one entry for each resource. */
            usage: components["schemas"]["PlanUsage"][];
        };
        /** @description What creates a Suppression. */
        SuppressIssueRequest: {
            /** @description Kind of reason. */
            reason: components["schemas"]["SuppressionReason"];
            /** @description Explanation, 10 to 1,000 characters. */
            comment: string;
            /** @description When it ends: in the future, at most 365 days ahead. Null, for no end, is allowed only with false_positive and not_applicable. If omitted: 90 days from now, or the stored value if a suppression is in effect. */
            expires_at?: components["schemas"]["Time"] | null;
        };
        /** @description A documented exception for an issue: a suppressed issue neither blocks a promotion nor raises an alert. It remains when the issue is resolved, and applies again if the issue recurs. */
        Suppression: {
            /** @description Kind of reason. */
            reason: components["schemas"]["SuppressionReason"];
            /** @description Explanation, 10 to 1,000 characters. */
            comment: string;
            /** @description When it ends: in the future, at most 365 days ahead. Null, for no end, is allowed only with false_positive and not_applicable. If omitted: 90 days from now, or the stored value if a suppression is in effect. */
            expires_at: components["schemas"]["Time"] | null;
            /** @description Who suppressed it, or changed the suppression last. */
            suppressed_by: components["schemas"]["Actor"];
            /** @description When it was suppressed, or last changed. */
            suppressed_at: components["schemas"]["Time"];
        };
        /**
         * @description false_positive: the finding is wrong. accepted_risk: it is right and accepted for a time. not_applicable: the rule does not apply here. handled_elsewhere: it is handled outside this service.
         * @enum {string}
         */
        SuppressionReason: "false_positive" | "accepted_risk" | "not_applicable" | "handled_elsewhere";
        /** @description Purposes of the TCF. */
        TcfPurposes: number[];
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
        /**
         * @description merge: the template is merged into the site's draft (RFC 7396), then the overrides. replace: the template with the overrides takes the draft's place.
         * @enum {string}
         */
        TemplateMode: "merge" | "replace";
        /** @description How a template was applied to a draft. */
        TemplateRef: {
            /** @description Id of the template. */
            id: components["schemas"]["Id"];
            /** @description Revision that was applied; locks are those of this revision. */
            revision: number;
            /**
             * @description merge: the template was merged into the draft (RFC 7396), then the overrides. replace: the template with the overrides.
             * @enum {string}
             */
            mode: "merge" | "replace";
            /** @description What was changed against the template for this site, a JSON merge patch (RFC 7396); empty if nothing was. */
            overrides: {
                [key: string]: unknown;
            };
            /** @description Values of the template's variables for this site. */
            variables: {
                [key: string]: string;
            };
        };
        /**
         * @description How far an applied template goes. draft: only the sites' drafts. preview: each draft is published to preview, under the rules of publishVersion. production: that version is then promoted, under the rules of promoteVersion.
         * @enum {string}
         */
        TemplateRelease: "draft" | "preview" | "production";
        /** @description A template has a new revision. This changes no site. */
        TemplateUpdatedEvent: {
            /** @description Event id, the same on every attempt and redelivery. */
            id: components["schemas"]["Id"];
            /**
             * @description Event kind.
             * @constant
             */
            type: "template.updated";
            /** @description When it happened. */
            timestamp: components["schemas"]["Time"];
            /**
             * @description Version of the API.
             * @constant
             */
            api_version: "v1";
            /** @description Workspace of the object. */
            workspace_id: components["schemas"]["Id"];
            /** @description What it happened to; thin, never consent records or subject ids. */
            data: {
                /** @description The object. */
                object: {
                    /**
                     * @description Its kind.
                     * @constant
                     */
                    type: "template";
                    /** @description Its id; `site/number` for a version, the site's id for a draft. */
                    id: string;
                };
                /** @description Site of the object, or null. */
                site_id: string | null;
                /** @description Who caused it. */
                actor: components["schemas"]["Actor"];
                /** @description Revision of the template after the change. */
                revision: number;
                /** @description Digest of its document after the change. */
                digest: components["schemas"]["Digest"];
                /** @description What it was before. */
                previous: {
                    /** @description Digest before; the same if variables or locks changed. */
                    digest: components["schemas"]["Digest"];
                };
            };
        };
        /** @description A variable of a template. */
        TemplateVariable: {
            /**
             * @description Whether applying the template fails for a site that has neither a value for it nor a default.
             * @default false
             */
            required?: boolean;
            /**
             * @description Value for sites that set none, up to 4,000 characters. Null means the empty string, unless the variable is required.
             * @default null
             */
            default?: string | null;
        };
        /** @description A merge patch of TemplateVariable. */
        TemplateVariablePatch: {
            /** @description Whether applying the template fails for a site that has neither a value for it nor a default. */
            required?: boolean | null;
            /** @description Value for sites that set none, up to 4,000 characters. Null means the empty string, unless the variable is required. */
            default?: string | null;
        };
        /**
         * Format: date-time
         * @description RFC 3339 time in UTC with milliseconds and `Z`.
         */
        Time: string;
        /** @description A workspace token: the credential that a program sends as `Authorization: Bearer <token>`. It carries scopes, and may be bound to one site or to one environment. No field of a token can be changed. To replace a token, create another and revoke the first, with an overlap if needed (`after` on revokeToken). */
        Token: {
            /** @description Name shown to people in lists, audit data and alerts, 1 to 80 characters. It need not be unique. */
            name: string;
            /** @description What the token may do: 1 to 10 different scopes, all of which the creating token or user must have (else token-escalation). The order is not significant. */
            scopes: components["schemas"]["Scope"][];
            /** @description Binding to one site: the token sees and changes only this site. Null means not bound to a site. An id that the workspace does not have is validation-failed. A token is bound to one site or to one environment; both together are validation-failed. */
            site_id: components["schemas"]["Id"] | null;
            /** @description Binding to one environment: the token acts only on this environment of every site. Null means not bound to an environment. Cannot be combined with `site_id`. */
            environment: components["schemas"]["Environment"] | null;
            /** @description Time from which the token is refused. In a request, it must be in the future and not after the expiry of the creating token. Null requests a token that never expires, which only a token without an expiry can create (else token-escalation). If neither this nor `expires_in_days` is set, the new token expires with the creating token. A session creates tokens with logs:export for 90 days at most, which is also their default. */
            expires_at: components["schemas"]["Time"] | null;
            /** @description A client's own name for the token, unique among the workspace's tokens while their status is active; a second use is conflict `external-key-taken`. It never changes. Null means none. */
            external_key: components["schemas"]["ExternalKey"];
            /** @description The credential itself: a prefix chosen by the deployment (2 to 16 characters), an underscore, 43 random base62 characters and 6 base62 characters of CRC32. Returned once, in the first response of createToken; null in every other response, including replays. The service keeps only its SHA-256. */
            secret: string | null;
            /** @description Id of the token; it is not secret. */
            id: components["schemas"]["Id"];
            /** @description Workspace that the token belongs to. */
            workspace_id: components["schemas"]["Id"];
            /** @description Beginning of the secret, so that people can recognize it: the prefix, the underscore and the next 4 characters. */
            hint: string;
            /** @description Time at which the token was created. */
            created_at: components["schemas"]["Time"];
            /** @description The token or user that created it; `descendants` on revokeToken follows this link. */
            created_by: components["schemas"]["Actor"];
            /**
             * @description active accepts requests; retiring accepts them until `retires_at` (revokeToken with `after`); expired and revoked are refused with token-expired and token-revoked, and stay readable for 30 days. A token never goes back.
             * @enum {string}
             */
            status: "active" | "retiring" | "expired" | "revoked";
            /** @description Day of the last request that the token authenticated, as midnight UTC of that day; null if there was none. */
            last_used_at: components["schemas"]["Time"] | null;
            /** @description Time at which a retiring token becomes revoked; null if it was never retired. */
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
            /** @description Name shown to people in lists, audit data and alerts, 1 to 80 characters. It need not be unique. */
            name: string;
            /** @description What the token may do: 1 to 10 different scopes, all of which the creating token or user must have (else token-escalation). The order is not significant. */
            scopes: components["schemas"]["Scope"][];
            /**
             * @description Binding to one site: the token sees and changes only this site. Null means not bound to a site. An id that the workspace does not have is validation-failed. A token is bound to one site or to one environment; both together are validation-failed.
             * @default null
             */
            site_id?: components["schemas"]["Id"] | null;
            /**
             * @description Binding to one environment: the token acts only on this environment of every site. Null means not bound to an environment. Cannot be combined with `site_id`.
             * @default null
             */
            environment?: components["schemas"]["Environment"] | null;
            /** @description Time from which the token is refused. In a request, it must be in the future and not after the expiry of the creating token. Null requests a token that never expires, which only a token without an expiry can create (else token-escalation). If neither this nor `expires_in_days` is set, the new token expires with the creating token. A session creates tokens with logs:export for 90 days at most, which is also their default. */
            expires_at?: components["schemas"]["Time"] | null;
            /** @description Lifetime in days of 24 hours, 1 to 3650, counted from the moment the service receives the request. The response contains the resulting `expires_at`. Both members together are validation-failed. */
            expires_in_days?: number;
            /**
             * @description A client's own name for the token, unique among the workspace's tokens while their status is active; a second use is conflict `external-key-taken`. It never changes. Null means none.
             * @default null
             */
            external_key?: components["schemas"]["ExternalKey"];
        };
        /** @description A token was created. No event contains its secret. */
        TokenCreatedEvent: {
            /** @description Event id, the same on every attempt and redelivery. */
            id: components["schemas"]["Id"];
            /**
             * @description Event kind.
             * @constant
             */
            type: "token.created";
            /** @description When it happened. */
            timestamp: components["schemas"]["Time"];
            /**
             * @description Version of the API.
             * @constant
             */
            api_version: "v1";
            /** @description Workspace of the object. */
            workspace_id: components["schemas"]["Id"];
            /** @description What it happened to; thin, never consent records or subject ids. */
            data: {
                /** @description The object. */
                object: {
                    /**
                     * @description Its kind.
                     * @constant
                     */
                    type: "token";
                    /** @description Its id; `site/number` for a version, the site's id for a draft. */
                    id: string;
                };
                /** @description Site of the object, or null. */
                site_id: string | null;
                /** @description Who caused it. */
                actor: components["schemas"]["Actor"];
                /** @description Scopes of the token. */
                scopes: components["schemas"]["Scope"][];
                /** @description Site that the token is bound to, or null. */
                bound_site_id: components["schemas"]["Id"] | null;
                /** @description Environment that the token is bound to, or null. */
                bound_environment: components["schemas"]["Environment"] | null;
                /** @description Expiry of the token; null if it has none. */
                expires_at: components["schemas"]["Time"] | null;
            };
        };
        /** @description The new token would have a scope, a binding or an expiry wider than that of the token that creates it. Or a token would revoke a token that is neither itself, nor a descendant, nor within its own scopes and binding. Signed-in users can create and revoke tokens with logs:export only within 10 minutes of a confirmed sign-in link. */
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
        /** @description A token expires in 14 days, or in 3. */
        TokenExpiringEvent: {
            /** @description Event id, the same on every attempt and redelivery. */
            id: components["schemas"]["Id"];
            /**
             * @description Event kind.
             * @constant
             */
            type: "token.expiring";
            /** @description When it happened. */
            timestamp: components["schemas"]["Time"];
            /**
             * @description Version of the API.
             * @constant
             */
            api_version: "v1";
            /** @description Workspace of the object. */
            workspace_id: components["schemas"]["Id"];
            /** @description What it happened to; thin, never consent records or subject ids. */
            data: {
                /** @description The object. */
                object: {
                    /**
                     * @description Its kind.
                     * @constant
                     */
                    type: "token";
                    /** @description Its id; `site/number` for a version, the site's id for a draft. */
                    id: string;
                };
                /** @description Site of the object, or null. */
                site_id: string | null;
                /** @description Who caused it. */
                actor: components["schemas"]["Actor"];
                /** @description Expiry of the token. */
                expires_at: components["schemas"]["Time"];
            };
        };
        /** @description A token was revoked, immediately or at the end of its overlap (then the actor is the system). The expiry of a token is announced by token.expiring and not reported again. */
        TokenRevokedEvent: {
            /** @description Event id, the same on every attempt and redelivery. */
            id: components["schemas"]["Id"];
            /**
             * @description Event kind.
             * @constant
             */
            type: "token.revoked";
            /** @description When it happened. */
            timestamp: components["schemas"]["Time"];
            /**
             * @description Version of the API.
             * @constant
             */
            api_version: "v1";
            /** @description Workspace of the object. */
            workspace_id: components["schemas"]["Id"];
            /** @description What it happened to; thin, never consent records or subject ids. */
            data: {
                /** @description The object. */
                object: {
                    /**
                     * @description Its kind.
                     * @constant
                     */
                    type: "token";
                    /** @description Its id; `site/number` for a version, the site's id for a draft. */
                    id: string;
                };
                /** @description Site of the object, or null. */
                site_id: string | null;
                /** @description Who caused it. */
                actor: components["schemas"]["Actor"];
                /** @description Scopes of the token. */
                scopes: components["schemas"]["Scope"][];
                /** @description Site that the token is bound to, or null. */
                bound_site_id: components["schemas"]["Id"] | null;
                /** @description Environment that the token is bound to, or null. */
                bound_environment: components["schemas"]["Environment"] | null;
                /** @description Expiry of the token; null if it has none. */
                expires_at: components["schemas"]["Time"] | null;
            };
        };
        /** @description The token is known and was revoked, directly or together with another token, or its site was deleted. */
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
        /** @description There are no credentials, or they are unknown or malformed. The response is the same in all these cases, so it reveals nothing about a guessed token. */
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
        /** @description The service is starting, stopping or overloaded, or the body did not arrive in time. The request had no effect. */
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
        /** @description Path and query together are longer than 8 KiB. Request fewer ids at once. */
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
        /** @description A valid workspace token was sent to an operation that accepts only a signed-in user. It is refused regardless of its scopes, even if a valid cookie is sent too. */
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
        /** @description What to validate. Nothing is stored. An empty body validates the stored draft. */
        ValidateConfigDraftRequest: {
            /** @description Any JSON object. Every fault is returned as a finding, including those of level S. Default: the stored draft. */
            document?: {
                [key: string]: unknown;
            };
            /** @description Waivers to apply. The default is none for a document in the request, otherwise those of the stored draft. */
            waivers?: components["schemas"]["Waiver"][];
            /**
             * @description Version of the rules that accepted the same document before. Findings of newer rules then only warn. Ignored unless the site has a
             *     record that this version accepted a document with this digest.
             */
            accepted_rules_version?: components["schemas"]["RulesVersion"];
        };
        /** @description The body is JSON and violates the schema, or a rule that the schema cannot express. All errors are listed, at most 100. */
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
        /** @description The findings of the rules in a document. Findings of level S are also returned here, never as a problem. */
        ValidationResult: {
            /** @description Whether `errors` is empty. */
            valid: boolean;
            /** @description Digest of the document that was validated. */
            digest: components["schemas"]["Digest"];
            /** @description Version of the rules that validated it. */
            rules_version: components["schemas"]["RulesVersion"];
            /**
             * Format: date
             * @description Day in UTC whose law was applied. Rows of the regime table that start later do not count yet.
             */
            law_day?: string;
            /** @description Findings of level S and E. */
            errors: components["schemas"]["RuleFinding"][];
            /** @description Findings of level W, including those that a waiver or a grace period turned into warnings. */
            warnings: components["schemas"]["RuleFinding"][];
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
        /**
         * @description A published configuration: the draft's document and the site's live services, frozen under a number. It never changes and is never
         *     deleted; only the pointers preview and production move.
         */
        Version: {
            /** @description Workspace that the site belongs to. */
            workspace_id: components["schemas"]["Id"];
            /** @description Site that the version belongs to. */
            site_id: components["schemas"]["Id"];
            /** @description Number of the version in its site, counted from 1; with the site's id it identifies the version. */
            number: number;
            /**
             * @description Stage that it was published to. Production only if the site's settings allow it (`allow_direct_production`), else conflict
             *     `direct-production-disabled`.
             */
            environment: components["schemas"]["Environment"];
            /** @description A note for people, up to 500 characters. Cannot be changed later; a publish that creates no version ignores it. */
            note: string | null;
            /**
             * @description Whether visitors who have chosen are asked again when the version enters a stage. auto: if a prompt rule of the document's `reconsent`
             *     matches the change. force: always. never: never. Cannot be changed later; a publish that creates no version ignores it.
             * @enum {string}
             */
            reconsent: "auto" | "force" | "never";
            /**
             * @description The client's own name for this publish, 1 to 64 characters of `A-Za-z0-9_.:-`. With reconsent force, it distinguishes a repeated
             *     request from a new one. It is stored with the version and need not be unique.
             */
            publish_key: string | null;
            /**
             * @description Digest of the version's `services`. In a publish request: the digest that the live services must have.
             *     A mismatch is precondition-failed with current_digest. If omitted, it is not checked.
             */
            services_digest: components["schemas"]["Digest"];
            /** @description Digest of `document`. */
            config_digest: components["schemas"]["Digest"];
            /** @description Version of the rules that had accepted the draft, frozen with it. */
            rules_version: components["schemas"]["RulesVersion"];
            /** @description Waivers of the draft, frozen with it. */
            waivers: components["schemas"]["Waiver"][];
            /** @description Stages that serve it now: none, one or both. */
            stages: components["schemas"]["Environment"][];
            /** @description Current state, computed from the pointers. */
            state: components["schemas"]["VersionState"];
            /** @description Hashes of the delivered config.json. */
            bundle_sha256: components["schemas"]["VersionBundleHashes"];
            /** @description Consent revisions with which it entered its stages. */
            consent_revision: components["schemas"]["VersionConsentRevisions"];
            /** @description Who published it. */
            published_by: components["schemas"]["Actor"];
            /** @description When it was published. */
            published_at: components["schemas"]["Time"];
            /** @description Who promoted it last; null if it was never promoted. */
            promoted_by: components["schemas"]["Actor"] | null;
            /** @description When it was promoted last; null if it was never promoted. */
            promoted_at: components["schemas"]["Time"] | null;
            /** @description When it first entered production, by any operation; null if it never did. Only such a version can be rolled back to. */
            first_in_production_at: components["schemas"]["Time"] | null;
            /** @description Number of the version that it copies, if a rollback created it; otherwise null. */
            rolled_back_from: number | null;
            /** @description Result of the promotion gate when the version last entered production; null if it never did. */
            gate: components["schemas"]["GateResult"] | null;
            /** @description The banner document, as the draft had it. */
            document: components["schemas"]["BannerDocument"];
            /** @description The site's services with status live, sorted by key. */
            services: components["schemas"]["FrozenService"][];
            /** @description Findings of level W at the time of publishing. After a rollback also those of level E, because they never block a rollback. */
            warnings: components["schemas"]["RuleFinding"][];
        };
        /**
         * @description SHA-256 of the config.json that visitors load, as 64 hexadecimal digits, at the time when the version last entered the stage. Null for a
         *     stage that it never entered.
         */
        VersionBundleHashes: {
            /** @description Hash of preview's bytes. */
            preview: string | null;
            /** @description Hash of production's bytes. */
            production: string | null;
        };
        /**
         * @description Consent revision of the stage when the version last entered it; null for a stage that it never entered. A visitor whose choice has a
         *     lower revision is asked again. The service counts revisions for each site and environment; they never decrease.
         */
        VersionConsentRevisions: {
            /** @description Revision in preview. */
            preview: number | null;
            /** @description Revision in production. */
            production: number | null;
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
        /** @description Production serves a version that preview held. */
        VersionPromotedEvent: {
            /** @description Event id, the same on every attempt and redelivery. */
            id: components["schemas"]["Id"];
            /**
             * @description Event kind.
             * @constant
             */
            type: "version.promoted";
            /** @description When it happened. */
            timestamp: components["schemas"]["Time"];
            /**
             * @description Version of the API.
             * @constant
             */
            api_version: "v1";
            /** @description Workspace of the object. */
            workspace_id: components["schemas"]["Id"];
            /** @description What it happened to; thin, never consent records or subject ids. */
            data: {
                /** @description The object. */
                object: {
                    /**
                     * @description Its kind.
                     * @constant
                     */
                    type: "version";
                    /** @description Its id; `site/number` for a version, the site's id for a draft. */
                    id: string;
                };
                /** @description Site of the object, or null. */
                site_id: string | null;
                /** @description Who caused it. */
                actor: components["schemas"]["Actor"];
                /**
                 * @description Stage that moved.
                 * @constant
                 */
                environment: "production";
                /** @description Number of the version. */
                number: number;
                /** @description Digest of the version's document. */
                digest: components["schemas"]["Digest"];
                /** @description What the stage held before; null if it held nothing. */
                previous: {
                    /** @description Number of that version. */
                    number: number;
                    /** @description Digest of that version's document. */
                    digest: components["schemas"]["Digest"];
                } | null;
                /** @description Consent revision of production after the move; visitors with an older one are asked again. */
                consent_revision: number;
                /**
                 * @description What the promotion gate said.
                 * @enum {string}
                 */
                gate_status: "passed" | "warned" | "overridden" | "skipped";
            };
        };
        /** @description The promotion gate refused a promotion or a publish to production. A refused publish creates no version: `number` is then null, and `object.id` is the site's id. */
        VersionPromotionBlockedEvent: {
            /** @description Event id, the same on every attempt and redelivery. */
            id: components["schemas"]["Id"];
            /**
             * @description Event kind.
             * @constant
             */
            type: "version.promotion_blocked";
            /** @description When it happened. */
            timestamp: components["schemas"]["Time"];
            /**
             * @description Version of the API.
             * @constant
             */
            api_version: "v1";
            /** @description Workspace of the object. */
            workspace_id: components["schemas"]["Id"];
            /** @description What it happened to; thin, never consent records or subject ids. */
            data: {
                /** @description The object. */
                object: {
                    /**
                     * @description Its kind.
                     * @constant
                     */
                    type: "version";
                    /** @description Its id; `site/number` for a version, the site's id for a draft. */
                    id: string;
                };
                /** @description Site of the object, or null. */
                site_id: string | null;
                /** @description Who caused it. */
                actor: components["schemas"]["Actor"];
                /** @description Number of the version that was to be promoted; null for a publish. */
                number: number | null;
                /** @description Digest of the document that was refused. */
                digest: components["schemas"]["Digest"];
                /** @description Conditions that failed, in the order in which they are checked. */
                reasons: components["schemas"]["GateReason"][];
            };
        };
        /** @description A version was published from the draft, and a stage serves it. */
        VersionPublishedEvent: {
            /** @description Event id, the same on every attempt and redelivery. */
            id: components["schemas"]["Id"];
            /**
             * @description Event kind.
             * @constant
             */
            type: "version.published";
            /** @description When it happened. */
            timestamp: components["schemas"]["Time"];
            /**
             * @description Version of the API.
             * @constant
             */
            api_version: "v1";
            /** @description Workspace of the object. */
            workspace_id: components["schemas"]["Id"];
            /** @description What it happened to; thin, never consent records or subject ids. */
            data: {
                /** @description The object. */
                object: {
                    /**
                     * @description Its kind.
                     * @constant
                     */
                    type: "version";
                    /** @description Its id; `site/number` for a version, the site's id for a draft. */
                    id: string;
                };
                /** @description Site of the object, or null. */
                site_id: string | null;
                /** @description Who caused it. */
                actor: components["schemas"]["Actor"];
                /** @description Stage that serves it. */
                environment: components["schemas"]["Environment"];
                /** @description Number of the version. */
                number: number;
                /** @description Digest of the version's document. */
                digest: components["schemas"]["Digest"];
                /** @description Digest of the services that the version froze. */
                services_digest: components["schemas"]["Digest"];
                /** @description What the stage held before; null if it held nothing. */
                previous: {
                    /** @description Number of that version. */
                    number: number;
                    /** @description Digest of that version's document. */
                    digest: components["schemas"]["Digest"];
                } | null;
            };
        };
        /** @description Production serves a new version that copies an earlier one. `number` is the copy's. */
        VersionRolledBackEvent: {
            /** @description Event id, the same on every attempt and redelivery. */
            id: components["schemas"]["Id"];
            /**
             * @description Event kind.
             * @constant
             */
            type: "version.rolled_back";
            /** @description When it happened. */
            timestamp: components["schemas"]["Time"];
            /**
             * @description Version of the API.
             * @constant
             */
            api_version: "v1";
            /** @description Workspace of the object. */
            workspace_id: components["schemas"]["Id"];
            /** @description What it happened to; thin, never consent records or subject ids. */
            data: {
                /** @description The object. */
                object: {
                    /**
                     * @description Its kind.
                     * @constant
                     */
                    type: "version";
                    /** @description Its id; `site/number` for a version, the site's id for a draft. */
                    id: string;
                };
                /** @description Site of the object, or null. */
                site_id: string | null;
                /** @description Who caused it. */
                actor: components["schemas"]["Actor"];
                /**
                 * @description Stage that moved.
                 * @constant
                 */
                environment: "production";
                /** @description Number of the version. */
                number: number;
                /** @description Digest of the version's document. */
                digest: components["schemas"]["Digest"];
                /** @description What the stage held before; null if it held nothing. */
                previous: {
                    /** @description Number of that version. */
                    number: number;
                    /** @description Digest of that version's document. */
                    digest: components["schemas"]["Digest"];
                } | null;
                /** @description Consent revision of production after the move; visitors with an older one are asked again. */
                consent_revision: number;
                /**
                 * @description What the promotion gate said.
                 * @enum {string}
                 */
                gate_status: "passed" | "warned" | "overridden" | "skipped";
            };
        };
        /**
         * @description production if production serves it, else preview if preview does, else superseded.
         * @enum {string}
         */
        VersionState: "production" | "preview" | "superseded";
        /** @description A version without its document, services and warnings, as lists show it. */
        VersionSummary: {
            /** @description Workspace that the site belongs to. */
            workspace_id: components["schemas"]["Id"];
            /** @description Site that the version belongs to. */
            site_id: components["schemas"]["Id"];
            /** @description Number of the version in its site, counted from 1; with the site's id it identifies the version. */
            number: number;
            /**
             * @description Stage that it was published to. Production only if the site's settings allow it (`allow_direct_production`), else conflict
             *     `direct-production-disabled`.
             */
            environment: components["schemas"]["Environment"];
            /** @description A note for people, up to 500 characters. Cannot be changed later; a publish that creates no version ignores it. */
            note: string | null;
            /**
             * @description Whether visitors who have chosen are asked again when the version enters a stage. auto: if a prompt rule of the document's `reconsent`
             *     matches the change. force: always. never: never. Cannot be changed later; a publish that creates no version ignores it.
             * @enum {string}
             */
            reconsent: "auto" | "force" | "never";
            /**
             * @description The client's own name for this publish, 1 to 64 characters of `A-Za-z0-9_.:-`. With reconsent force, it distinguishes a repeated
             *     request from a new one. It is stored with the version and need not be unique.
             */
            publish_key: string | null;
            /**
             * @description Digest of the version's `services`. In a publish request: the digest that the live services must have.
             *     A mismatch is precondition-failed with current_digest. If omitted, it is not checked.
             */
            services_digest: components["schemas"]["Digest"];
            /** @description Digest of `document`. */
            config_digest: components["schemas"]["Digest"];
            /** @description Version of the rules that had accepted the draft, frozen with it. */
            rules_version: components["schemas"]["RulesVersion"];
            /** @description Waivers of the draft, frozen with it. */
            waivers: components["schemas"]["Waiver"][];
            /** @description Stages that serve it now: none, one or both. */
            stages: components["schemas"]["Environment"][];
            /** @description Current state, computed from the pointers. */
            state: components["schemas"]["VersionState"];
            /** @description Hashes of the delivered config.json. */
            bundle_sha256: components["schemas"]["VersionBundleHashes"];
            /** @description Consent revisions with which it entered its stages. */
            consent_revision: components["schemas"]["VersionConsentRevisions"];
            /** @description Who published it. */
            published_by: components["schemas"]["Actor"];
            /** @description When it was published. */
            published_at: components["schemas"]["Time"];
            /** @description Who promoted it last; null if it was never promoted. */
            promoted_by: components["schemas"]["Actor"] | null;
            /** @description When it was promoted last; null if it was never promoted. */
            promoted_at: components["schemas"]["Time"] | null;
            /** @description When it first entered production, by any operation; null if it never did. Only such a version can be rolled back to. */
            first_in_production_at: components["schemas"]["Time"] | null;
            /** @description Number of the version that it copies, if a rollback created it; otherwise null. */
            rolled_back_from: number | null;
            /** @description Result of the promotion gate when the version last entered production; null if it never did. */
            gate: components["schemas"]["GateResult"] | null;
        };
        /** @description A consent state in which pages were not visited, with the reason. */
        VisitNotMade: {
            /** @description Consent state that was not visited. */
            consent_state: components["schemas"]["ConsentState"];
            /**
             * @description engine: the static engine runs no scripts. script-absent: the page did not load the site's banner script. script-failed: it loaded the script,
             *     and no banner ran. banner-not-drawn: the banner did not ask for consent. banner-ambiguous: more than one element says that it is the banner.
             *     button-absent: the banner has no button for this choice. button-hidden: the button cannot be seen. button-covered: something else lies over
             *     it. no-effect: the choice was not stored within 5 seconds of the press. page-failed: the page could not be loaded or read again. page-limit: enough
             *     pages were visited in this state. time-limit: presses took 10 minutes.
             * @enum {string}
             */
            reason: "engine" | "script-absent" | "script-failed" | "banner-not-drawn" | "banner-ambiguous" | "button-absent" | "button-hidden" | "button-covered" | "no-effect" | "page-failed" | "page-limit" | "time-limit";
            /** @description Pages that were not visited in this state for this reason. */
            pages: number;
            /** @description One fixed sentence for each reason. */
            detail: string;
        };
        /**
         * @description A recorded decision to accept a finding of level E. Some findings can never be waived: those of level S, model-weaker-than-regime,
         *     no-prior-blocking, preselected-category, reject-missing, no-necessary-category, category-unknown, service-unknown, service-category-unknown
         *     and text-missing-default. A waiver that matches no finding raises the warning waiver-unused.
         */
        Waiver: {
            /** @description Code of the finding. */
            code: components["schemas"]["RuleCode"];
            /** @description JSON Pointer of the finding; without it every finding of this code is waived. */
            pointer?: string;
            /** @description Why it is acceptable, 10 to 500 characters. */
            reason: string;
            /** @description Who decided, 1 to 120 characters. */
            approved_by: string;
        };
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
            /** @description The first 1,024 bytes of the answer's body as text, without control characters. Null without the scope sites:write, for users who are not owners, 72 hours after the attempt, and if there was no body. */
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
            /** @description The signing secret: `whsec_` and standard base64. In a request it is one of 24 to 64 bytes chosen by the caller, or null to have one of 32 bytes generated. A generated one is returned once, in the first response to the creation or the rotation; null in every other response. A secret that the caller chose is never returned. */
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
            /** @description Who changed a settable field last; initially, who created it. */
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
            /** @description paused: `enabled` is false. gone: the receiver returned 410. failures: every attempt of 5 days failed. Null unless status is disabled. gone and failures end with `enabled` going from false to true, with a new url, or with a test that succeeds. */
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
             * @description The signing secret: `whsec_` and standard base64. In a request it is one of 24 to 64 bytes chosen by the caller, or null to have one of 32 bytes generated. A generated one is returned once, in the first response to the creation or the rotation; null in every other response. A secret that the caller chose is never returned.
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
            /** @description Requests a new signing secret in addition to the current one. A generated secret is returned once, in this response. Repeating the id of the last rotation changes nothing and returns `secret` null. */
            rotation?: components["schemas"]["WebhookRotation"] | null;
        };
        /** @description A signing secret in use, without its value. */
        WebhookKey: {
            /** @description Time at which it began to sign. */
            created_at: components["schemas"]["Time"];
            /** @description Time at which it stops signing; null for the newest. */
            ends_at: components["schemas"]["Time"] | null;
        };
        /** @description A request for a new signing secret. Its id distinguishes it from a repetition of the same request. */
        WebhookRotation: {
            /** @description Name of this rotation, 1 to 64 characters, chosen by the client. The id of the last rotation again changes nothing; a client that lost the secret rotates with a new id. */
            id: string;
            /**
             * @description Hours for which the secret that was newest until now goes on signing beside the new one, 0 to 168. Older ones keep their end. At most 3 secrets sign at a time; a fourth is conflict `too-many-secrets`.
             * @default 24
             */
            grace_hours?: number;
            /**
             * Format: password
             * @description The new secret, as in `secret` of the endpoint, 24 to 64 bytes; null to have one of 32 bytes generated.
             * @default null
             */
            secret?: string | null;
        };
        /** @description Sent to one endpoint when a test is requested. */
        WebhookTestEvent: {
            /** @description Event id, the same on every attempt and redelivery. */
            id: components["schemas"]["Id"];
            /**
             * @description Event kind.
             * @constant
             */
            type: "webhook.test";
            /** @description When it happened. */
            timestamp: components["schemas"]["Time"];
            /**
             * @description Version of the API.
             * @constant
             */
            api_version: "v1";
            /** @description Workspace of the object. */
            workspace_id: components["schemas"]["Id"];
            /** @description What it happened to; thin, never consent records or subject ids. */
            data: {
                /** @description The object. */
                object: {
                    /**
                     * @description Its kind.
                     * @constant
                     */
                    type: "webhook";
                    /** @description Its id; `site/number` for a version, the site's id for a draft. */
                    id: string;
                };
                /** @description Site of the object, or null. */
                site_id: string | null;
                /** @description Who caused it. */
                actor: components["schemas"]["Actor"];
            };
        };
        /** @description The chain of a site and environment when an export was built, as it was counted when records were added. */
        WholeChain: {
            /** @description How many records were ever added, tombstones included. */
            length: number;
            /** @description How many of them the retention purged, the oldest first. */
            purged: number;
            /** @description `hash` of the newest record; null if there never was one. */
            last_hash: components["schemas"]["RecordHash"] | null;
            /** @description Where the stored records differ from the chain, at most 1,000 places, by `first`. With `from` or `to`, only what may lie in the period. Empty if the chain is intact. */
            damaged: components["schemas"]["ChainDamage"][];
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
        /** @description unauthenticated: Not authenticated */
        "problem.401.unauthenticated": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnauthenticatedProblem"];
            };
        };
        /** @description cross-origin-refused: Cross-origin request refused; insufficient-role: Insufficient role; insufficient-scope: Insufficient scope; plan-limit-reached: Plan limit reached; token-binding-mismatch: Token is bound elsewhere */
        "problem.403.cross-origin-refused.insufficient-role.insufficient-scope.plan-limit-reached.token-binding-mismatch": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CrossOriginRefusedProblem"] | components["schemas"]["InsufficientRoleProblem"] | components["schemas"]["InsufficientScopeProblem"] | components["schemas"]["PlanLimitReachedProblem"] | components["schemas"]["TokenBindingMismatchProblem"];
            };
        };
        /** @description cross-origin-refused: Cross-origin request refused; insufficient-role: Insufficient role; insufficient-scope: Insufficient scope; plan-limit-reached: Plan limit reached; token-binding-mismatch: Token is bound elsewhere; token-escalation: Token would exceed its maker */
        "problem.403.cross-origin-refused.insufficient-role.insufficient-scope.plan-limit-reached.token-binding-mismatch.token-escalation": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CrossOriginRefusedProblem"] | components["schemas"]["InsufficientRoleProblem"] | components["schemas"]["InsufficientScopeProblem"] | components["schemas"]["PlanLimitReachedProblem"] | components["schemas"]["TokenBindingMismatchProblem"] | components["schemas"]["TokenEscalationProblem"];
            };
        };
        /** @description cross-origin-refused: Cross-origin request refused; insufficient-role: Insufficient role; insufficient-scope: Insufficient scope; token-binding-mismatch: Token is bound elsewhere */
        "problem.403.cross-origin-refused.insufficient-role.insufficient-scope.token-binding-mismatch": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CrossOriginRefusedProblem"] | components["schemas"]["InsufficientRoleProblem"] | components["schemas"]["InsufficientScopeProblem"] | components["schemas"]["TokenBindingMismatchProblem"];
            };
        };
        /** @description cross-origin-refused: Cross-origin request refused; insufficient-role: Insufficient role; insufficient-scope: Insufficient scope; token-binding-mismatch: Token is bound elsewhere; token-escalation: Token would exceed its maker */
        "problem.403.cross-origin-refused.insufficient-role.insufficient-scope.token-binding-mismatch.token-escalation": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CrossOriginRefusedProblem"] | components["schemas"]["InsufficientRoleProblem"] | components["schemas"]["InsufficientScopeProblem"] | components["schemas"]["TokenBindingMismatchProblem"] | components["schemas"]["TokenEscalationProblem"];
            };
        };
        /** @description cross-origin-refused: Cross-origin request refused; insufficient-role: Insufficient role; user-session-required: Signed-in user required */
        "problem.403.cross-origin-refused.insufficient-role.user-session-required": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CrossOriginRefusedProblem"] | components["schemas"]["InsufficientRoleProblem"] | components["schemas"]["UserSessionRequiredProblem"];
            };
        };
        /** @description cross-origin-refused: Cross-origin request refused; insufficient-scope: Insufficient scope; token-binding-mismatch: Token is bound elsewhere */
        "problem.403.cross-origin-refused.insufficient-scope.token-binding-mismatch": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CrossOriginRefusedProblem"] | components["schemas"]["InsufficientScopeProblem"] | components["schemas"]["TokenBindingMismatchProblem"];
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
        /** @description user-session-required: Signed-in user required */
        "problem.403.user-session-required": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UserSessionRequiredProblem"];
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
        /** @description conflict: Conflict with the current state; domain-not-verified: Domain not verified; idempotency-key-in-progress: Request with this key is in progress; scan-in-progress: Scan in progress */
        "problem.409.conflict.domain-not-verified.idempotency-key-in-progress.scan-in-progress": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ConflictProblem"] | components["schemas"]["DomainNotVerifiedProblem"] | components["schemas"]["IdempotencyKeyInProgressProblem"] | components["schemas"]["ScanInProgressProblem"];
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
        /** @description conflict: Conflict with the current state; promotion-blocked: Promotion blocked */
        "problem.409.conflict.promotion-blocked": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ConflictProblem"] | components["schemas"]["PromotionBlockedProblem"];
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
        /** @description domain-not-verified: Domain not verified; idempotency-key-in-progress: Request with this key is in progress */
        "problem.409.domain-not-verified.idempotency-key-in-progress": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["DomainNotVerifiedProblem"] | components["schemas"]["IdempotencyKeyInProgressProblem"];
            };
        };
        /** @description export-failed: Export failed; export-not-ready: Export not ready */
        "problem.409.export-failed.export-not-ready": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ExportFailedProblem"] | components["schemas"]["ExportNotReadyProblem"];
            };
        };
        /** @description promotion-blocked: Promotion blocked; version-not-promotable: Version cannot be moved to production this way */
        "problem.409.promotion-blocked.version-not-promotable": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PromotionBlockedProblem"] | components["schemas"]["VersionNotPromotableProblem"];
            };
        };
        /** @description template-in-use: Template in use */
        "problem.409.template-in-use": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["TemplateInUseProblem"];
            };
        };
        /** @description template-locked: Locked by the template */
        "problem.409.template-locked": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["TemplateLockedProblem"];
            };
        };
        /** @description version-not-promotable: Version cannot be moved to production this way */
        "problem.409.version-not-promotable": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["VersionNotPromotableProblem"];
            };
        };
        /** @description export-expired: Export expired */
        "problem.410.export-expired": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ExportExpiredProblem"];
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
        /** @description draft-invalid: Draft breaks legal rules; validation-failed: Validation failed */
        "problem.422.draft-invalid.validation-failed": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["DraftInvalidProblem"] | components["schemas"]["ValidationFailedProblem"];
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
        /**
         * @description Entity tags; a match answers 304.
         * @example "r3"
         */
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
    pathItems: {
        /** @description `POST /s/{site_id}/{environment}/consents` below the asset address, outside /v1: where the banner sends each choice. No credentials. */
        ConsentIntake: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            get?: never;
            put?: never;
            /**
             * Record a choice
             * @description The body is JSON sent as text/plain, so that browsers send no preflight: at most 8 kB, or 32 kB where the version enables TCF. `Origin`
             *     must be a host that is attached to the site in the environment.
             */
            post: operations["recordConsent"];
            delete?: never;
            options?: never;
            head?: never;
            patch?: never;
            trace?: never;
        };
    };
}
export type $defs = Record<string, never>;
export interface operations {
    listAlerts: {
        parameters: {
            query?: {
                /** @description Only alerts in one of these states. Repeatable. Default: all. */
                state?: components["schemas"]["AlertState"][];
                /** @description Only alerts of one of these severities. Repeatable. Default: all. */
                severity?: components["schemas"]["AlertSeverity"][];
                /** @description Only alerts that concern this site. */
                site_id?: components["schemas"]["Id"];
                /** @description Only alerts of one of these kinds. Repeatable. Default: all. */
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
            403: components["responses"]["problem.403.cross-origin-refused.insufficient-role.insufficient-scope.token-binding-mismatch"];
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
                /** @description Only channels of one of these kinds. Repeatable. Default: all. */
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
            403: components["responses"]["problem.403.cross-origin-refused.insufficient-role.insufficient-scope.plan-limit-reached.token-binding-mismatch"];
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
            403: components["responses"]["problem.403.cross-origin-refused.insufficient-role.insufficient-scope.token-binding-mismatch"];
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
            403: components["responses"]["problem.403.cross-origin-refused.insufficient-role.insufficient-scope.token-binding-mismatch"];
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
    getSiteAnalytics: {
        parameters: {
            query?: {
                /**
                 * @description First day, in the site's time zone. Default: 29 days before `to`. `from` and `to` span at most 366 days.
                 * @example 2026-11-01
                 */
                from?: string;
                /**
                 * @description Last day, inclusive, not before `from`. Default: today in the site's time zone.
                 * @example 2026-11-20
                 */
                to?: string;
                /** @description What to group by. Repeatable for a finer grouping. Default: by date. */
                group_by?: components["schemas"]["AnalyticsGrouping"][];
                /** @description Environment whose records are counted. A token bound to an environment must name its own. */
                environment?: components["schemas"]["Environment"];
                /** @description Objects a page, 1 to 200. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before; valid 24 hours, for the same filters and rights only. */
                cursor?: components["parameters"]["Cursor"];
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
            /** @description One page of rows. */
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
                        data: components["schemas"]["AnalyticsRow"][];
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
    getBillingSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription. */
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
                     *       "plan": "team",
                     *       "status": "active",
                     *       "period": {
                     *         "from": "2026-11-01T00:00:00.000Z",
                     *         "to": "2026-12-01T00:00:00.000Z"
                     *       },
                     *       "usage": [
                     *         {
                     *           "resource": "sites",
                     *           "used": 214,
                     *           "limit": 10000
                     *         },
                     *         {
                     *           "resource": "webhooks",
                     *           "used": 3,
                     *           "limit": 50
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["problem.400.invalid-parameter"];
            401: components["responses"]["problem.401.unauthenticated"];
            403: components["responses"]["problem.403.user-session-required"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            414: components["responses"]["problem.414.uri-too-long"];
            421: components["responses"]["problem.421.misdirected-request"];
            429: components["responses"]["problem.429.rate-limited"];
            500: components["responses"]["problem.500.internal-error"];
            503: components["responses"]["problem.503.unavailable"];
        };
    };
    createBillingPortalSession: {
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
                "application/json": components["schemas"]["PortalSessionCreate"];
            };
        };
        responses: {
            /** @description The link was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://billing.example/session/9f2c4e7a1b",
                     *       "expires_at": "2026-11-21T10:15:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["PortalSession"];
                };
            };
            400: components["responses"]["problem.400.idempotency-key-invalid.invalid-parameter.malformed-request"];
            401: components["responses"]["problem.401.unauthenticated"];
            403: components["responses"]["problem.403.cross-origin-refused.insufficient-role.user-session-required"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
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
    getConfigDraft: {
        parameters: {
            query?: {
                /**
                 * @description stored returns the document as it was sent; resolved fills in defaults and missing language strings. In
                 *     both, `digest` is that of the stored document.
                 */
                view?: "stored" | "resolved";
            };
            header?: {
                /**
                 * @description Entity tags; a match answers 304.
                 * @example "r3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the site. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft. */
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
                     *       "workspace_id": "wks_01jd2t00a1b2c3d4e5f6g7h8j9",
                     *       "site_id": "site_01jd2v7k3q8m4n5p6r7s8t9v0w",
                     *       "document": {
                     *         "schema_version": "1",
                     *         "identity": {
                     *           "controller_name": "Example GmbH",
                     *           "contact_email": "privacy@example.com",
                     *           "address": "Musterstraße 1, 10115 Berlin"
                     *         },
                     *         "languages": {
                     *           "default": "en",
                     *           "available": [
                     *             "en",
                     *             "de"
                     *           ]
                     *         },
                     *         "texts": {
                     *           "en": {
                     *             "banner": {
                     *               "title": "Your choice about cookies",
                     *               "body": "We use cookies that are needed to run this shop and, only if you agree, cookies that count visits.",
                     *               "accept_all": "Accept all",
                     *               "reject_all": "Reject all",
                     *               "customize": "Choose",
                     *               "save": "Save my choice",
                     *               "close_label": "Close and reject"
                     *             },
                     *             "preferences": {
                     *               "title": "What may we use?",
                     *               "intro": "Switch each purpose on or off. You can change your mind at any time.",
                     *               "necessary_note": "These are always on, because the shop does not work without them."
                     *             },
                     *             "status": {
                     *               "gpc_honoured": "Your browser asks us not to share your data, and we do not.",
                     *               "opted_out": "You have opted out."
                     *             },
                     *             "embed": {
                     *               "title": "Content of another service",
                     *               "body": "Showing it sends data to that service.",
                     *               "load_once": "Show once",
                     *               "always": "Always show"
                     *             }
                     *           },
                     *           "de": {
                     *             "banner": {
                     *               "title": "Ihre Wahl zu Cookies",
                     *               "accept_all": "Alle annehmen",
                     *               "reject_all": "Alle ablehnen"
                     *             }
                     *           }
                     *         },
                     *         "links": {
                     *           "privacy_policy": {
                     *             "en": "/privacy",
                     *             "de": "/datenschutz"
                     *           }
                     *         },
                     *         "categories": [
                     *           {
                     *             "key": "necessary",
                     *             "label": {
                     *               "en": "Necessary",
                     *               "de": "Notwendig"
                     *             },
                     *             "description": {
                     *               "en": "Basket and signing in."
                     *             },
                     *             "required": true,
                     *             "signals": [
                     *               "security_storage"
                     *             ]
                     *           },
                     *           {
                     *             "key": "analytics",
                     *             "label": {
                     *               "en": "Statistics",
                     *               "de": "Statistik"
                     *             },
                     *             "description": {
                     *               "en": "Counts visits without following you elsewhere."
                     *             },
                     *             "signals": [
                     *               "analytics_storage"
                     *             ]
                     *           }
                     *         ],
                     *         "layout": {
                     *           "kind": "box",
                     *           "position": "bottom_left"
                     *         },
                     *         "theme": {
                     *           "mode": "light",
                     *           "tokens": {
                     *             "light": {
                     *               "surface": "#ffffff",
                     *               "text": "#1a1a1a",
                     *               "muted": "#595959",
                     *               "border": "#767676",
                     *               "focus": "#0b57d0",
                     *               "accept": {
                     *                 "bg": "#0b57d0",
                     *                 "fg": "#ffffff",
                     *                 "border": "#0b57d0"
                     *               },
                     *               "reject": {
                     *                 "bg": "#0b57d0",
                     *                 "fg": "#ffffff",
                     *                 "border": "#0b57d0"
                     *               },
                     *               "customize": {
                     *                 "bg": "#ffffff",
                     *                 "fg": "#0b57d0",
                     *                 "border": "#0b57d0"
                     *               }
                     *             }
                     *           }
                     *         },
                     *         "regimes": {
                     *           "fallback": "opt_in",
                     *           "rules": [
                     *             {
                     *               "id": "california",
                     *               "match": {
                     *                 "subdivisions": [
                     *                   "US-CA"
                     *                 ]
                     *               },
                     *               "model": "opt_out",
                     *               "first_layer": [
                     *                 "accept_all",
                     *                 "reject_all",
                     *                 "customize"
                     *               ],
                     *               "expiry": {
                     *                 "reject_days": 365
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "waivers": [
                     *         {
                     *           "code": "reject-expires-sooner",
                     *           "pointer": "/regimes/expiry",
                     *           "reason": "Agreed with counsel for the trial period in spring.",
                     *           "approved_by": "Data protection officer"
                     *         }
                     *       ],
                     *       "managed_by": "7c1f0e4b5a8d93c26f1e0b7a4d5c8e9f01234567",
                     *       "template_ref": null,
                     *       "revision": 3,
                     *       "etag": "\"r3\"",
                     *       "digest": "sha256:4e07408562bedb8b60ce05c1decfe3ad16b72230967de01f640b7e4729b49fce",
                     *       "validation": {
                     *         "errors": 0,
                     *         "warnings": 1,
                     *         "checked_at": "2026-11-21T09:30:00.000Z",
                     *         "rules_version": "2026-11-01"
                     *       },
                     *       "updated_at": "2026-11-21T09:30:00.000Z",
                     *       "updated_by": {
                     *         "type": "token",
                     *         "id": "tok_01jd2t1x2y3z4a5b6c7d8e9f0g"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ConfigDraft"];
                };
            };
            /** @description What If-None-Match names is current. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
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
    putConfigDraft: {
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
                "application/json": components["schemas"]["PutConfigDraftRequest"];
            };
        };
        responses: {
            /** @description The draft as it is now. */
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
                     *       "workspace_id": "wks_01jd2t00a1b2c3d4e5f6g7h8j9",
                     *       "site_id": "site_01jd2v7k3q8m4n5p6r7s8t9v0w",
                     *       "document": {
                     *         "schema_version": "1",
                     *         "identity": {
                     *           "controller_name": "Example GmbH",
                     *           "contact_email": "privacy@example.com",
                     *           "address": "Musterstraße 1, 10115 Berlin"
                     *         },
                     *         "languages": {
                     *           "default": "en",
                     *           "available": [
                     *             "en",
                     *             "de"
                     *           ]
                     *         },
                     *         "texts": {
                     *           "en": {
                     *             "banner": {
                     *               "title": "Your choice about cookies",
                     *               "body": "We use cookies that are needed to run this shop and, only if you agree, cookies that count visits.",
                     *               "accept_all": "Accept all",
                     *               "reject_all": "Reject all",
                     *               "customize": "Choose",
                     *               "save": "Save my choice",
                     *               "close_label": "Close and reject"
                     *             },
                     *             "preferences": {
                     *               "title": "What may we use?",
                     *               "intro": "Switch each purpose on or off. You can change your mind at any time.",
                     *               "necessary_note": "These are always on, because the shop does not work without them."
                     *             },
                     *             "status": {
                     *               "gpc_honoured": "Your browser asks us not to share your data, and we do not.",
                     *               "opted_out": "You have opted out."
                     *             },
                     *             "embed": {
                     *               "title": "Content of another service",
                     *               "body": "Showing it sends data to that service.",
                     *               "load_once": "Show once",
                     *               "always": "Always show"
                     *             }
                     *           },
                     *           "de": {
                     *             "banner": {
                     *               "title": "Ihre Wahl zu Cookies",
                     *               "accept_all": "Alle annehmen",
                     *               "reject_all": "Alle ablehnen"
                     *             }
                     *           }
                     *         },
                     *         "links": {
                     *           "privacy_policy": {
                     *             "en": "/privacy",
                     *             "de": "/datenschutz"
                     *           }
                     *         },
                     *         "categories": [
                     *           {
                     *             "key": "necessary",
                     *             "label": {
                     *               "en": "Necessary",
                     *               "de": "Notwendig"
                     *             },
                     *             "description": {
                     *               "en": "Basket and signing in."
                     *             },
                     *             "required": true,
                     *             "signals": [
                     *               "security_storage"
                     *             ]
                     *           },
                     *           {
                     *             "key": "analytics",
                     *             "label": {
                     *               "en": "Statistics",
                     *               "de": "Statistik"
                     *             },
                     *             "description": {
                     *               "en": "Counts visits without following you elsewhere."
                     *             },
                     *             "signals": [
                     *               "analytics_storage"
                     *             ]
                     *           }
                     *         ],
                     *         "layout": {
                     *           "kind": "box",
                     *           "position": "bottom_left"
                     *         },
                     *         "theme": {
                     *           "mode": "light",
                     *           "tokens": {
                     *             "light": {
                     *               "surface": "#ffffff",
                     *               "text": "#1a1a1a",
                     *               "muted": "#595959",
                     *               "border": "#767676",
                     *               "focus": "#0b57d0",
                     *               "accept": {
                     *                 "bg": "#0b57d0",
                     *                 "fg": "#ffffff",
                     *                 "border": "#0b57d0"
                     *               },
                     *               "reject": {
                     *                 "bg": "#0b57d0",
                     *                 "fg": "#ffffff",
                     *                 "border": "#0b57d0"
                     *               },
                     *               "customize": {
                     *                 "bg": "#ffffff",
                     *                 "fg": "#0b57d0",
                     *                 "border": "#0b57d0"
                     *               }
                     *             }
                     *           }
                     *         },
                     *         "regimes": {
                     *           "fallback": "opt_in",
                     *           "rules": [
                     *             {
                     *               "id": "california",
                     *               "match": {
                     *                 "subdivisions": [
                     *                   "US-CA"
                     *                 ]
                     *               },
                     *               "model": "opt_out",
                     *               "first_layer": [
                     *                 "accept_all",
                     *                 "reject_all",
                     *                 "customize"
                     *               ],
                     *               "expiry": {
                     *                 "reject_days": 365
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "waivers": [
                     *         {
                     *           "code": "reject-expires-sooner",
                     *           "pointer": "/regimes/expiry",
                     *           "reason": "Agreed with counsel for the trial period in spring.",
                     *           "approved_by": "Data protection officer"
                     *         }
                     *       ],
                     *       "managed_by": "7c1f0e4b5a8d93c26f1e0b7a4d5c8e9f01234567",
                     *       "template_ref": null,
                     *       "revision": 3,
                     *       "etag": "\"r3\"",
                     *       "digest": "sha256:4e07408562bedb8b60ce05c1decfe3ad16b72230967de01f640b7e4729b49fce",
                     *       "validation": {
                     *         "errors": 0,
                     *         "warnings": 1,
                     *         "checked_at": "2026-11-21T09:30:00.000Z",
                     *         "rules_version": "2026-11-01"
                     *       },
                     *       "updated_at": "2026-11-21T09:30:00.000Z",
                     *       "updated_by": {
                     *         "type": "token",
                     *         "id": "tok_01jd2t1x2y3z4a5b6c7d8e9f0g"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ConfigDraft"];
                };
            };
            400: components["responses"]["problem.400.invalid-parameter.malformed-request"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.cross-origin-refused.insufficient-role.insufficient-scope.token-binding-mismatch"];
            404: components["responses"]["problem.404.not-found"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            409: components["responses"]["problem.409.template-locked"];
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
    validateConfigDraft: {
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
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ValidateConfigDraftRequest"];
            };
        };
        responses: {
            /** @description What the rules found. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationResult"];
                };
            };
            400: components["responses"]["problem.400.idempotency-key-invalid.invalid-parameter.malformed-request"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.cross-origin-refused.insufficient-scope.token-binding-mismatch"];
            404: components["responses"]["problem.404.not-found"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
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
    listConsents: {
        parameters: {
            query?: {
                /** @description Only records whose event is at or after this time. */
                from?: components["schemas"]["Time"];
                /** @description Only records whose event is before this time. */
                to?: components["schemas"]["Time"];
                /** @description Only records of this subject, by its unmasked id. Needs logs:export. */
                subject_id?: string;
                /** @description Only records with the site's own id of this visitor. Needs logs:export. */
                external_id?: string;
                /** @description Only records of one of these events. Repeatable. Default: all. */
                event_type?: components["schemas"]["ConsentEventType"][];
                /** @description Only records of one of these regimes. Repeatable, at most 100. Default: all. */
                regime?: components["schemas"]["RegimeId"][];
                /** @description Only records of visitors who saw the version with this number. */
                version_number?: number;
                /** @description Only records of one of these environments. Repeatable. Default: production, or the environment that the token is bound to. */
                environment?: components["schemas"]["Environment"][];
                /** @description Objects a page, 1 to 200. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before; valid 24 hours, for the same filters and rights only. */
                cursor?: components["parameters"]["Cursor"];
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
            /** @description One page of consent records. */
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
                        data: components["schemas"]["ConsentRecord"][];
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
    getDeclarationJson: {
        parameters: {
            query?: {
                /** @description Language to return, as a BCP 47 tag. If the banner does not offer it, the result is in the banner's fallback for the tag, else in the base language, else in the default language. Default: the default language. */
                lang?: components["schemas"]["LanguageTag"];
            };
            header?: {
                /**
                 * @description Entity tags; a match answers 304.
                 * @example "r3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the site. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The declaration. */
            200: {
                headers: {
                    /** @description Language of the texts. */
                    "Content-Language"?: components["schemas"]["LanguageTag"];
                    /** @description It may be cached for 5 minutes. */
                    "Cache-Control"?: "public, max-age=300";
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Declaration"];
                };
            };
            /** @description What If-None-Match names is current. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.400.invalid-parameter"];
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
    getDeclarationHtml: {
        parameters: {
            query?: {
                /** @description Language to return, as a BCP 47 tag. If the banner does not offer it, the result is in the banner's fallback for the tag, else in the base language, else in the default language. Default: the default language. */
                lang?: components["schemas"]["LanguageTag"];
            };
            header?: {
                /**
                 * @description Entity tags; a match answers 304.
                 * @example "r3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the site. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The declaration as an HTML fragment. */
            200: {
                headers: {
                    /** @description Language of the texts. */
                    "Content-Language"?: components["schemas"]["LanguageTag"];
                    /** @description It may be cached for 5 minutes. */
                    "Cache-Control"?: "public, max-age=300";
                    /** @description Nothing is loaded or run, only inline style. */
                    "Content-Security-Policy"?: "default-src 'none'; style-src 'unsafe-inline'";
                    /** @description The type is not guessed. */
                    "X-Content-Type-Options"?: "nosniff";
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description What If-None-Match names is current. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.400.invalid-parameter"];
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
    getDeclarationMarkdown: {
        parameters: {
            query?: {
                /** @description Language to return, as a BCP 47 tag. If the banner does not offer it, the result is in the banner's fallback for the tag, else in the base language, else in the default language. Default: the default language. */
                lang?: components["schemas"]["LanguageTag"];
            };
            header?: {
                /**
                 * @description Entity tags; a match answers 304.
                 * @example "r3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the site. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The declaration as Markdown. */
            200: {
                headers: {
                    /** @description Language of the texts. */
                    "Content-Language"?: components["schemas"]["LanguageTag"];
                    /** @description It may be cached for 5 minutes. */
                    "Cache-Control"?: "public, max-age=300";
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/markdown": string;
                };
            };
            /** @description What If-None-Match names is current. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.400.invalid-parameter"];
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
    createExport: {
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
                "application/json": components["schemas"]["ExportCreate"];
            };
        };
        responses: {
            /** @description The export, queued. */
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
                    "application/json": components["schemas"]["Export"];
                };
            };
            400: components["responses"]["problem.400.idempotency-key-invalid.invalid-parameter.malformed-request"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.cross-origin-refused.insufficient-scope.token-binding-mismatch"];
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
    downloadExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the export. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, the same bytes on every download. */
            200: {
                headers: {
                    /**
                     * @description Lower-case hexadecimal SHA-256 of the exact bytes of the body.
                     * @example b5f52a10dba9701266089642e2cc83ebcdbc0d339dd8ecd3ff89ef7ccb1a3430
                     */
                    "X-Content-SHA256"?: string;
                    /**
                     * @description Ed25519 signature (RFC 8032), 64 bytes in padded base64, over the 32 bytes of that hash.
                     * @example GkgwSPWqdtfeqxuXOvUKoHSIfwUY0mx/w4ZbKfsGSC5PHbOWjTvL4neRf2KvNy1UCpa9E4Ig0OkrwDsuVdNQAA==
                     */
                    "X-Signature-Ed25519"?: string;
                    /**
                     * @description Id of the key that signed, as in getExportKeys.
                     * @example kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k
                     */
                    "X-Signing-Kid"?: components["schemas"]["KeyId"];
                    /**
                     * @description Says that it is a file, and its name.
                     * @example attachment; filename="exp_01jd0m8h2k4m6n8p0q2r4s6t8v.ndjson"
                     */
                    "Content-Disposition"?: string;
                    /** @description It is neither stored nor changed on the way. */
                    "Cache-Control"?: "no-store, no-transform";
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-tar": string;
                    "application/x-ndjson": string;
                };
            };
            400: components["responses"]["problem.400.invalid-parameter"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.insufficient-scope.token-binding-mismatch"];
            404: components["responses"]["problem.404.not-found"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            409: components["responses"]["problem.409.export-failed.export-not-ready"];
            410: components["responses"]["problem.410.export-expired"];
            414: components["responses"]["problem.414.uri-too-long"];
            421: components["responses"]["problem.421.misdirected-request"];
            429: components["responses"]["problem.429.rate-limited"];
            500: components["responses"]["problem.500.internal-error"];
            503: components["responses"]["problem.503.unavailable"];
        };
    };
    getExportKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportKeySet"];
                };
            };
            400: components["responses"]["problem.400.invalid-parameter"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            414: components["responses"]["problem.414.uri-too-long"];
            421: components["responses"]["problem.421.misdirected-request"];
            429: components["responses"]["problem.429.rate-limited"];
            500: components["responses"]["problem.500.internal-error"];
            503: components["responses"]["problem.503.unavailable"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token, its workspace and its limits. */
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
                     *       "token": {
                     *         "id": "tok_01jd2t1x2y3z4a5b6c7d8e9f0g",
                     *         "name": "deploy",
                     *         "scopes": [
                     *           "sites:read",
                     *           "sites:write",
                     *           "banner:read",
                     *           "banner:write",
                     *           "banner:publish"
                     *         ],
                     *         "site_id": null,
                     *         "environment": null,
                     *         "expires_at": "2027-05-20T00:00:00.000Z",
                     *         "hint": "cst_8Fk2"
                     *       },
                     *       "user": null,
                     *       "workspace": {
                     *         "id": "wks_01jd2t00a1b2c3d4e5f6g7h8j9",
                     *         "name": "default"
                     *       },
                     *       "masking": true,
                     *       "rate_limit": {
                     *         "limit": 600,
                     *         "window_s": 60
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Me"];
                };
            };
            400: components["responses"]["problem.400.invalid-parameter"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            414: components["responses"]["problem.414.uri-too-long"];
            421: components["responses"]["problem.421.misdirected-request"];
            429: components["responses"]["problem.429.rate-limited"];
            500: components["responses"]["problem.500.internal-error"];
            503: components["responses"]["problem.503.unavailable"];
        };
    };
    getOpenApi: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Entity tags; a match answers 304.
                 * @example "r3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
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
                     *       "openapi": "3.1.0",
                     *       "info": {
                     *         "title": "Consent management",
                     *         "version": "1.0.0"
                     *       },
                     *       "paths": {
                     *         "/me": {
                     *           "get": {
                     *             "operationId": "getMe",
                     *             "summary": "Describe the calling token",
                     *             "x-required-scope": "sites:read",
                     *             "x-auth": "any-token",
                     *             "responses": {
                     *               "200": {
                     *                 "description": "The token, its workspace and its limits."
                     *               }
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OpenApiDocument"];
                };
            };
            /** @description What If-None-Match names is current. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.400.invalid-parameter"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            414: components["responses"]["problem.414.uri-too-long"];
            421: components["responses"]["problem.421.misdirected-request"];
            429: components["responses"]["problem.429.rate-limited"];
            500: components["responses"]["problem.500.internal-error"];
            503: components["responses"]["problem.503.unavailable"];
        };
    };
    resolveRegime: {
        parameters: {
            query?: {
                /**
                 * @description ISO 3166-1 alpha-2 code in capitals. UK, EL, IC and EA are read as GB, GR, ES and ES; another unknown code is invalid-parameter.
                 * @example DE
                 */
                country?: components["schemas"]["CountryCode"];
                /**
                 * @description ISO 3166-2 code of a subdivision of `country`. Without a country, or outside it, it is invalid-parameter.
                 * @example DE-BE
                 */
                region?: string;
                /** @description Site whose document says which of its rules applies. */
                site?: components["schemas"]["Id"];
                /** @description Environment whose document applies; production if absent. With it, the answer has a `place_token`. Requires `site`. */
                environment?: components["schemas"]["Environment"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The regime. */
            200: {
                headers: {
                    /** @description `public, max-age=300` if the country was in the query; `private, max-age=300` if it came from the edge; `no-store` for the fallback. */
                    "Cache-Control"?: string;
                    /** @description The headers of the trusted proxy that were read, if the country came from the edge. */
                    Vary?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegimeAnswer"];
                };
            };
            400: components["responses"]["problem.400.invalid-parameter"];
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
    listScans: {
        parameters: {
            query?: {
                /** @description Only scans of these stages; repeat it for both. */
                environment?: components["schemas"]["Environment"][];
                /** @description Only scans with one of these states; repeat it for several. */
                status?: ("queued" | "running" | "completed" | "failed")[];
                /** @description Objects a page, 1 to 200. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before; valid 24 hours, for the same filters and rights only. */
                cursor?: components["parameters"]["Cursor"];
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
            /** @description A page of scans. */
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
                     *           "id": "scn_01jd2vb6m1n2p3q4r5s6t7v8w9",
                     *           "workspace_id": "wks_01jd2t00a1b2c3d4e5f6g7h8j9",
                     *           "site_id": "site_01jd2v7k3q8m4n5p6r7s8t9v0w",
                     *           "environment": "preview",
                     *           "start_urls": [
                     *             "https://staging.example.com/"
                     *           ],
                     *           "max_pages": 50,
                     *           "profiles": [
                     *             "gdpr"
                     *           ],
                     *           "status": "completed",
                     *           "trigger": "token",
                     *           "engine": "browser",
                     *           "version_number": 12,
                     *           "config_digest": "sha256:4e07408562bedb8b60ce05c1decfe3ad16b72230967de01f640b7e4729b49fce",
                     *           "services_digest": "sha256:4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945",
                     *           "stale": false,
                     *           "consent_states": [
                     *             "none",
                     *             "reject",
                     *             "accept",
                     *             "gpc",
                     *             "category:analytics"
                     *           ],
                     *           "visits_not_made": [
                     *             {
                     *               "consent_state": "category:marketing",
                     *               "reason": "no-effect",
                     *               "pages": 1,
                     *               "detail": "The choice was not stored within 5 seconds of the press."
                     *             }
                     *           ],
                     *           "counts": {
                     *             "pages_visited": 17,
                     *             "pages_failed": 0,
                     *             "error": 1,
                     *             "warning": 2,
                     *             "note": 0,
                     *             "new": 1,
                     *             "dropped": 0
                     *           },
                     *           "failure": null,
                     *           "previous_scan_id": "scn_01jcz8h2v4w5x6y7z8a9b0c1d2",
                     *           "created_at": "2026-11-21T09:31:00.000Z",
                     *           "created_by": {
                     *             "type": "token",
                     *             "id": "tok_01jd2t1x2y3z4a5b6c7d8e9f0g"
                     *           },
                     *           "started_at": "2026-11-21T09:31:01.840Z",
                     *           "finished_at": "2026-11-21T09:33:20.115Z",
                     *           "duration_ms": 138275
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": {
                        /** @description The objects of this page. */
                        data: components["schemas"]["Scan"][];
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
    queueScan: {
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
                "application/json": components["schemas"]["QueueScanRequest"];
            };
        };
        responses: {
            /** @description The scan is queued. */
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
                    /**
                     * @example {
                     *       "id": "scn_01jd2vb6m1n2p3q4r5s6t7v8w9",
                     *       "workspace_id": "wks_01jd2t00a1b2c3d4e5f6g7h8j9",
                     *       "site_id": "site_01jd2v7k3q8m4n5p6r7s8t9v0w",
                     *       "environment": "preview",
                     *       "start_urls": [
                     *         "https://staging.example.com/"
                     *       ],
                     *       "max_pages": 50,
                     *       "profiles": [
                     *         "gdpr"
                     *       ],
                     *       "status": "queued",
                     *       "trigger": "token",
                     *       "engine": null,
                     *       "version_number": null,
                     *       "config_digest": null,
                     *       "services_digest": null,
                     *       "stale": false,
                     *       "consent_states": [],
                     *       "visits_not_made": [],
                     *       "counts": {
                     *         "pages_visited": 0,
                     *         "pages_failed": 0,
                     *         "error": 0,
                     *         "warning": 0,
                     *         "note": 0,
                     *         "new": 0,
                     *         "dropped": 0
                     *       },
                     *       "failure": null,
                     *       "previous_scan_id": "scn_01jcz8h2v4w5x6y7z8a9b0c1d2",
                     *       "created_at": "2026-11-21T09:31:00.000Z",
                     *       "created_by": {
                     *         "type": "token",
                     *         "id": "tok_01jd2t1x2y3z4a5b6c7d8e9f0g"
                     *       },
                     *       "started_at": null,
                     *       "finished_at": null,
                     *       "duration_ms": null
                     *     }
                     */
                    "application/json": components["schemas"]["Scan"];
                };
            };
            400: components["responses"]["problem.400.idempotency-key-invalid.invalid-parameter.malformed-request"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.cross-origin-refused.insufficient-role.insufficient-scope.plan-limit-reached.token-binding-mismatch"];
            404: components["responses"]["problem.404.not-found"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            409: components["responses"]["problem.409.conflict.domain-not-verified.idempotency-key-in-progress.scan-in-progress"];
            412: components["responses"]["problem.412.precondition-failed"];
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
    getScan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the scan. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scan. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scan"];
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
    listScanFindings: {
        parameters: {
            query?: {
                /** @description Format of the response. Any other value is invalid-parameter with the allowed ones. */
                format?: "json" | "csv" | "sarif" | "JSON" | "CSV" | "SARIF";
                /** @description Only findings of these severities; repeat it for several. */
                severity?: components["schemas"]["FindingSeverity"][];
                /** @description Only findings of these rules; repeat it for several. */
                rule_id?: components["schemas"]["ScanRuleId"][];
                /** @description Objects a page, 1 to 200. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before; valid 24 hours, for the same filters and rights only. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description Id of the scan. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The findings, in the requested format. */
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
                     *           "id": "fnd_01jd2vc0a1b2c3d4e5f6g7h8j9",
                     *           "scan_id": "scn_01jd2vb6m1n2p3q4r5s6t7v8w9",
                     *           "issue_id": "iss_01jd2vd1k2m3n4p5q6r7s8t9v0",
                     *           "rule_id": "pre-consent-storage",
                     *           "severity": "error",
                     *           "page": "https://staging.example.com/",
                     *           "profile": "gdpr",
                     *           "consent_state": "none",
                     *           "subject": {
                     *             "kind": "cookie",
                     *             "name": "_ga",
                     *             "domain": "example.com"
                     *           },
                     *           "category": "analytics",
                     *           "service_id": "svc_01jd2ve2w3x4y5z6a7b8c9d0e1",
                     *           "evidence": "Cookie _ga was set 640 ms after the page began, before any choice.",
                     *           "fingerprint": "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae",
                     *           "baseline": "new"
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": {
                        /** @description The objects of this page. */
                        data: components["schemas"]["Finding"][];
                        /** @description Cursor of the next page; null on the last. */
                        next_cursor: string | null;
                    };
                    /**
                     * @example id,rule_id,severity,page,profile,consent_state,subject_kind,subject_name,subject_domain,category,service_id,fingerprint,baseline
                     *     fnd_01jd2vc0a1b2c3d4e5f6g7h8j9,pre-consent-storage,error,https://staging.example.com/,gdpr,none,cookie,_ga,example.com,analytics,svc_01jd2ve2w3x4y5z6a7b8c9d0e1,2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae,new
                     */
                    "text/csv": string;
                    /**
                     * @example {
                     *       "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
                     *       "version": "2.1.0",
                     *       "runs": [
                     *         {
                     *           "tool": {
                     *             "driver": {
                     *               "name": "consent scan",
                     *               "rules": [
                     *                 {
                     *                   "id": "pre-consent-storage",
                     *                   "shortDescription": {
                     *                     "text": "Storage before consent"
                     *                   },
                     *                   "defaultConfiguration": {
                     *                     "level": "error"
                     *                   }
                     *                 }
                     *               ]
                     *             }
                     *           },
                     *           "automationDetails": {
                     *             "id": "site_01jd2v7k3q8m4n5p6r7s8t9v0w/preview"
                     *           },
                     *           "originalUriBaseIds": {
                     *             "SITE": {
                     *               "uri": "https://staging.example.com/"
                     *             }
                     *           },
                     *           "results": [
                     *             {
                     *               "ruleId": "pre-consent-storage",
                     *               "level": "error",
                     *               "message": {
                     *                 "text": "Cookie _ga was set 640 ms after the page began, before any choice."
                     *               },
                     *               "locations": [
                     *                 {
                     *                   "physicalLocation": {
                     *                     "artifactLocation": {
                     *                       "uri": "index",
                     *                       "uriBaseId": "SITE"
                     *                     }
                     *                   }
                     *                 }
                     *               ],
                     *               "partialFingerprints": {
                     *                 "consent/v1": "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae"
                     *               },
                     *               "baselineState": "new"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/sarif+json": components["schemas"]["SarifLog"];
                };
            };
            400: components["responses"]["problem.400.invalid-cursor.invalid-parameter"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.insufficient-scope.token-binding-mismatch"];
            404: components["responses"]["problem.404.not-found"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            409: components["responses"]["problem.409.conflict"];
            414: components["responses"]["problem.414.uri-too-long"];
            421: components["responses"]["problem.421.misdirected-request"];
            429: components["responses"]["problem.429.rate-limited"];
            500: components["responses"]["problem.500.internal-error"];
            503: components["responses"]["problem.503.unavailable"];
        };
    };
    diffScan: {
        parameters: {
            query?: {
                /** @description Scan to compare with. Default: the scan's `previous_scan_id`. A scan of another site is not-found. */
                base?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description Id of the scan. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The differences. */
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
                     *       "base_scan_id": "scn_01jcz8h2v4w5x6y7z8a9b0c1d2",
                     *       "head_scan_id": "scn_01jd2vb6m1n2p3q4r5s6t7v8w9",
                     *       "added": [
                     *         {
                     *           "id": "fnd_01jd2vc0a1b2c3d4e5f6g7h8j9",
                     *           "scan_id": "scn_01jd2vb6m1n2p3q4r5s6t7v8w9",
                     *           "issue_id": "iss_01jd2vd1k2m3n4p5q6r7s8t9v0",
                     *           "rule_id": "pre-consent-storage",
                     *           "severity": "error",
                     *           "page": "https://staging.example.com/",
                     *           "profile": "gdpr",
                     *           "consent_state": "none",
                     *           "subject": {
                     *             "kind": "cookie",
                     *             "name": "_ga",
                     *             "domain": "example.com"
                     *           },
                     *           "category": "analytics",
                     *           "service_id": "svc_01jd2ve2w3x4y5z6a7b8c9d0e1",
                     *           "evidence": "Cookie _ga was set 640 ms after the page began, before any choice.",
                     *           "fingerprint": "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae",
                     *           "baseline": "new"
                     *         }
                     *       ],
                     *       "removed": [],
                     *       "changed": [
                     *         {
                     *           "before": {
                     *             "id": "fnd_01jcz8j5f6g7h8j9k0m1n2p3q4",
                     *             "scan_id": "scn_01jcz8h2v4w5x6y7z8a9b0c1d2",
                     *             "issue_id": "iss_01jcz8k6r7s8t9v0w1x2y3z4a5",
                     *             "rule_id": "unclassified-service",
                     *             "severity": "warning",
                     *             "page": "https://staging.example.com/",
                     *             "profile": "gdpr",
                     *             "consent_state": "none",
                     *             "subject": {
                     *               "kind": "host",
                     *               "name": "cdn.example.net",
                     *               "domain": "example.net"
                     *             },
                     *             "category": null,
                     *             "service_id": null,
                     *             "evidence": "3 requests to cdn.example.net.",
                     *             "fingerprint": "fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9",
                     *             "baseline": "new"
                     *           },
                     *           "after": {
                     *             "id": "fnd_01jd2vc9b0c1d2e3f4g5h6j7k8",
                     *             "scan_id": "scn_01jd2vb6m1n2p3q4r5s6t7v8w9",
                     *             "issue_id": "iss_01jcz8k6r7s8t9v0w1x2y3z4a5",
                     *             "rule_id": "unclassified-service",
                     *             "severity": "warning",
                     *             "page": "https://staging.example.com/",
                     *             "profile": "gdpr",
                     *             "consent_state": "none",
                     *             "subject": {
                     *               "kind": "host",
                     *               "name": "cdn.example.net",
                     *               "domain": "example.net"
                     *             },
                     *             "category": null,
                     *             "service_id": null,
                     *             "evidence": "5 requests to cdn.example.net.",
                     *             "fingerprint": "fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9",
                     *             "baseline": "unchanged"
                     *           },
                     *           "fields": [
                     *             "evidence"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ScanDiff"];
                };
            };
            400: components["responses"]["problem.400.invalid-parameter"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.insufficient-scope.token-binding-mismatch"];
            404: components["responses"]["problem.404.not-found"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            409: components["responses"]["problem.409.conflict"];
            414: components["responses"]["problem.414.uri-too-long"];
            421: components["responses"]["problem.421.misdirected-request"];
            429: components["responses"]["problem.429.rate-limited"];
            500: components["responses"]["problem.500.internal-error"];
            503: components["responses"]["problem.503.unavailable"];
        };
    };
    getScanSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the site. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule. */
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
                     *       "workspace_id": "wks_01jd2t00a1b2c3d4e5f6g7h8j9",
                     *       "site_id": "site_01jd2v7k3q8m4n5p6r7s8t9v0w",
                     *       "enabled": true,
                     *       "frequency": "weekly",
                     *       "weekday": 1,
                     *       "month_day": 1,
                     *       "hour": 3,
                     *       "timezone": null,
                     *       "environment": "production",
                     *       "start_urls": [],
                     *       "max_pages": 50,
                     *       "profiles": [
                     *         "gdpr"
                     *       ],
                     *       "next_run_at": "2026-11-23T02:00:00.000Z",
                     *       "last_scan_id": "scn_01jcz8h2v4w5x6y7z8a9b0c1d2",
                     *       "last_skipped": null,
                     *       "etag": "\"19581e27de7ced00\"",
                     *       "updated_at": "2026-06-01T08:00:00.000Z",
                     *       "updated_by": {
                     *         "type": "system",
                     *         "id": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ScanSchedule"];
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
    updateScanSchedule: {
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
                "application/merge-patch+json": components["schemas"]["ScanScheduleUpdate"];
                "application/json": components["schemas"]["ScanScheduleUpdate"];
            };
        };
        responses: {
            /** @description The schedule as it is now. */
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
                     *       "workspace_id": "wks_01jd2t00a1b2c3d4e5f6g7h8j9",
                     *       "site_id": "site_01jd2v7k3q8m4n5p6r7s8t9v0w",
                     *       "enabled": true,
                     *       "frequency": "weekly",
                     *       "weekday": 1,
                     *       "month_day": 1,
                     *       "hour": 3,
                     *       "timezone": null,
                     *       "environment": "production",
                     *       "start_urls": [],
                     *       "max_pages": 50,
                     *       "profiles": [
                     *         "gdpr"
                     *       ],
                     *       "next_run_at": "2026-11-23T02:00:00.000Z",
                     *       "last_scan_id": "scn_01jcz8h2v4w5x6y7z8a9b0c1d2",
                     *       "last_skipped": null,
                     *       "etag": "\"19581e27de7ced00\"",
                     *       "updated_at": "2026-06-01T08:00:00.000Z",
                     *       "updated_by": {
                     *         "type": "system",
                     *         "id": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ScanSchedule"];
                };
            };
            400: components["responses"]["problem.400.invalid-parameter.malformed-request"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.cross-origin-refused.insufficient-role.insufficient-scope.token-binding-mismatch"];
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
    listInstallChecks: {
        parameters: {
            query?: {
                /** @description Only these checks; repeat it for up to 100 ids. Ids that do not exist are ignored. */
                id?: components["schemas"]["Id"][];
                /** @description Only checks of these stages; repeat it for both. */
                environment?: components["schemas"]["Environment"][];
                /** @description Only checks with one of these results; repeat it for several. */
                result?: ("passed" | "warning" | "failed")[];
                /** @description Objects a page, 1 to 200. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before; valid 24 hours, for the same filters and rights only. */
                cursor?: components["parameters"]["Cursor"];
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
            /** @description A page of install checks. */
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
                     *           "id": "ich_01jd2vf3f4g5h6j7k8m9n0p1q2",
                     *           "workspace_id": "wks_01jd2t00a1b2c3d4e5f6g7h8j9",
                     *           "site_id": "site_01jd2v7k3q8m4n5p6r7s8t9v0w",
                     *           "url": "https://www.example.com/",
                     *           "environment": "production",
                     *           "fetched_url": "https://www.example.com/en/",
                     *           "http_status": 200,
                     *           "version_number": 11,
                     *           "result": "warning",
                     *           "checks": [
                     *             {
                     *               "code": "script-present",
                     *               "status": "passed",
                     *               "detail": "The script is on the page."
                     *             },
                     *             {
                     *               "code": "first-in-head",
                     *               "status": "passed",
                     *               "detail": "It is the first script of the head."
                     *             },
                     *             {
                     *               "code": "single-copy",
                     *               "status": "passed",
                     *               "detail": "It is there once."
                     *             },
                     *             {
                     *               "code": "site-matches",
                     *               "status": "passed",
                     *               "detail": "It is the script of this site and environment."
                     *             },
                     *             {
                     *               "code": "version-current",
                     *               "status": "passed",
                     *               "detail": "The page loads version 11."
                     *             },
                     *             {
                     *               "code": "consent-default-before-tags",
                     *               "status": "passed",
                     *               "detail": "Consent defaults are set before any tag."
                     *             },
                     *             {
                     *               "code": "settings-link",
                     *               "status": "failed",
                     *               "detail": "No link or button reopens the banner. Add one to the footer."
                     *             },
                     *             {
                     *               "code": "script-runs",
                     *               "status": "passed",
                     *               "detail": "The page loaded the script, and it ran."
                     *             },
                     *             {
                     *               "code": "banner-drawn",
                     *               "status": "passed",
                     *               "detail": "The banner is drawn, and its buttons can be pressed."
                     *             },
                     *             {
                     *               "code": "blocked-before-consent",
                     *               "status": "passed",
                     *               "detail": "No known tracker that needs consent was stored or requested before a choice."
                     *             }
                     *           ],
                     *           "observation": {
                     *             "script_requested": true,
                     *             "script_executed": true,
                     *             "banner": "drawn",
                     *             "runtime_digest": "0f1e2d3c4b5a6978",
                     *             "config_digest": "sha256:4e07408562bedb8b60ce05c1decfe3ad16b72230967de01f640b7e4729b49fce",
                     *             "fired_before_consent": []
                     *           },
                     *           "failure": null,
                     *           "created_at": "2026-11-21T09:40:00.000Z",
                     *           "created_by": {
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
                        data: components["schemas"]["InstallCheck"][];
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
    createInstallCheck: {
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
                "application/json": components["schemas"]["InstallCheckCreate"];
            };
        };
        responses: {
            /** @description The check was created. */
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
                    "application/json": components["schemas"]["InstallCheck"];
                };
            };
            400: components["responses"]["problem.400.idempotency-key-invalid.invalid-parameter.malformed-request"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.cross-origin-refused.insufficient-role.insufficient-scope.token-binding-mismatch"];
            404: components["responses"]["problem.404.not-found"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            409: components["responses"]["problem.409.domain-not-verified.idempotency-key-in-progress"];
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
    listServices: {
        parameters: {
            query?: {
                /** @description Only the services with these ids. Repeatable, at most 100; an unknown id matches nothing. */
                id?: components["schemas"]["Id"][];
                /** @description Only the service with this key, compared exactly. */
                key?: string;
                /** @description Only the service with this external key, compared exactly. */
                external_key?: string;
                /** @description Only services with one of these statuses. Repeatable. Default: all. */
                status?: components["schemas"]["ServiceStatus"][];
                /** @description Only services of one of these categories; `unclassified` is one. Repeatable. Default: all. */
                category?: components["schemas"]["CategoryKey"][];
                /** @description Objects a page, 1 to 200. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before; valid 24 hours, for the same filters and rights only. */
                cursor?: components["parameters"]["Cursor"];
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
            /** @description One page of services. */
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
                        data: components["schemas"]["Service"][];
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
    createService: {
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
                "application/json": components["schemas"]["ServiceCreate"];
            };
        };
        responses: {
            /** @description The service. */
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
                    "application/json": components["schemas"]["Service"];
                };
            };
            400: components["responses"]["problem.400.idempotency-key-invalid.invalid-parameter.malformed-request"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.cross-origin-refused.insufficient-role.insufficient-scope.token-binding-mismatch"];
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
    deleteService: {
        parameters: {
            query?: never;
            header?: {
                /** @description Entity tags of which one must be current, or `*`; weak tags never match. A write whose result is already stored succeeds all the same. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the service. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service is deleted. */
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
            403: components["responses"]["problem.403.cross-origin-refused.insufficient-role.insufficient-scope.token-binding-mismatch"];
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
    updateService: {
        parameters: {
            query?: never;
            header?: {
                /** @description Entity tags of which one must be current, or `*`; weak tags never match. A write whose result is already stored succeeds all the same. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the service. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/merge-patch+json": components["schemas"]["ServiceUpdate"];
                "application/json": components["schemas"]["ServiceUpdate"];
            };
        };
        responses: {
            /** @description The service as it now is. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"];
                };
            };
            400: components["responses"]["problem.400.invalid-parameter.malformed-request"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.cross-origin-refused.insufficient-role.insufficient-scope.token-binding-mismatch"];
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
    listIssues: {
        parameters: {
            query?: {
                /** @description Only the issues with these ids. Repeatable, at most 100; an unknown id matches nothing. */
                id?: components["schemas"]["Id"][];
                /** @description Only issues with this fingerprint; at most one for each environment. */
                fingerprint?: components["schemas"]["Fingerprint"];
                /** @description Only issues with one of these statuses. Repeatable. Default: all. */
                status?: components["schemas"]["IssueStatus"][];
                /** @description Only issues of one of these severities. Repeatable. Default: all. */
                severity?: components["schemas"]["FindingSeverity"][];
                /** @description Only issues that one of these rules found. Repeatable. Default: all. */
                rule_id?: components["schemas"]["ScanRuleId"][];
                /** @description Only issues of one of these environments. Repeatable. Default: all that the token can see. */
                environment?: components["schemas"]["Environment"][];
                /** @description Objects a page, 1 to 200. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before; valid 24 hours, for the same filters and rights only. */
                cursor?: components["parameters"]["Cursor"];
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
            /** @description One page of issues. */
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
                        data: components["schemas"]["Issue"][];
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
    suppressIssue: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random key of one logical call, the same on its retries: a quoted structured string or bare, 1 to 255 characters. Kept 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the issue. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuppressIssueRequest"];
            };
        };
        responses: {
            /** @description The issue with its suppression. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Issue"];
                };
            };
            400: components["responses"]["problem.400.idempotency-key-invalid.invalid-parameter.malformed-request"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.cross-origin-refused.insufficient-role.insufficient-scope.token-binding-mismatch"];
            404: components["responses"]["problem.404.not-found"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
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
    unsuppressIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the issue. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The issue without suppression. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Issue"];
                };
            };
            400: components["responses"]["problem.400.invalid-parameter"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.cross-origin-refused.insufficient-role.insufficient-scope.token-binding-mismatch"];
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
    listSites: {
        parameters: {
            query?: {
                /** @description Only these sites; repeat it for up to 100 ids. Ids that do not exist, or that the token cannot see, are ignored. */
                id?: components["schemas"]["Id"][];
                /** @description Only sites with exactly this name. */
                name?: string;
                /**
                 * @description Only sites with this text in their name or in one of their hosts. Case does not matter.
                 * @example shop
                 */
                q?: string;
                /**
                 * @description Only sites with this label, written `key:value`. Repeat it to find sites that have all of the labels.
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
                 * @description Parts to add to each site; repeat it for several. Each part fills the member of the same name. All but domains need
                 *     scans:read. A page then ends before its parts exceed 2,000 objects, possibly with fewer sites than `limit` and a cursor.
                 */
                include?: ("domains" | "scan_schedule" | "services" | "suppressions" | "install_checks")[];
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
                     *           "services": null,
                     *           "suppressions": null,
                     *           "install_checks": null,
                     *           "truncated": [],
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
                     *       "services": null,
                     *       "suppressions": null,
                     *       "install_checks": null,
                     *       "truncated": [],
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
            403: components["responses"]["problem.403.cross-origin-refused.insufficient-role.insufficient-scope.plan-limit-reached.token-binding-mismatch"];
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
                /** @description Parts to add; repeat it for several. Each part fills the member of the same name. All but domains need scans:read. */
                include?: ("domains" | "scan_schedule" | "services" | "suppressions" | "install_checks")[];
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
                     *       "services": null,
                     *       "suppressions": null,
                     *       "install_checks": null,
                     *       "truncated": [],
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
                 * @description Whether to delete the site even while visitors fetch its banner. Otherwise, a site whose
                 *     `production_last_fetched_at` is less than 24 hours ago gets conflict `site-in-use`.
                 */
                force?: boolean;
                /**
                 * @description Whether to delete the site only if it has never served production. Otherwise, the request fails with conflict
                 *     `site-live`. A deletion and a promotion at the same time have one order, so a promoted site stays.
                 */
                never_live?: boolean;
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
            403: components["responses"]["problem.403.cross-origin-refused.insufficient-role.insufficient-scope.token-binding-mismatch"];
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
                     *       "services": null,
                     *       "suppressions": null,
                     *       "install_checks": null,
                     *       "truncated": [],
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
            403: components["responses"]["problem.403.cross-origin-refused.insufficient-role.insufficient-scope.token-binding-mismatch"];
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
                /** @description `*` attaches the host only if the site does not have it in this environment. */
                "If-None-Match"?: "*";
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
                     *       "created_by": {
                     *         "type": "token",
                     *         "id": "tok_01jd2v1a5b2c8d4e6f7g9h0j3k"
                     *       },
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
                     *       "created_by": {
                     *         "type": "token",
                     *         "id": "tok_01jd2v1a5b2c8d4e6f7g9h0j3k"
                     *       },
                     *       "updated_at": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Domain"];
                };
            };
            400: components["responses"]["problem.400.idempotency-key-invalid.invalid-parameter.malformed-request"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.cross-origin-refused.insufficient-role.insufficient-scope.plan-limit-reached.token-binding-mismatch"];
            404: components["responses"]["problem.404.not-found"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            409: components["responses"]["problem.409.conflict.idempotency-key-in-progress"];
            412: components["responses"]["problem.412.precondition-failed"];
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
                     *       "created_by": {
                     *         "type": "token",
                     *         "id": "tok_01jd2v1a5b2c8d4e6f7g9h0j3k"
                     *       },
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
            403: components["responses"]["problem.403.cross-origin-refused.insufficient-role.insufficient-scope.token-binding-mismatch"];
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
            403: components["responses"]["problem.403.cross-origin-refused.insufficient-role.insufficient-scope.token-binding-mismatch"];
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
    listTemplates: {
        parameters: {
            query?: {
                /** @description Only the templates with these ids. Repeatable, at most 100; an unknown id matches nothing. */
                id?: components["schemas"]["Id"][];
                /** @description Only the template with this name, compared exactly. */
                name?: string;
                /** @description Only the template with this external key, compared exactly. */
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
            /** @description One page of templates. */
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
                        data: components["schemas"]["BannerTemplate"][];
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
    createTemplate: {
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
                "application/json": components["schemas"]["BannerTemplateCreate"];
            };
        };
        responses: {
            /** @description The template. */
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
                    "application/json": components["schemas"]["BannerTemplate"];
                };
            };
            400: components["responses"]["problem.400.idempotency-key-invalid.invalid-parameter.malformed-request"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.cross-origin-refused.insufficient-role.insufficient-scope.plan-limit-reached.token-binding-mismatch"];
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
    getTemplate: {
        parameters: {
            query?: {
                /** @description Revision of `document`, `variables` and `locked_paths`; if omitted, the newest. An unknown one is not-found. */
                revision?: number;
            };
            header?: never;
            path: {
                /** @description Id of the template. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BannerTemplate"];
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
    deleteTemplate: {
        parameters: {
            query?: {
                /** @description Whether to end the link of the sites that use it; their drafts get a new revision each. */
                unlink?: boolean;
            };
            header?: {
                /** @description Entity tags of which one must be current, or `*`; weak tags never match. A write whose result is already stored succeeds all the same. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the template. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template is deleted. */
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
            403: components["responses"]["problem.403.cross-origin-refused.insufficient-role.insufficient-scope.token-binding-mismatch"];
            404: components["responses"]["problem.404.not-found"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            409: components["responses"]["problem.409.template-in-use"];
            412: components["responses"]["problem.412.precondition-failed"];
            414: components["responses"]["problem.414.uri-too-long"];
            421: components["responses"]["problem.421.misdirected-request"];
            429: components["responses"]["problem.429.rate-limited"];
            500: components["responses"]["problem.500.internal-error"];
            503: components["responses"]["problem.503.unavailable"];
        };
    };
    updateTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Entity tags of which one must be current, or `*`; weak tags never match. A write whose result is already stored succeeds all the same. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the template. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/merge-patch+json": components["schemas"]["BannerTemplateUpdate"];
                "application/json": components["schemas"]["BannerTemplateUpdate"];
            };
        };
        responses: {
            /** @description The template as it now is. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BannerTemplate"];
                };
            };
            400: components["responses"]["problem.400.invalid-parameter.malformed-request"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.cross-origin-refused.insufficient-role.insufficient-scope.token-binding-mismatch"];
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
    applyTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random key of one logical call, the same on its retries: a quoted structured string or bare, 1 to 255 characters. Kept 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the template. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyTemplateRequest"];
            };
        };
        responses: {
            /** @description The result for each site, in the order of the request, even if some failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplyResult"];
                };
            };
            400: components["responses"]["problem.400.idempotency-key-invalid.invalid-parameter.malformed-request"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.cross-origin-refused.insufficient-role.insufficient-scope.token-binding-mismatch"];
            404: components["responses"]["problem.404.not-found"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
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
                /** @description Only tokens created by the token or user with this id. */
                created_by?: components["schemas"]["Id"];
                /** @description Only the token with this external key, compared exactly. */
                external_key?: string;
                /** @description Only tokens with one of these statuses. Repeatable. Default: active and retiring. */
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
            403: components["responses"]["problem.403.cross-origin-refused.insufficient-role.insufficient-scope.plan-limit-reached.token-binding-mismatch.token-escalation"];
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
                /** @description Whether to also revoke all tokens that this one created, directly or through others. */
                descendants?: boolean;
                /** @description Hours until the revocation takes effect, 0 to 168: the overlap of a rotation, in which the token is retiring. A retiring token can be given an earlier end; requesting a later one returns 204 and changes nothing. */
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
            403: components["responses"]["problem.403.cross-origin-refused.insufficient-role.insufficient-scope.token-binding-mismatch.token-escalation"];
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
    listVersions: {
        parameters: {
            query?: {
                /** @description Only the versions that these stages serve; repeat it for both. */
                stage?: components["schemas"]["Environment"][];
                /** @description Only versions with this config digest. */
                digest?: components["schemas"]["Digest"];
                /** @description Objects a page, 1 to 200. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before; valid 24 hours, for the same filters and rights only. */
                cursor?: components["parameters"]["Cursor"];
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
            /** @description A page of versions. */
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
                     *           "workspace_id": "wks_01jd2t00a1b2c3d4e5f6g7h8j9",
                     *           "site_id": "site_01jd2v7k3q8m4n5p6r7s8t9v0w",
                     *           "number": 12,
                     *           "environment": "preview",
                     *           "note": "German texts",
                     *           "reconsent": "auto",
                     *           "publish_key": "5d41402abc4b2a76b9719d911017c592ae2f1c03",
                     *           "services_digest": "sha256:4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945",
                     *           "config_digest": "sha256:4e07408562bedb8b60ce05c1decfe3ad16b72230967de01f640b7e4729b49fce",
                     *           "rules_version": "2026-11-01",
                     *           "waivers": [],
                     *           "stages": [
                     *             "preview"
                     *           ],
                     *           "state": "preview",
                     *           "bundle_sha256": {
                     *             "preview": "3fdba35f04dc8c462986c992bcf875546257113072a909c162f7e470e581e278",
                     *             "production": null
                     *           },
                     *           "consent_revision": {
                     *             "preview": 4,
                     *             "production": null
                     *           },
                     *           "published_by": {
                     *             "type": "token",
                     *             "id": "tok_01jd2t1x2y3z4a5b6c7d8e9f0g"
                     *           },
                     *           "published_at": "2026-11-21T09:30:04.120Z",
                     *           "promoted_by": null,
                     *           "promoted_at": null,
                     *           "first_in_production_at": null,
                     *           "rolled_back_from": null,
                     *           "gate": null
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": {
                        /** @description The objects of this page. */
                        data: components["schemas"]["VersionSummary"][];
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
    publishVersion: {
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
                "application/json": components["schemas"]["PublishVersionRequest"];
            };
        };
        responses: {
            /** @description The stage already has this content; nothing was written. */
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
                     *       "workspace_id": "wks_01jd2t00a1b2c3d4e5f6g7h8j9",
                     *       "site_id": "site_01jd2v7k3q8m4n5p6r7s8t9v0w",
                     *       "number": 12,
                     *       "environment": "preview",
                     *       "note": "German texts",
                     *       "reconsent": "auto",
                     *       "publish_key": "5d41402abc4b2a76b9719d911017c592ae2f1c03",
                     *       "services_digest": "sha256:4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945",
                     *       "config_digest": "sha256:4e07408562bedb8b60ce05c1decfe3ad16b72230967de01f640b7e4729b49fce",
                     *       "rules_version": "2026-11-01",
                     *       "waivers": [],
                     *       "stages": [
                     *         "preview"
                     *       ],
                     *       "state": "preview",
                     *       "bundle_sha256": {
                     *         "preview": "3fdba35f04dc8c462986c992bcf875546257113072a909c162f7e470e581e278",
                     *         "production": null
                     *       },
                     *       "consent_revision": {
                     *         "preview": 4,
                     *         "production": null
                     *       },
                     *       "published_by": {
                     *         "type": "token",
                     *         "id": "tok_01jd2t1x2y3z4a5b6c7d8e9f0g"
                     *       },
                     *       "published_at": "2026-11-21T09:30:04.120Z",
                     *       "promoted_by": null,
                     *       "promoted_at": null,
                     *       "first_in_production_at": null,
                     *       "rolled_back_from": null,
                     *       "gate": null,
                     *       "document": {
                     *         "schema_version": "1",
                     *         "identity": {
                     *           "controller_name": "Example GmbH",
                     *           "contact_email": "privacy@example.com"
                     *         },
                     *         "languages": {
                     *           "default": "en",
                     *           "available": [
                     *             "en"
                     *           ]
                     *         },
                     *         "texts": {
                     *           "en": {
                     *             "banner": {
                     *               "title": "Your choice about cookies",
                     *               "body": "We use cookies that are needed to run this shop and, only if you agree, cookies that count visits.",
                     *               "accept_all": "Accept all",
                     *               "reject_all": "Reject all",
                     *               "customize": "Choose",
                     *               "save": "Save my choice",
                     *               "close_label": "Close and reject"
                     *             },
                     *             "preferences": {
                     *               "title": "What may we use?",
                     *               "intro": "Switch each purpose on or off. You can change your mind at any time.",
                     *               "necessary_note": "These are always on, because the shop does not work without them."
                     *             },
                     *             "status": {
                     *               "gpc_honoured": "Your browser asks us not to share your data, and we do not.",
                     *               "opted_out": "You have opted out."
                     *             },
                     *             "embed": {
                     *               "title": "Content of another service",
                     *               "body": "Showing it sends data to that service.",
                     *               "load_once": "Show once",
                     *               "always": "Always show"
                     *             }
                     *           }
                     *         },
                     *         "links": {
                     *           "privacy_policy": {
                     *             "en": "/privacy"
                     *           }
                     *         },
                     *         "categories": [
                     *           {
                     *             "key": "necessary",
                     *             "label": {
                     *               "en": "Necessary"
                     *             },
                     *             "description": {
                     *               "en": "Basket and signing in."
                     *             },
                     *             "required": true
                     *           },
                     *           {
                     *             "key": "analytics",
                     *             "label": {
                     *               "en": "Statistics"
                     *             },
                     *             "description": {
                     *               "en": "Counts visits."
                     *             },
                     *             "signals": [
                     *               "analytics_storage"
                     *             ]
                     *           }
                     *         ],
                     *         "layout": {
                     *           "kind": "box",
                     *           "position": "bottom_left"
                     *         },
                     *         "theme": {
                     *           "tokens": {
                     *             "light": {
                     *               "surface": "#ffffff",
                     *               "text": "#1a1a1a",
                     *               "muted": "#595959",
                     *               "border": "#767676",
                     *               "focus": "#0b57d0",
                     *               "accept": {
                     *                 "bg": "#0b57d0",
                     *                 "fg": "#ffffff",
                     *                 "border": "#0b57d0"
                     *               },
                     *               "reject": {
                     *                 "bg": "#0b57d0",
                     *                 "fg": "#ffffff",
                     *                 "border": "#0b57d0"
                     *               },
                     *               "customize": {
                     *                 "bg": "#ffffff",
                     *                 "fg": "#0b57d0",
                     *                 "border": "#0b57d0"
                     *               }
                     *             }
                     *           }
                     *         },
                     *         "regimes": {
                     *           "fallback": "opt_in"
                     *         }
                     *       },
                     *       "services": [
                     *         {
                     *           "key": "matomo",
                     *           "name": "Matomo",
                     *           "company": "Example GmbH",
                     *           "category": "analytics",
                     *           "hosts": [
                     *             "stats.example.com"
                     *           ],
                     *           "scripts": [
                     *             "https://stats.example.com/matomo.js*"
                     *           ],
                     *           "storage": [
                     *             {
                     *               "pattern": "_pk_id.*",
                     *               "kind": "cookie",
                     *               "party": "first",
                     *               "domain": "www.example.com",
                     *               "duration": "P13M",
                     *               "purpose": {
                     *                 "en": "Recognizes a browser between two visits."
                     *               }
                     *             }
                     *           ],
                     *           "legal_basis": "consent",
                     *           "blocking": "auto",
                     *           "purposes": {
                     *             "en": "Counts visits."
                     *           },
                     *           "privacy_url": "https://www.example.com/privacy",
                     *           "countries": [
                     *             "DE"
                     *           ],
                     *           "iab_vendor_id": null,
                     *           "google_atp_id": null
                     *         }
                     *       ],
                     *       "warnings": []
                     *     }
                     */
                    "application/json": components["schemas"]["Version"];
                };
            };
            /** @description A new version was created, and the stage serves it. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "workspace_id": "wks_01jd2t00a1b2c3d4e5f6g7h8j9",
                     *       "site_id": "site_01jd2v7k3q8m4n5p6r7s8t9v0w",
                     *       "number": 12,
                     *       "environment": "preview",
                     *       "note": "German texts",
                     *       "reconsent": "auto",
                     *       "publish_key": "5d41402abc4b2a76b9719d911017c592ae2f1c03",
                     *       "services_digest": "sha256:4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945",
                     *       "config_digest": "sha256:4e07408562bedb8b60ce05c1decfe3ad16b72230967de01f640b7e4729b49fce",
                     *       "rules_version": "2026-11-01",
                     *       "waivers": [],
                     *       "stages": [
                     *         "preview"
                     *       ],
                     *       "state": "preview",
                     *       "bundle_sha256": {
                     *         "preview": "3fdba35f04dc8c462986c992bcf875546257113072a909c162f7e470e581e278",
                     *         "production": null
                     *       },
                     *       "consent_revision": {
                     *         "preview": 4,
                     *         "production": null
                     *       },
                     *       "published_by": {
                     *         "type": "token",
                     *         "id": "tok_01jd2t1x2y3z4a5b6c7d8e9f0g"
                     *       },
                     *       "published_at": "2026-11-21T09:30:04.120Z",
                     *       "promoted_by": null,
                     *       "promoted_at": null,
                     *       "first_in_production_at": null,
                     *       "rolled_back_from": null,
                     *       "gate": null,
                     *       "document": {
                     *         "schema_version": "1",
                     *         "identity": {
                     *           "controller_name": "Example GmbH",
                     *           "contact_email": "privacy@example.com"
                     *         },
                     *         "languages": {
                     *           "default": "en",
                     *           "available": [
                     *             "en"
                     *           ]
                     *         },
                     *         "texts": {
                     *           "en": {
                     *             "banner": {
                     *               "title": "Your choice about cookies",
                     *               "body": "We use cookies that are needed to run this shop and, only if you agree, cookies that count visits.",
                     *               "accept_all": "Accept all",
                     *               "reject_all": "Reject all",
                     *               "customize": "Choose",
                     *               "save": "Save my choice",
                     *               "close_label": "Close and reject"
                     *             },
                     *             "preferences": {
                     *               "title": "What may we use?",
                     *               "intro": "Switch each purpose on or off. You can change your mind at any time.",
                     *               "necessary_note": "These are always on, because the shop does not work without them."
                     *             },
                     *             "status": {
                     *               "gpc_honoured": "Your browser asks us not to share your data, and we do not.",
                     *               "opted_out": "You have opted out."
                     *             },
                     *             "embed": {
                     *               "title": "Content of another service",
                     *               "body": "Showing it sends data to that service.",
                     *               "load_once": "Show once",
                     *               "always": "Always show"
                     *             }
                     *           }
                     *         },
                     *         "links": {
                     *           "privacy_policy": {
                     *             "en": "/privacy"
                     *           }
                     *         },
                     *         "categories": [
                     *           {
                     *             "key": "necessary",
                     *             "label": {
                     *               "en": "Necessary"
                     *             },
                     *             "description": {
                     *               "en": "Basket and signing in."
                     *             },
                     *             "required": true
                     *           },
                     *           {
                     *             "key": "analytics",
                     *             "label": {
                     *               "en": "Statistics"
                     *             },
                     *             "description": {
                     *               "en": "Counts visits."
                     *             },
                     *             "signals": [
                     *               "analytics_storage"
                     *             ]
                     *           }
                     *         ],
                     *         "layout": {
                     *           "kind": "box",
                     *           "position": "bottom_left"
                     *         },
                     *         "theme": {
                     *           "tokens": {
                     *             "light": {
                     *               "surface": "#ffffff",
                     *               "text": "#1a1a1a",
                     *               "muted": "#595959",
                     *               "border": "#767676",
                     *               "focus": "#0b57d0",
                     *               "accept": {
                     *                 "bg": "#0b57d0",
                     *                 "fg": "#ffffff",
                     *                 "border": "#0b57d0"
                     *               },
                     *               "reject": {
                     *                 "bg": "#0b57d0",
                     *                 "fg": "#ffffff",
                     *                 "border": "#0b57d0"
                     *               },
                     *               "customize": {
                     *                 "bg": "#ffffff",
                     *                 "fg": "#0b57d0",
                     *                 "border": "#0b57d0"
                     *               }
                     *             }
                     *           }
                     *         },
                     *         "regimes": {
                     *           "fallback": "opt_in"
                     *         }
                     *       },
                     *       "services": [
                     *         {
                     *           "key": "matomo",
                     *           "name": "Matomo",
                     *           "company": "Example GmbH",
                     *           "category": "analytics",
                     *           "hosts": [
                     *             "stats.example.com"
                     *           ],
                     *           "scripts": [
                     *             "https://stats.example.com/matomo.js*"
                     *           ],
                     *           "storage": [
                     *             {
                     *               "pattern": "_pk_id.*",
                     *               "kind": "cookie",
                     *               "party": "first",
                     *               "domain": "www.example.com",
                     *               "duration": "P13M",
                     *               "purpose": {
                     *                 "en": "Recognizes a browser between two visits."
                     *               }
                     *             }
                     *           ],
                     *           "legal_basis": "consent",
                     *           "blocking": "auto",
                     *           "purposes": {
                     *             "en": "Counts visits."
                     *           },
                     *           "privacy_url": "https://www.example.com/privacy",
                     *           "countries": [
                     *             "DE"
                     *           ],
                     *           "iab_vendor_id": null,
                     *           "google_atp_id": null
                     *         }
                     *       ],
                     *       "warnings": []
                     *     }
                     */
                    "application/json": components["schemas"]["Version"];
                };
            };
            400: components["responses"]["problem.400.idempotency-key-invalid.invalid-parameter.malformed-request"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.cross-origin-refused.insufficient-role.insufficient-scope.token-binding-mismatch"];
            404: components["responses"]["problem.404.not-found"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            409: components["responses"]["problem.409.conflict.promotion-blocked"];
            412: components["responses"]["problem.412.precondition-failed"];
            413: components["responses"]["problem.413.payload-too-large"];
            414: components["responses"]["problem.414.uri-too-long"];
            415: components["responses"]["problem.415.unsupported-media-type"];
            421: components["responses"]["problem.421.misdirected-request"];
            422: components["responses"]["problem.422.draft-invalid.validation-failed"];
            429: components["responses"]["problem.429.rate-limited"];
            500: components["responses"]["problem.500.internal-error"];
            503: components["responses"]["problem.503.unavailable"];
        };
    };
    getVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the site. */
                id: components["schemas"]["Id"];
                /** @description Number of the version in its site. */
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version. */
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
                     *       "workspace_id": "wks_01jd2t00a1b2c3d4e5f6g7h8j9",
                     *       "site_id": "site_01jd2v7k3q8m4n5p6r7s8t9v0w",
                     *       "number": 12,
                     *       "environment": "preview",
                     *       "note": "German texts",
                     *       "reconsent": "auto",
                     *       "publish_key": "5d41402abc4b2a76b9719d911017c592ae2f1c03",
                     *       "services_digest": "sha256:4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945",
                     *       "config_digest": "sha256:4e07408562bedb8b60ce05c1decfe3ad16b72230967de01f640b7e4729b49fce",
                     *       "rules_version": "2026-11-01",
                     *       "waivers": [],
                     *       "stages": [
                     *         "preview"
                     *       ],
                     *       "state": "preview",
                     *       "bundle_sha256": {
                     *         "preview": "3fdba35f04dc8c462986c992bcf875546257113072a909c162f7e470e581e278",
                     *         "production": null
                     *       },
                     *       "consent_revision": {
                     *         "preview": 4,
                     *         "production": null
                     *       },
                     *       "published_by": {
                     *         "type": "token",
                     *         "id": "tok_01jd2t1x2y3z4a5b6c7d8e9f0g"
                     *       },
                     *       "published_at": "2026-11-21T09:30:04.120Z",
                     *       "promoted_by": null,
                     *       "promoted_at": null,
                     *       "first_in_production_at": null,
                     *       "rolled_back_from": null,
                     *       "gate": null,
                     *       "document": {
                     *         "schema_version": "1",
                     *         "identity": {
                     *           "controller_name": "Example GmbH",
                     *           "contact_email": "privacy@example.com"
                     *         },
                     *         "languages": {
                     *           "default": "en",
                     *           "available": [
                     *             "en"
                     *           ]
                     *         },
                     *         "texts": {
                     *           "en": {
                     *             "banner": {
                     *               "title": "Your choice about cookies",
                     *               "body": "We use cookies that are needed to run this shop and, only if you agree, cookies that count visits.",
                     *               "accept_all": "Accept all",
                     *               "reject_all": "Reject all",
                     *               "customize": "Choose",
                     *               "save": "Save my choice",
                     *               "close_label": "Close and reject"
                     *             },
                     *             "preferences": {
                     *               "title": "What may we use?",
                     *               "intro": "Switch each purpose on or off. You can change your mind at any time.",
                     *               "necessary_note": "These are always on, because the shop does not work without them."
                     *             },
                     *             "status": {
                     *               "gpc_honoured": "Your browser asks us not to share your data, and we do not.",
                     *               "opted_out": "You have opted out."
                     *             },
                     *             "embed": {
                     *               "title": "Content of another service",
                     *               "body": "Showing it sends data to that service.",
                     *               "load_once": "Show once",
                     *               "always": "Always show"
                     *             }
                     *           }
                     *         },
                     *         "links": {
                     *           "privacy_policy": {
                     *             "en": "/privacy"
                     *           }
                     *         },
                     *         "categories": [
                     *           {
                     *             "key": "necessary",
                     *             "label": {
                     *               "en": "Necessary"
                     *             },
                     *             "description": {
                     *               "en": "Basket and signing in."
                     *             },
                     *             "required": true
                     *           },
                     *           {
                     *             "key": "analytics",
                     *             "label": {
                     *               "en": "Statistics"
                     *             },
                     *             "description": {
                     *               "en": "Counts visits."
                     *             },
                     *             "signals": [
                     *               "analytics_storage"
                     *             ]
                     *           }
                     *         ],
                     *         "layout": {
                     *           "kind": "box",
                     *           "position": "bottom_left"
                     *         },
                     *         "theme": {
                     *           "tokens": {
                     *             "light": {
                     *               "surface": "#ffffff",
                     *               "text": "#1a1a1a",
                     *               "muted": "#595959",
                     *               "border": "#767676",
                     *               "focus": "#0b57d0",
                     *               "accept": {
                     *                 "bg": "#0b57d0",
                     *                 "fg": "#ffffff",
                     *                 "border": "#0b57d0"
                     *               },
                     *               "reject": {
                     *                 "bg": "#0b57d0",
                     *                 "fg": "#ffffff",
                     *                 "border": "#0b57d0"
                     *               },
                     *               "customize": {
                     *                 "bg": "#ffffff",
                     *                 "fg": "#0b57d0",
                     *                 "border": "#0b57d0"
                     *               }
                     *             }
                     *           }
                     *         },
                     *         "regimes": {
                     *           "fallback": "opt_in"
                     *         }
                     *       },
                     *       "services": [
                     *         {
                     *           "key": "matomo",
                     *           "name": "Matomo",
                     *           "company": "Example GmbH",
                     *           "category": "analytics",
                     *           "hosts": [
                     *             "stats.example.com"
                     *           ],
                     *           "scripts": [
                     *             "https://stats.example.com/matomo.js*"
                     *           ],
                     *           "storage": [
                     *             {
                     *               "pattern": "_pk_id.*",
                     *               "kind": "cookie",
                     *               "party": "first",
                     *               "domain": "www.example.com",
                     *               "duration": "P13M",
                     *               "purpose": {
                     *                 "en": "Recognizes a browser between two visits."
                     *               }
                     *             }
                     *           ],
                     *           "legal_basis": "consent",
                     *           "blocking": "auto",
                     *           "purposes": {
                     *             "en": "Counts visits."
                     *           },
                     *           "privacy_url": "https://www.example.com/privacy",
                     *           "countries": [
                     *             "DE"
                     *           ],
                     *           "iab_vendor_id": null,
                     *           "google_atp_id": null
                     *         }
                     *       ],
                     *       "warnings": []
                     *     }
                     */
                    "application/json": components["schemas"]["Version"];
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
    promoteVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random key of one logical call, the same on its retries: a quoted structured string or bare, 1 to 255 characters. Kept 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the site. */
                id: components["schemas"]["Id"];
                /** @description Number of the version in its site. */
                number: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PromoteVersionRequest"];
            };
        };
        responses: {
            /** @description The version, which production serves now. */
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
                     *       "workspace_id": "wks_01jd2t00a1b2c3d4e5f6g7h8j9",
                     *       "site_id": "site_01jd2v7k3q8m4n5p6r7s8t9v0w",
                     *       "number": 12,
                     *       "environment": "preview",
                     *       "note": "German texts",
                     *       "reconsent": "auto",
                     *       "publish_key": "5d41402abc4b2a76b9719d911017c592ae2f1c03",
                     *       "services_digest": "sha256:4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945",
                     *       "config_digest": "sha256:4e07408562bedb8b60ce05c1decfe3ad16b72230967de01f640b7e4729b49fce",
                     *       "rules_version": "2026-11-01",
                     *       "waivers": [],
                     *       "stages": [
                     *         "preview",
                     *         "production"
                     *       ],
                     *       "state": "production",
                     *       "bundle_sha256": {
                     *         "preview": "3fdba35f04dc8c462986c992bcf875546257113072a909c162f7e470e581e278",
                     *         "production": "8527a891e224136950ff32ca212b45bc93f69fbb801c3b1ebedac52775f99e61"
                     *       },
                     *       "consent_revision": {
                     *         "preview": 4,
                     *         "production": 2
                     *       },
                     *       "published_by": {
                     *         "type": "token",
                     *         "id": "tok_01jd2t1x2y3z4a5b6c7d8e9f0g"
                     *       },
                     *       "published_at": "2026-11-21T09:30:04.120Z",
                     *       "promoted_by": {
                     *         "type": "token",
                     *         "id": "tok_01jd2t1x2y3z4a5b6c7d8e9f0g"
                     *       },
                     *       "promoted_at": "2026-11-21T09:45:00.310Z",
                     *       "first_in_production_at": "2026-11-21T09:45:00.310Z",
                     *       "rolled_back_from": null,
                     *       "gate": {
                     *         "status": "passed",
                     *         "mode": "block",
                     *         "reasons": [],
                     *         "scan_id": "scn_01jd2vb6m1n2p3q4r5s6t7v8w9",
                     *         "issue_ids": [],
                     *         "override_reason": null,
                     *         "rollback_reason": null,
                     *         "checked_at": "2026-11-21T09:45:00.300Z"
                     *       },
                     *       "document": {
                     *         "schema_version": "1",
                     *         "identity": {
                     *           "controller_name": "Example GmbH",
                     *           "contact_email": "privacy@example.com"
                     *         },
                     *         "languages": {
                     *           "default": "en",
                     *           "available": [
                     *             "en"
                     *           ]
                     *         },
                     *         "texts": {
                     *           "en": {
                     *             "banner": {
                     *               "title": "Your choice about cookies",
                     *               "body": "We use cookies that are needed to run this shop and, only if you agree, cookies that count visits.",
                     *               "accept_all": "Accept all",
                     *               "reject_all": "Reject all",
                     *               "customize": "Choose",
                     *               "save": "Save my choice",
                     *               "close_label": "Close and reject"
                     *             },
                     *             "preferences": {
                     *               "title": "What may we use?",
                     *               "intro": "Switch each purpose on or off. You can change your mind at any time.",
                     *               "necessary_note": "These are always on, because the shop does not work without them."
                     *             },
                     *             "status": {
                     *               "gpc_honoured": "Your browser asks us not to share your data, and we do not.",
                     *               "opted_out": "You have opted out."
                     *             },
                     *             "embed": {
                     *               "title": "Content of another service",
                     *               "body": "Showing it sends data to that service.",
                     *               "load_once": "Show once",
                     *               "always": "Always show"
                     *             }
                     *           }
                     *         },
                     *         "links": {
                     *           "privacy_policy": {
                     *             "en": "/privacy"
                     *           }
                     *         },
                     *         "categories": [
                     *           {
                     *             "key": "necessary",
                     *             "label": {
                     *               "en": "Necessary"
                     *             },
                     *             "description": {
                     *               "en": "Basket and signing in."
                     *             },
                     *             "required": true
                     *           },
                     *           {
                     *             "key": "analytics",
                     *             "label": {
                     *               "en": "Statistics"
                     *             },
                     *             "description": {
                     *               "en": "Counts visits."
                     *             },
                     *             "signals": [
                     *               "analytics_storage"
                     *             ]
                     *           }
                     *         ],
                     *         "layout": {
                     *           "kind": "box",
                     *           "position": "bottom_left"
                     *         },
                     *         "theme": {
                     *           "tokens": {
                     *             "light": {
                     *               "surface": "#ffffff",
                     *               "text": "#1a1a1a",
                     *               "muted": "#595959",
                     *               "border": "#767676",
                     *               "focus": "#0b57d0",
                     *               "accept": {
                     *                 "bg": "#0b57d0",
                     *                 "fg": "#ffffff",
                     *                 "border": "#0b57d0"
                     *               },
                     *               "reject": {
                     *                 "bg": "#0b57d0",
                     *                 "fg": "#ffffff",
                     *                 "border": "#0b57d0"
                     *               },
                     *               "customize": {
                     *                 "bg": "#ffffff",
                     *                 "fg": "#0b57d0",
                     *                 "border": "#0b57d0"
                     *               }
                     *             }
                     *           }
                     *         },
                     *         "regimes": {
                     *           "fallback": "opt_in"
                     *         }
                     *       },
                     *       "services": [
                     *         {
                     *           "key": "matomo",
                     *           "name": "Matomo",
                     *           "company": "Example GmbH",
                     *           "category": "analytics",
                     *           "hosts": [
                     *             "stats.example.com"
                     *           ],
                     *           "scripts": [
                     *             "https://stats.example.com/matomo.js*"
                     *           ],
                     *           "storage": [
                     *             {
                     *               "pattern": "_pk_id.*",
                     *               "kind": "cookie",
                     *               "party": "first",
                     *               "domain": "www.example.com",
                     *               "duration": "P13M",
                     *               "purpose": {
                     *                 "en": "Recognizes a browser between two visits."
                     *               }
                     *             }
                     *           ],
                     *           "legal_basis": "consent",
                     *           "blocking": "auto",
                     *           "purposes": {
                     *             "en": "Counts visits."
                     *           },
                     *           "privacy_url": "https://www.example.com/privacy",
                     *           "countries": [
                     *             "DE"
                     *           ],
                     *           "iab_vendor_id": null,
                     *           "google_atp_id": null
                     *         }
                     *       ],
                     *       "warnings": []
                     *     }
                     */
                    "application/json": components["schemas"]["Version"];
                };
            };
            400: components["responses"]["problem.400.idempotency-key-invalid.invalid-parameter.malformed-request"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.cross-origin-refused.insufficient-role.insufficient-scope.token-binding-mismatch"];
            404: components["responses"]["problem.404.not-found"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            409: components["responses"]["problem.409.promotion-blocked.version-not-promotable"];
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
    rollbackVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random key of one logical call, the same on its retries: a quoted structured string or bare, 1 to 255 characters. Kept 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the site. */
                id: components["schemas"]["Id"];
                /** @description Number of the version in its site. */
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RollbackVersionRequest"];
            };
        };
        responses: {
            /** @description Production already has the same document and services; nothing was written. */
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
                     *       "workspace_id": "wks_01jd2t00a1b2c3d4e5f6g7h8j9",
                     *       "site_id": "site_01jd2v7k3q8m4n5p6r7s8t9v0w",
                     *       "number": 13,
                     *       "environment": "production",
                     *       "note": "Back to the texts of October",
                     *       "reconsent": "auto",
                     *       "publish_key": null,
                     *       "services_digest": "sha256:4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945",
                     *       "config_digest": "sha256:d4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35",
                     *       "rules_version": "2026-09-01",
                     *       "waivers": [],
                     *       "stages": [
                     *         "production"
                     *       ],
                     *       "state": "production",
                     *       "bundle_sha256": {
                     *         "preview": null,
                     *         "production": "5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9"
                     *       },
                     *       "consent_revision": {
                     *         "preview": null,
                     *         "production": 3
                     *       },
                     *       "published_by": {
                     *         "type": "user",
                     *         "id": "usr_01jd2t0a1b2c3d4e5f6g7h8j9k"
                     *       },
                     *       "published_at": "2026-11-21T10:05:00.000Z",
                     *       "promoted_by": null,
                     *       "promoted_at": null,
                     *       "first_in_production_at": "2026-11-21T10:05:00.000Z",
                     *       "rolled_back_from": 11,
                     *       "gate": {
                     *         "status": "skipped",
                     *         "mode": "block",
                     *         "reasons": [],
                     *         "scan_id": null,
                     *         "issue_ids": [],
                     *         "override_reason": null,
                     *         "rollback_reason": "Version 12 hides the reject button on small screens.",
                     *         "checked_at": "2026-11-21T10:05:00.000Z"
                     *       },
                     *       "document": {
                     *         "schema_version": "1",
                     *         "identity": {
                     *           "controller_name": "Example GmbH",
                     *           "contact_email": "privacy@example.com"
                     *         },
                     *         "languages": {
                     *           "default": "en",
                     *           "available": [
                     *             "en"
                     *           ]
                     *         },
                     *         "texts": {
                     *           "en": {
                     *             "banner": {
                     *               "title": "Your choice about cookies",
                     *               "body": "We use cookies that are needed to run this shop and, only if you agree, cookies that count visits.",
                     *               "accept_all": "Accept all",
                     *               "reject_all": "Reject all",
                     *               "customize": "Choose",
                     *               "save": "Save my choice",
                     *               "close_label": "Close and reject"
                     *             },
                     *             "preferences": {
                     *               "title": "What may we use?",
                     *               "intro": "Switch each purpose on or off. You can change your mind at any time.",
                     *               "necessary_note": "These are always on, because the shop does not work without them."
                     *             },
                     *             "status": {
                     *               "gpc_honoured": "Your browser asks us not to share your data, and we do not.",
                     *               "opted_out": "You have opted out."
                     *             },
                     *             "embed": {
                     *               "title": "Content of another service",
                     *               "body": "Showing it sends data to that service.",
                     *               "load_once": "Show once",
                     *               "always": "Always show"
                     *             }
                     *           }
                     *         },
                     *         "links": {
                     *           "privacy_policy": {
                     *             "en": "/privacy"
                     *           }
                     *         },
                     *         "categories": [
                     *           {
                     *             "key": "necessary",
                     *             "label": {
                     *               "en": "Necessary"
                     *             },
                     *             "description": {
                     *               "en": "Basket and signing in."
                     *             },
                     *             "required": true
                     *           },
                     *           {
                     *             "key": "analytics",
                     *             "label": {
                     *               "en": "Statistics"
                     *             },
                     *             "description": {
                     *               "en": "Counts visits."
                     *             },
                     *             "signals": [
                     *               "analytics_storage"
                     *             ]
                     *           }
                     *         ],
                     *         "layout": {
                     *           "kind": "box",
                     *           "position": "bottom_left"
                     *         },
                     *         "theme": {
                     *           "tokens": {
                     *             "light": {
                     *               "surface": "#ffffff",
                     *               "text": "#1a1a1a",
                     *               "muted": "#595959",
                     *               "border": "#767676",
                     *               "focus": "#0b57d0",
                     *               "accept": {
                     *                 "bg": "#0b57d0",
                     *                 "fg": "#ffffff",
                     *                 "border": "#0b57d0"
                     *               },
                     *               "reject": {
                     *                 "bg": "#0b57d0",
                     *                 "fg": "#ffffff",
                     *                 "border": "#0b57d0"
                     *               },
                     *               "customize": {
                     *                 "bg": "#ffffff",
                     *                 "fg": "#0b57d0",
                     *                 "border": "#0b57d0"
                     *               }
                     *             }
                     *           }
                     *         },
                     *         "regimes": {
                     *           "fallback": "opt_in"
                     *         }
                     *       },
                     *       "services": [
                     *         {
                     *           "key": "matomo",
                     *           "name": "Matomo",
                     *           "company": "Example GmbH",
                     *           "category": "analytics",
                     *           "hosts": [
                     *             "stats.example.com"
                     *           ],
                     *           "scripts": [
                     *             "https://stats.example.com/matomo.js*"
                     *           ],
                     *           "storage": [
                     *             {
                     *               "pattern": "_pk_id.*",
                     *               "kind": "cookie",
                     *               "party": "first",
                     *               "domain": "www.example.com",
                     *               "duration": "P13M",
                     *               "purpose": {
                     *                 "en": "Recognizes a browser between two visits."
                     *               }
                     *             }
                     *           ],
                     *           "legal_basis": "consent",
                     *           "blocking": "auto",
                     *           "purposes": {
                     *             "en": "Counts visits."
                     *           },
                     *           "privacy_url": "https://www.example.com/privacy",
                     *           "countries": [
                     *             "DE"
                     *           ],
                     *           "iab_vendor_id": null,
                     *           "google_atp_id": null
                     *         }
                     *       ],
                     *       "warnings": [
                     *         {
                     *           "code": "expiry-over-six-months",
                     *           "level": "W",
                     *           "pointer": "/regimes/expiry/accept_days",
                     *           "message": "With accept_days: 200, visitors are asked again only after 200 days. The authority advises six months. Fix: Set accept_days to 180. Applies in FR. We have not checked the source.",
                     *           "places": [
                     *             "FR"
                     *           ],
                     *           "regimes": [
                     *             "gdpr"
                     *           ],
                     *           "basis": "CNIL, deliberation 2020-092",
                     *           "grace": false,
                     *           "waived": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Version"];
                };
            };
            /** @description A new version was created, and production serves it. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "workspace_id": "wks_01jd2t00a1b2c3d4e5f6g7h8j9",
                     *       "site_id": "site_01jd2v7k3q8m4n5p6r7s8t9v0w",
                     *       "number": 13,
                     *       "environment": "production",
                     *       "note": "Back to the texts of October",
                     *       "reconsent": "auto",
                     *       "publish_key": null,
                     *       "services_digest": "sha256:4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945",
                     *       "config_digest": "sha256:d4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35",
                     *       "rules_version": "2026-09-01",
                     *       "waivers": [],
                     *       "stages": [
                     *         "production"
                     *       ],
                     *       "state": "production",
                     *       "bundle_sha256": {
                     *         "preview": null,
                     *         "production": "5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9"
                     *       },
                     *       "consent_revision": {
                     *         "preview": null,
                     *         "production": 3
                     *       },
                     *       "published_by": {
                     *         "type": "user",
                     *         "id": "usr_01jd2t0a1b2c3d4e5f6g7h8j9k"
                     *       },
                     *       "published_at": "2026-11-21T10:05:00.000Z",
                     *       "promoted_by": null,
                     *       "promoted_at": null,
                     *       "first_in_production_at": "2026-11-21T10:05:00.000Z",
                     *       "rolled_back_from": 11,
                     *       "gate": {
                     *         "status": "skipped",
                     *         "mode": "block",
                     *         "reasons": [],
                     *         "scan_id": null,
                     *         "issue_ids": [],
                     *         "override_reason": null,
                     *         "rollback_reason": "Version 12 hides the reject button on small screens.",
                     *         "checked_at": "2026-11-21T10:05:00.000Z"
                     *       },
                     *       "document": {
                     *         "schema_version": "1",
                     *         "identity": {
                     *           "controller_name": "Example GmbH",
                     *           "contact_email": "privacy@example.com"
                     *         },
                     *         "languages": {
                     *           "default": "en",
                     *           "available": [
                     *             "en"
                     *           ]
                     *         },
                     *         "texts": {
                     *           "en": {
                     *             "banner": {
                     *               "title": "Your choice about cookies",
                     *               "body": "We use cookies that are needed to run this shop and, only if you agree, cookies that count visits.",
                     *               "accept_all": "Accept all",
                     *               "reject_all": "Reject all",
                     *               "customize": "Choose",
                     *               "save": "Save my choice",
                     *               "close_label": "Close and reject"
                     *             },
                     *             "preferences": {
                     *               "title": "What may we use?",
                     *               "intro": "Switch each purpose on or off. You can change your mind at any time.",
                     *               "necessary_note": "These are always on, because the shop does not work without them."
                     *             },
                     *             "status": {
                     *               "gpc_honoured": "Your browser asks us not to share your data, and we do not.",
                     *               "opted_out": "You have opted out."
                     *             },
                     *             "embed": {
                     *               "title": "Content of another service",
                     *               "body": "Showing it sends data to that service.",
                     *               "load_once": "Show once",
                     *               "always": "Always show"
                     *             }
                     *           }
                     *         },
                     *         "links": {
                     *           "privacy_policy": {
                     *             "en": "/privacy"
                     *           }
                     *         },
                     *         "categories": [
                     *           {
                     *             "key": "necessary",
                     *             "label": {
                     *               "en": "Necessary"
                     *             },
                     *             "description": {
                     *               "en": "Basket and signing in."
                     *             },
                     *             "required": true
                     *           },
                     *           {
                     *             "key": "analytics",
                     *             "label": {
                     *               "en": "Statistics"
                     *             },
                     *             "description": {
                     *               "en": "Counts visits."
                     *             },
                     *             "signals": [
                     *               "analytics_storage"
                     *             ]
                     *           }
                     *         ],
                     *         "layout": {
                     *           "kind": "box",
                     *           "position": "bottom_left"
                     *         },
                     *         "theme": {
                     *           "tokens": {
                     *             "light": {
                     *               "surface": "#ffffff",
                     *               "text": "#1a1a1a",
                     *               "muted": "#595959",
                     *               "border": "#767676",
                     *               "focus": "#0b57d0",
                     *               "accept": {
                     *                 "bg": "#0b57d0",
                     *                 "fg": "#ffffff",
                     *                 "border": "#0b57d0"
                     *               },
                     *               "reject": {
                     *                 "bg": "#0b57d0",
                     *                 "fg": "#ffffff",
                     *                 "border": "#0b57d0"
                     *               },
                     *               "customize": {
                     *                 "bg": "#ffffff",
                     *                 "fg": "#0b57d0",
                     *                 "border": "#0b57d0"
                     *               }
                     *             }
                     *           }
                     *         },
                     *         "regimes": {
                     *           "fallback": "opt_in"
                     *         }
                     *       },
                     *       "services": [
                     *         {
                     *           "key": "matomo",
                     *           "name": "Matomo",
                     *           "company": "Example GmbH",
                     *           "category": "analytics",
                     *           "hosts": [
                     *             "stats.example.com"
                     *           ],
                     *           "scripts": [
                     *             "https://stats.example.com/matomo.js*"
                     *           ],
                     *           "storage": [
                     *             {
                     *               "pattern": "_pk_id.*",
                     *               "kind": "cookie",
                     *               "party": "first",
                     *               "domain": "www.example.com",
                     *               "duration": "P13M",
                     *               "purpose": {
                     *                 "en": "Recognizes a browser between two visits."
                     *               }
                     *             }
                     *           ],
                     *           "legal_basis": "consent",
                     *           "blocking": "auto",
                     *           "purposes": {
                     *             "en": "Counts visits."
                     *           },
                     *           "privacy_url": "https://www.example.com/privacy",
                     *           "countries": [
                     *             "DE"
                     *           ],
                     *           "iab_vendor_id": null,
                     *           "google_atp_id": null
                     *         }
                     *       ],
                     *       "warnings": [
                     *         {
                     *           "code": "expiry-over-six-months",
                     *           "level": "W",
                     *           "pointer": "/regimes/expiry/accept_days",
                     *           "message": "With accept_days: 200, visitors are asked again only after 200 days. The authority advises six months. Fix: Set accept_days to 180. Applies in FR. We have not checked the source.",
                     *           "places": [
                     *             "FR"
                     *           ],
                     *           "regimes": [
                     *             "gdpr"
                     *           ],
                     *           "basis": "CNIL, deliberation 2020-092",
                     *           "grace": false,
                     *           "waived": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Version"];
                };
            };
            400: components["responses"]["problem.400.idempotency-key-invalid.invalid-parameter.malformed-request"];
            401: components["responses"]["problem.401.token-expired.token-revoked.unauthenticated"];
            403: components["responses"]["problem.403.cross-origin-refused.insufficient-role.insufficient-scope.token-binding-mismatch"];
            404: components["responses"]["problem.404.not-found"];
            405: components["responses"]["problem.405.method-not-allowed"];
            406: components["responses"]["problem.406.not-acceptable"];
            409: components["responses"]["problem.409.version-not-promotable"];
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
            403: components["responses"]["problem.403.cross-origin-refused.insufficient-role.insufficient-scope.plan-limit-reached.token-binding-mismatch"];
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
            403: components["responses"]["problem.403.cross-origin-refused.insufficient-role.insufficient-scope.token-binding-mismatch"];
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
            /** @description The endpoint as it now is, with the new secret if this call created one. */
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
            403: components["responses"]["problem.403.cross-origin-refused.insufficient-role.insufficient-scope.token-binding-mismatch"];
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
            403: components["responses"]["problem.403.cross-origin-refused.insufficient-role.insufficient-scope.token-binding-mismatch"];
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
                /** @description Only deliveries with one of these statuses. Repeatable. Default: all. */
                status?: ("pending" | "succeeded" | "failed" | "abandoned")[];
                /** @description Only deliveries of events of one of these kinds. Repeatable. Default: all. */
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
            403: components["responses"]["problem.403.cross-origin-refused.insufficient-role.insufficient-scope.token-binding-mismatch"];
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
    onSiteCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteCreatedEvent"];
            };
        };
        responses: {
            /** @description Never send again: the endpoint becomes disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSiteUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteUpdatedEvent"];
            };
        };
        responses: {
            /** @description Never send again: the endpoint becomes disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSiteDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteDeletedEvent"];
            };
        };
        responses: {
            /** @description Never send again: the endpoint becomes disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onDomainVerified: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DomainVerifiedEvent"];
            };
        };
        responses: {
            /** @description Never send again: the endpoint becomes disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onDomainFailed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DomainFailedEvent"];
            };
        };
        responses: {
            /** @description Never send again: the endpoint becomes disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onDomainRecheckFailing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DomainRecheckFailingEvent"];
            };
        };
        responses: {
            /** @description Never send again: the endpoint becomes disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onConfigDraftUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfigDraftUpdatedEvent"];
            };
        };
        responses: {
            /** @description Never send again: the endpoint becomes disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onVersionPublished: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VersionPublishedEvent"];
            };
        };
        responses: {
            /** @description Never send again: the endpoint becomes disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onVersionPromoted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VersionPromotedEvent"];
            };
        };
        responses: {
            /** @description Never send again: the endpoint becomes disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onVersionRolledBack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VersionRolledBackEvent"];
            };
        };
        responses: {
            /** @description Never send again: the endpoint becomes disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onVersionPromotionBlocked: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VersionPromotionBlockedEvent"];
            };
        };
        responses: {
            /** @description Never send again: the endpoint becomes disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onScanCompleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScanCompletedEvent"];
            };
        };
        responses: {
            /** @description Never send again: the endpoint becomes disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onScanFailed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScanFailedEvent"];
            };
        };
        responses: {
            /** @description Never send again: the endpoint becomes disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onScanChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScanChangedEvent"];
            };
        };
        responses: {
            /** @description Never send again: the endpoint becomes disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onServiceDiscovered: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceDiscoveredEvent"];
            };
        };
        responses: {
            /** @description Never send again: the endpoint becomes disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onServiceUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceUpdatedEvent"];
            };
        };
        responses: {
            /** @description Never send again: the endpoint becomes disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onIssueOpened: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueOpenedEvent"];
            };
        };
        responses: {
            /** @description Never send again: the endpoint becomes disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onIssueResolved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueResolvedEvent"];
            };
        };
        responses: {
            /** @description Never send again: the endpoint becomes disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onIssueSuppressed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueSuppressedEvent"];
            };
        };
        responses: {
            /** @description Never send again: the endpoint becomes disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onIssueSuppressionExpired: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueSuppressionExpiredEvent"];
            };
        };
        responses: {
            /** @description Never send again: the endpoint becomes disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onInstallCheckFailed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstallCheckFailedEvent"];
            };
        };
        responses: {
            /** @description Never send again: the endpoint becomes disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onExportCompleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportCompletedEvent"];
            };
        };
        responses: {
            /** @description Never send again: the endpoint becomes disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTemplateUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateUpdatedEvent"];
            };
        };
        responses: {
            /** @description Never send again: the endpoint becomes disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onAlertRaised: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertRaisedEvent"];
            };
        };
        responses: {
            /** @description Never send again: the endpoint becomes disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTokenCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenCreatedEvent"];
            };
        };
        responses: {
            /** @description Never send again: the endpoint becomes disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTokenRevoked: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenRevokedEvent"];
            };
        };
        responses: {
            /** @description Never send again: the endpoint becomes disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTokenExpiring: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenExpiringEvent"];
            };
        };
        responses: {
            /** @description Never send again: the endpoint becomes disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWebhookTest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookTestEvent"];
            };
        };
        responses: {
            /** @description Never send again: the endpoint becomes disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    recordConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01KAX2M4N6P8Q0R2S4T6V8W0Y2",
                 *       "given_at": "2026-11-21T09:30:00.000Z",
                 *       "event": "given",
                 *       "method": "banner",
                 *       "layer": "first",
                 *       "decisions": {
                 *         "necessary": "granted",
                 *         "analytics": "granted"
                 *       },
                 *       "language": "en",
                 *       "version_number": 11,
                 *       "rule_id": null,
                 *       "place_token": null,
                 *       "gpc": false,
                 *       "subject_id": "5f0c1b7e9a3d4c2f8b6a7d5e4c3b2a19"
                 *     }
                 */
                "text/plain": components["schemas"]["ConsentChoice"];
            };
        };
        responses: {
            /** @description The choice was recorded before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "con_01kax2m4q8r0s2t4v6w8x0y2z4",
                     *       "time": "2026-11-21T09:30:00.412Z",
                     *       "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                     *     }
                     */
                    "application/json": components["schemas"]["ConsentReceipt"];
                };
            };
            /** @description The choice is recorded. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "con_01kax2m4q8r0s2t4v6w8x0y2z4",
                     *       "time": "2026-11-21T09:30:00.412Z",
                     *       "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                     *     }
                     */
                    "application/json": components["schemas"]["ConsentReceipt"];
                };
            };
            /**
             * @description A problem. Only 429 and answers of 5xx are worth another try: the choice was refused, and would be again. An `id` whose time is more
             *     than 30 days away is refused with the header `Date`, which pages may read: send the choice under an `id` of that time.
             */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
