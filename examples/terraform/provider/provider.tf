terraform {
  required_providers {
    consentform = {
      source = "consentform/consentform"
    }
  }
}

# The token comes from the environment variable CONSENTFORM_TOKEN. CONSENTFORM_ENDPOINT can set the endpoint.
provider "consentform" {
  endpoint = "http://localhost:4071" # `npx consentform dev`; there is no default
}
