/** Name of the item of local storage with the choice that the service has not confirmed. */
export function queueName(site: string): string {
  return `consentform_${site.slice(-8)}`;
}

/** Name of the item of local storage with what a page withdrew and the next one deletes again. */
export function withdrawnName(site: string): string {
  return `${queueName(site)}_withdrawn`;
}
