# Protected by default. A plan that would destroy or replace the site fails until you apply
# `deletion_protection = false`.
resource "consentform_site" "shop" {
  name      = "Shop"
  retention = 1095 # days that consent records are kept

  settings = {
    default_language = "en"
    timezone         = "Europe/Berlin"
    # Requirements that a version must meet before it goes live. "warn" only records unmet requirements.
    promotion_gate = { mode = "block", require_verified_domain = true }
    labels         = { team = "checkout" }
  }

  deletion_protection = false # so that you can destroy this example
}

output "script_tag" {
  value = consentform_site.shop.snippets.production
}
