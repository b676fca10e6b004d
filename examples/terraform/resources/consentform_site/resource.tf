# Protected by default: a plan that would destroy or replace it fails until deletion_protection is false and applied.
resource "consentform_site" "shop" {
  name      = "Shop"
  retention = 1095 # days that consent records are kept

  settings = {
    default_language = "en"
    timezone         = "Europe/Berlin"
    # What a version must have before it may go live; "warn" would only record what is missing.
    promotion_gate = { mode = "block", require_verified_domain = true }
    labels         = { team = "checkout" }
  }

  deletion_protection = false # this example is made to be destroyed again
}

output "script_tag" {
  value = consentform_site.shop.snippets.production
}
