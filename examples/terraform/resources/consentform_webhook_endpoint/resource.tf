resource "consentform_webhook_endpoint" "deployments" {
  url         = "https://hooks.shop.example/consent"
  description = "tells the shop about new banners"
  event_kinds = ["version.*", "domain.failed"]

  # Another value gives another secret; the former one goes on signing for two days.
  rotation_triggers = { quarter = "2026-Q4" }
  overlap_hours     = 48
}

# Sensitive, and in plain text in state: keep state where only the pipeline reads it.
output "signing_secret" {
  value     = consentform_webhook_endpoint.deployments.secret
  sensitive = true
}
