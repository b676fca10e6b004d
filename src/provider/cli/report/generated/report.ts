// Generated from schema/report.yaml by `npm run generate`. Do not edit.
/** The parts of a report, by name. */
export interface ReportParts {
    /** @description What a plan would change, or what a refresh found changed. */
    Report: {
        /**
         * @description Version of this format. New members may be added without a new version.
         * @constant
         */
        format_version: "1";
        /**
         * @description Tool that made the plan; terraform also means OpenTofu.
         * @enum {string}
         */
        tool: "pulumi" | "terraform";
        /**
         * @description change: a preview or plan. drift: a refresh without changes to the service.
         * @enum {string}
         */
        operation: "change" | "drift";
        /** @description False if the plan failed, was limited to some resources, or was cut off. */
        complete: boolean;
        /** @description Why the plan is not complete. */
        incomplete_reasons: string[];
        /** @description Number of resources by action. */
        summary: ReportParts["ReportSummary"];
        /** @description The service that was queried for what it serves; null if none was. */
        service: ReportParts["ReportService"] | null;
        /** @description Changes of what production serves. */
        production: ReportParts["ReportProductionMove"][];
        /** @description Objects that are deleted, also to replace them, or that no longer exist. */
        deletions: ReportParts["ReportDeletion"][];
        /** @description Changes of banner documents. Resources with the same change are one entry. */
        banners: ReportParts["ReportBannerChange"][];
        /** @description All other changes of consentform resources. Resources with the same change are one entry. */
        changes: ReportParts["ReportChange"][];
        /** @description What the tool reported while it planned. */
        messages: ReportParts["ReportMessage"][];
    };
    ReportSummary: {
        /** @description consentform resources to create or import. */
        create: number;
        /** @description consentform resources to update. */
        update: number;
        /** @description consentform resources to replace. */
        replace: number;
        /** @description consentform resources to delete. */
        delete: number;
        /** @description consentform resources that leave the state and stay in the service. */
        forget: number;
        /** @description Resources of all providers without a change. */
        unchanged: number;
        /** @description Changed resources of other providers. */
        other: number;
    };
    ReportService: {
        /** @description Address of the service. */
        endpoint: string;
        /**
         * Format: date-time
         * @description Time of the query.
         */
        asked_at: string;
    };
    ReportProductionMove: {
        /** @description Addresses of the resources that move it. */
        resources: string[];
        /** @description Site; null if it is not known yet. */
        site_id: string | null;
        /**
         * @description promote: to content that is newer than what production serves. rollback: to older content that was live before. move: it is not known which
         *     of the two, because the number is known only after the apply, or is lower and the service was not queried. forget: the promotion leaves the program,
         *     and production stays as it is.
         * @enum {string}
         */
        action: "promote" | "rollback" | "move" | "forget";
        /** @description Number that production serves according to the plan; null if nothing is live. */
        from: number | null;
        /** @description Number that it will serve; null if it is known only after the apply. */
        to: number | null;
        /** @description Reason that the program gives. */
        reason: string | null;
        /** @description Reason for overriding the promotion gate. */
        gate_override: string | null;
        /**
         * @description Whether `served` and `gate` are what the service reports. not-asked: the service was not queried. not-visible: the token does not see the site or
         *     its stages.
         * @enum {string}
         */
        served_state: "known" | "not-asked" | "not-visible";
        /** @description What production serves now; null if the service was not queried, or if nothing is live. */
        served: ReportParts["ReportServed"] | null;
        /** @description The promotion gate of the site; null if the service was not queried. */
        gate: string | null;
        /**
         * @description Changes of the document, against what production serves, that consent may not cover. Null if the service was not queried, or if one of the
         *     documents is not known.
         */
        reconsent: ReportParts["ReportReconsent"][] | null;
    };
    ReportServed: {
        /** @description Number of the version. */
        number: number;
        /** @description Digest of its document. */
        config_digest: string;
        /**
         * Format: date-time
         * @description When production last moved.
         */
        moved_at: string;
        /** @description Who moved it: kind and id of the actor. */
        moved_by: string;
        /** @description Number of the version whose content it repeats, if it is a rollback; else null. */
        rolled_back_from: number | null;
    };
    ReportReconsent: {
        /** @description Member of `reconsent` that decides. */
        trigger: string;
        /** @description True if every visitor is asked again. */
        asks_again: boolean;
        /** @description What changed. */
        change: string;
    };
    ReportDeletion: {
        /** @description Address of the resource. */
        resource: string;
        /** @description Kind of the resource, such as Site; the tool's own type for other providers. */
        kind: string;
        /** @description Id of the object. */
        id: string | null;
        /** @description True if another object replaces it. */
        is_replaced: boolean;
    };
    ReportBannerChange: {
        /** @description Addresses of the resources that have this change. */
        resources: string[];
        /**
         * @description Whether the plan contains the document that will be stored. If not, nothing of its content is compared.
         * @enum {string}
         */
        document: "known" | "unknown" | "sensitive";
        /** @description Digest of the stored document; null if there is none, or if the resources have different ones. */
        before_digest: string | null;
        /** @description Digest of the new document; null if it is known only after the apply, or if the resources have different ones. */
        after_digest: string | null;
        /** @description Texts, by language. */
        texts: ReportParts["ReportTextChange"][];
        /** @description Colors and layout. */
        design: ReportParts["ReportPropertyChange"][];
        /** @description Categories, without their texts. */
        categories: ReportParts["ReportPropertyChange"][];
        /** @description Regimes, signals, blocking, storage and records. */
        rules: ReportParts["ReportPropertyChange"][];
        /** @description All other members. */
        other: ReportParts["ReportPropertyChange"][];
        /** @description Legal findings of the new document, errors first. */
        findings: ReportParts["ReportFinding"][];
    };
    ReportTextChange: {
        /** @description Language tag. */
        language: string;
        /** @description Path of the text, without its language. */
        path: string;
        /** @description The stored text. */
        before: ReportParts["ReportValue"];
        /** @description The new text. */
        after: ReportParts["ReportValue"];
    };
    ReportPropertyChange: {
        /** @description Path of the property. Items of lists are named by their key or id. */
        path: string;
        /** @description The former value. */
        before: ReportParts["ReportValue"];
        /** @description The new value. */
        after: ReportParts["ReportValue"];
    };
    /** @description A value, or why there is none. */
    ReportValue: {
        /**
         * @description unknown: known only after the apply. sensitive: never written to a report.
         * @enum {string}
         */
        state: "known" | "absent" | "unknown" | "sensitive";
        /** @description The value, if it is known. */
        value?: unknown;
    };
    ReportFinding: {
        /** @description Code of the rule. */
        code: string;
        /**
         * @description error: the document cannot be published.
         * @enum {string}
         */
        level: "error" | "warning";
        /** @description JSON pointer into the document. */
        pointer: string;
        /** @description What was found, what is allowed, what to do. */
        message: string;
        /** @description Law, guidance or specification. */
        basis: string;
        /** @description Countries where it applies. */
        places: string[];
        /** @description False if the stored document has the same finding. */
        is_new: boolean;
        /** @description Who waived it and why. */
        waived: string | null;
    };
    ReportChange: {
        /** @description Addresses of the resources that have this change. */
        resources: string[];
        /** @description Kind of the resource, such as Site. */
        kind: string;
        /**
         * @description What happens to them.
         * @enum {string}
         */
        action: "create" | "update" | "replace" | "forget";
        /** @description Inputs that differ. */
        properties: ReportParts["ReportPropertyChange"][];
    };
    ReportMessage: {
        /**
         * @description As the tool classified it.
         * @enum {string}
         */
        severity: "error" | "warning" | "info";
        /** @description The message. */
        text: string;
    };
}
