/** What a starter document says where only its owner knows the truth; identity-placeholder is raised until both are replaced. */
export const placeholderIdentity = {
  controller_name: "Name of your company",
  contact_email: "privacy@example.com",
} as const;
