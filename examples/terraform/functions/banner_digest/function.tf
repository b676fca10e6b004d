output "digest" {
  value = provider::consentform::banner_digest(jsonencode(yamldecode(file("${path.module}/banner.yaml"))))
}
