resource "consentform_site" "shop" {
  name                = "Shop"
  deletion_protection = false
}

# One DNS record proves the host and everything below it.
resource "consentform_domain" "shop" {
  site_id = consentform_site.shop.id
  host    = "shop.example"
}

# The host on which you test the next version. The proof is a file, which covers only this host.
resource "consentform_domain" "staging" {
  site_id             = consentform_site.shop.id
  host                = "staging.shop-test.example"
  environment         = "preview"
  verification_method = "file"
}

output "record" {
  value = consentform_domain.shop.challenge.dns
}
