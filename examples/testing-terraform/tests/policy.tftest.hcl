# Runs without a service: the mocks of the package answer in its place.
mock_provider "consentform" {
  source = "./node_modules/consentform/modules/mocks"
}

run "policy" {
  assert {
    condition     = consentform_site.shop.retention <= 400
    error_message = "Records are kept for ${consentform_site.shop.retention} days; at most 400 are allowed."
  }

  assert {
    condition = contains(
      [for gate in [consentform_scan_gate.shop] : "${gate.site_id} ${gate.version_number}"],
      "${consentform_promotion.shop.site_id} ${consentform_promotion.shop.version_number}"
    )
    error_message = "A version is promoted to production without a gate. Promote the version_number of a consentform_scan_gate."
  }
}
