resource "consentform_banner_template" "brands" {
  name        = "Brands"
  description = "Identity, policy link and layout of all brands"

  document = jsonencode({
    identity = { controller_name = "{{company}}", contact_email = "privacy@shop.example" }
    links    = { privacy_policy = { en = "https://shop.example/{{brand}}/privacy" } }
    layout   = { kind = "bar", position = "bottom" }
  })

  variables = {
    company = { required = true }
    brand   = { default = "shop" }
  }
  locked_paths = ["/identity/contact_email", "/links/privacy_policy"]
}
