resource "consentform_webhook_endpoint" "deployments" {
  url         = "https://hooks.shop.example/consent"
  description = "tells the shop about new banners"
  event_kinds = ["version.*", "domain.failed"]

  # A changed value creates a new secret. The former one continues to sign for two days.
  rotation_triggers = { quarter = "2026-Q4" }
  overlap_hours     = 48
}

# Sensitive, but stored in state in plain text. Only the pipeline should be able to read the state.
output "signing_secret" {
  value     = consentform_webhook_endpoint.deployments.secret
  sensitive = true
}
