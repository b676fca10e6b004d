resource "consentform_site" "shop" {
  name                = "Shop"
  deletion_protection = false
}

resource "consentform_domain" "www" {
  site_id = consentform_site.shop.id
  host    = "www.shop.example"
}

# Use this challenge to create the record with a resource of your DNS provider.
output "challenge" {
  value = consentform_domain.www.challenge.dns
}

resource "consentform_domain_verification" "www" {
  domain_id       = consentform_domain.www.id
  timeout_minutes = 10
  # depends_on = [aws_route53_record.consent]
}
