resource "consentform_site" "shop" {
  name                = "Shop"
  deletion_protection = false
}

# The secret is stored in state. If your pipeline needs a token only while it runs, use the ephemeral resource with the
# same name.
resource "consentform_token" "ci" {
  name            = "CI of the shop"
  site_id         = consentform_site.shop.id
  scopes          = ["sites:read", "banner:write", "banner:publish"]
  expires_in_days = 90

  # The first apply in the last 30 days creates a new token. The old one stays valid for a day.
  renew_before_days = 30
  overlap_hours     = 24

  lifecycle {
    create_before_destroy = true
  }
}

output "secret" {
  value     = consentform_token.ci.secret
  sensitive = true
}
