output "findings" {
  value = provider::consentform::validate_banner(provider::consentform::parse_banner(file("${path.module}/banner.yaml")))
}
