# One wave is gated, so the site in it needs a host that shows preview.
locals {
  fleet = {
    sites = {
      nord = { hosts = ["nord.example"], preview_hosts = ["preview.nord.example"], wave = "canary" }
      ost  = { hosts = ["ost.example"], preview_hosts = [], wave = null }
    }
    waves   = ["canary", "rest"]
    gate    = { when_unverified = "fail" }
    release = "production"
  }
}

output "waves" {
  value = provider::consentform::fleet_waves(jsonencode(local.fleet))
}
