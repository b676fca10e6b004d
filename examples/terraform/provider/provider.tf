terraform {
  required_providers {
    consentform = {
      source = "consentform/consentform"
    }
  }
}

# The token comes from the environment: CONSENTFORM_TOKEN. So may the endpoint: CONSENTFORM_ENDPOINT.
provider "consentform" {
  endpoint = "http://localhost:4071" # `npx consentform dev`; there is no default
}
