variable "name" {
  description = "Name of the fleet. Its rollouts and a template that it owns are named after it."
  type        = string
}

variable "template" {
  description = "Template of all sites: a consentform_banner_template as resource, a consentform_template as data source, an id with a revision, or the arguments of a template (name, document, variables, locked_paths), which the fleet then owns. With an id alone, rollouts keep the revision that they applied first, and none begins in production."
  type        = any

  validation {
    condition     = can(keys(var.template)) && anytrue([for name in try(keys(var.template), []) : contains(["id", "document"], name)])
    error_message = "template must be a consentform_banner_template, a data source consentform_template, or an object with `id` and `revision` or with `document`."
  }
}

variable "sites" {
  description = "Sites by key, as provider::consentform::read_sites returns them."
  type = map(object({
    hosts               = list(string)
    preview_hosts       = optional(list(string), [])
    name                = optional(string)
    labels              = optional(map(string), {})
    variables           = optional(map(string), {})
    overrides           = optional(string)
    wave                = optional(string)
    retention           = optional(number)
    deletion_protection = optional(bool)
  }))
}

variable "waves" {
  description = "Names of up to five waves in the order of deployment. A site without a wave is in the last one. Default: all sites at once."
  type        = list(string)
  default     = []
  nullable    = false

  validation {
    condition     = length(var.waves) <= 5
    error_message = "waves has ${length(var.waves)} names; this module has five chained waves. Join waves, or use a second fleet for the rest."
  }
}

variable "gate" {
  description = "Scan that must pass between preview and production, for every wave but the last, or for the only one. Arguments of consentform_scan_gate."
  type = object({
    fail_on         = optional(string)
    max_pages       = optional(number)
    profiles        = optional(list(string))
    triggers        = optional(map(string))
    sarif_path      = optional(string)
    timeout_minutes = optional(number)
    when_unverified = optional(string, "fail")
  })
  default = null
}

variable "gates" {
  description = "The same by the name of the wave, instead of `gate`."
  type = map(object({
    fail_on         = optional(string)
    max_pages       = optional(number)
    profiles        = optional(list(string))
    triggers        = optional(map(string))
    sarif_path      = optional(string)
    timeout_minutes = optional(number)
    when_unverified = optional(string, "fail")
  }))
  default = null

  validation {
    condition     = var.gate == null || var.gates == null
    error_message = "Both gate and gates are set. Set one of them."
  }
}

variable "release" {
  description = "How far the sites go: draft, preview or production."
  type        = string
  default     = "draft"
}

variable "verify" {
  description = "True waits until the DNS record of each host can be found. A gate waits for preview hosts, production for the others."
  type        = bool
  default     = false
}

variable "verify_timeout_minutes" {
  description = "How long to wait for a DNS record, in minutes."
  type        = number
  default     = null
}

variable "settings" {
  description = "Settings that all sites share. Labels of a site are added."
  type        = any
  default     = {}
  nullable    = false
}

variable "retention" {
  description = "Days for which consent records are kept, for sites that name none."
  type        = number
  default     = null
}

variable "deletion_protection" {
  description = "Whether sites that say nothing about it are protected from deletion."
  type        = bool
  default     = true
}

variable "allow_delete_while_served" {
  description = "Whether sites may be deleted although visitors use their banners. A site with deletion_protection = false always may."
  type        = bool
  default     = false
}

variable "note" {
  description = "Note of the versions that are published."
  type        = string
  default     = null
}

variable "reconsent" {
  description = "Whether visitors who have already chosen are asked again: auto, force or never."
  type        = string
  default     = null
}

variable "gate_overrides" {
  description = "Overrides of the sites' promotion gates, by the keys of `sites`: each lets the document with this digest pass."
  type = map(object({
    digest = string
    reason = string
  }))
  default  = {}
  nullable = false
}

variable "adopt" {
  description = "Takes over drafts that were edited by hand (\"true\"), or that another deployment owns (\"take-over\")."
  type        = string
  default     = null
}
