variable "slack_webhook" {
  description = "Address of a Slack incoming webhook. Whoever has it can post."
  type        = string
  sensitive   = true
  ephemeral   = true # not stored in the plan or the state
}

resource "consentform_alert_channel" "privacy_team" {
  name      = "Privacy team"
  kind      = "email"
  addresses = ["privacy@shop.example"]
}

resource "consentform_alert_channel" "on_call" {
  name           = "On call"
  kind           = "slack"
  url_wo         = var.slack_webhook
  url_wo_version = 1 # increase when the address changes
  min_severity   = "critical"
  alert_kinds    = ["domain.failed", "webhook.disabled"]
}
