/** A window with the part of the browser's Trusted Types that the banner uses. */
export interface TrustedTypesWindow {
  readonly trustedTypes: {
    createPolicy(
      name: string,
      rules: { createScriptURL(address: string): string },
    ): { createScriptURL(address: string): unknown };
  };
}

/**
 * Makes addresses below the loader's folder acceptable to pages that require Trusted Types: the policy `consentform`
 * accepts no other. Part of the loader, so ES5. Without Trusted Types, or on a page that forbids the policy, addresses
 * stay as they are; a page that requires a policy then refuses them.
 */
export function trustedAddresses(base: string): (address: string) => string {
  const rules = {
    createScriptURL: (address: string): string => {
      if (new URL(address).href.indexOf(base) !== 0) throw new TypeError(`Not below ${base}`);
      return address;
    },
  };
  try {
    const { trustedTypes } = window as unknown as TrustedTypesWindow;
    const policy = trustedTypes.createPolicy("consentform", rules);
    return (address) => policy.createScriptURL(address) as string;
  } catch (_) {
    return (address) => address;
  }
}
