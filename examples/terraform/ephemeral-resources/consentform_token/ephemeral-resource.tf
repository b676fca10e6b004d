# The token exists only during the run. Its secret is not stored in the plan or the state.
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
