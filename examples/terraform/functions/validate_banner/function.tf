output "findings" {
  value = provider::consentform::validate_banner(jsonencode(yamldecode(file("${path.module}/banner.yaml"))))
}
