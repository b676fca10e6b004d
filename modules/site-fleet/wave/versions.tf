terraform {
  required_providers {
    consentform = {
      source = "consentform/consentform"
    }
  }
}
