# The template of all sites: banner.yaml, where {{<name>}} is the value of the column var.<name> of sites.csv.
terraform {
  required_providers {
    consentform = { source = "consentform/consentform" }
  }
}

# The function resolves paths from the folder of the stack.
output "sites" {
  value = provider::consentform::read_sites("../sites.csv")
}

output "document" {
  value = provider::consentform::parse_banner(file("${path.module}/../banner.yaml"))
}

output "variables" {
  value = {
    for name in distinct(flatten([
      for site in provider::consentform::read_sites("../sites.csv") : keys(site.variables)
    ])) : name => { required = true }
  }
}
