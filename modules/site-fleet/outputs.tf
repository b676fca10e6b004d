output "sites" {
  description = "The sites by key."
  value       = consentform_site.fleet
}

output "challenges" {
  description = "The DNS record of each host, for the configuration that owns the zone."
  value       = { for host, domain in consentform_domain.fleet : host => domain.challenge.dns }
}

output "template" {
  description = "The template of the sites."
  value       = local.template
}

output "digests" {
  description = "Digest of each site's document by key."
  value       = merge(module.wave_1.digests, module.wave_2.digests, module.wave_3.digests, module.wave_4.digests, module.wave_5.digests)
}
