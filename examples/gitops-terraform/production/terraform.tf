terraform {
  required_version = ">= 1.11"
  required_providers {
    consentform = { source = "consentform/consentform" }
  }
  # Replace this with your team's backend, and adjust its settings in ci/init.sh.
  backend "local" {}
}
