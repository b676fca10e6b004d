output "banner" {
  value = provider::consentform::parse_banner(file("${path.module}/banner.yaml"))
}
