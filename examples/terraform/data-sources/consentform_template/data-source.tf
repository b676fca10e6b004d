variable "template_id" {
  type = string
}

variable "site_id" {
  type = string
}

data "consentform_template" "shops" {
  template_id = var.template_id
}

# The template belongs to another configuration. The plan shows the text that each site gets.
resource "consentform_template_rollout" "shops" {
  name     = "shops"
  template = data.consentform_template.shops
  release  = "production"
  sites    = { shop = { site = var.site_id } }
}
