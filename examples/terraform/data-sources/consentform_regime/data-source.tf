data "consentform_regime" "california" {
  country = "US"
  region  = "US-CA"
}

output "model" {
  value = data.consentform_regime.california.regime
}
