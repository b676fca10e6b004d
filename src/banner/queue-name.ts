/** Name of the item of local storage with the choice that the service has not confirmed. */
export function queueName(site: string): string {
  return `consentform_${site.slice(-8)}`;
}
