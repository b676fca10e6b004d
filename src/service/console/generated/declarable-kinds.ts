// Generated from src/provider/resources/ by `npm run generate`. Do not edit.

/** Objects that the console shows as code. */
export const declarableKinds = {
  "site": {
    "type": "consentform_site",
    "className": "Site",
    "importId": "{id}",
    "members": [
      "name",
      "retention",
      "settings"
    ]
  },
  "domain": {
    "type": "consentform_domain",
    "className": "Domain",
    "importId": "{id}",
    "members": [
      "site_id",
      "host",
      "include_subdomains",
      "environment",
      "verification_method"
    ]
  },
  "tracked_service": {
    "type": "consentform_tracked_service",
    "className": "TrackedService",
    "importId": "{site_id}/{key}",
    "members": [
      "site_id",
      "key",
      "name",
      "company",
      "category",
      "hosts",
      "scripts",
      "storage",
      "legal_basis",
      "blocking",
      "purposes",
      "privacy_url",
      "countries",
      "iab_vendor_id",
      "google_atp_id",
      "status"
    ]
  },
  "token": {
    "type": "consentform_token",
    "className": "Token",
    "importId": "{id}",
    "members": [
      "name",
      "scopes",
      "site_id",
      "environment",
      "expires_at"
    ]
  },
  "webhook_endpoint": {
    "type": "consentform_webhook_endpoint",
    "className": "WebhookEndpoint",
    "importId": "{id}",
    "members": [
      "url",
      "description",
      "event_kinds",
      "site_ids",
      "enabled"
    ]
  }
} as const;
