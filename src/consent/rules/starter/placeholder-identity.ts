/**
 * The identity in a starter document, which only its owner knows; identity-placeholder is raised until both are
 * replaced.
 */
export const placeholderIdentity = {
  controller_name: "Name of your company",
  contact_email: "privacy@example.com",
} as const;

/** The address of the privacy policy in a starter document. */
export const PLACEHOLDER_POLICY = "/privacy";
