# Exists for as long as the run; its secret is in no plan and no state.
ephemeral "consentform_token" "reader" {
  name   = "reader"
  scopes = ["sites:read"]
}

provider "consentform" {
  alias = "reader"
  token = ephemeral.consentform_token.reader.secret
}

data "consentform_sites" "all" {
  provider = consentform.reader
}

output "names" {
  value = data.consentform_sites.all.sites[*].name
}
