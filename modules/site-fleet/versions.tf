terraform {
  required_version = ">= 1.8"

  required_providers {
    consentform = {
      source = "consentform/consentform"
    }
  }
}
