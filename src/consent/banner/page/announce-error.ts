/** Notifies the page that a part of the banner is missing. What that part would have granted stays denied. */
export function announceError(): void {
  document.dispatchEvent(new CustomEvent("consentform:error"));
}
