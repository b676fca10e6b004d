variable "slack_webhook" {
  description = "Address of a Slack incoming webhook. Whoever has it can post."
  type        = string
  sensitive   = true
}

resource "consentform_alert_channel" "privacy_team" {
  name      = "Privacy team"
  kind      = "email"
  addresses = ["privacy@shop.example"]
}

resource "consentform_alert_channel" "on_call" {
  name         = "On call"
  kind         = "slack"
  url          = var.slack_webhook
  min_severity = "critical"
  alert_kinds  = ["domain.failed", "webhook.disabled"]
}
