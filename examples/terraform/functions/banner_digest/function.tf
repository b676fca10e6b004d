output "digest" {
  value = provider::consentform::banner_digest(provider::consentform::parse_banner(file("${path.module}/banner.yaml")))
}
