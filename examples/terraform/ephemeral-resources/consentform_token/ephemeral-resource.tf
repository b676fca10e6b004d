# Exists for as long as the run; its secret is in no plan and no state.
ephemeral "consentform_token" "pipeline" {
  name   = "pipeline"
  scopes = ["sites:read"]
}
