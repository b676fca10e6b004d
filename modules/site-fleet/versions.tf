terraform {
  required_version = ">= 1.11"

  required_providers {
    consentform = {
      source = "consentform/consentform"
    }
  }
}
