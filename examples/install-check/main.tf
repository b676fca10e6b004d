resource "consentform_site" "shop" {
  name                = "Shop"
  deletion_protection = false
}

resource "consentform_domain" "shop" {
  site_id = consentform_site.shop.id
  host    = "shop.example.com"
}

resource "consentform_domain_verification" "shop" {
  domain_id       = consentform_domain.shop.id
  timeout_minutes = 30
}

resource "consentform_install_check" "home_page" {
  site_id  = consentform_site.shop.id
  url      = "https://shop.example.com/"
  triggers = { version = "1" }

  depends_on = [consentform_domain_verification.shop]
}

output "result" {
  value = consentform_install_check.home_page.result
}
