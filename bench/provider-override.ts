/** Engine configuration that takes a provider from a folder: `overrideOf("hashicorp/time", folder)`. */
export function overrideOf(address: string, folder: string): string {
  return `provider_installation {
  dev_overrides {
    ${JSON.stringify(address)} = ${JSON.stringify(folder)}
  }
  direct {}
}
`;
}
