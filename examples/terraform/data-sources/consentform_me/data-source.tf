data "consentform_me" "caller" {}

output "scopes" {
  value = data.consentform_me.caller.token.scopes
}
