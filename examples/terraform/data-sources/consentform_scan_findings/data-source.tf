variable "scan_id" {
  type = string
}

data "consentform_scan_findings" "severe" {
  scan_id  = var.scan_id
  severity = ["error", "warning"]
}

output "pages" {
  value = distinct([for finding in data.consentform_scan_findings.severe.findings : finding.page])
}
