terraform {
  required_version = ">= 1.11"
  required_providers {
    consentform = { source = "consentform/consentform" }
  }
  # Replace this by the backend of your team, and its settings in ci/init.sh.
  backend "local" {}
}
