import { InvalidArgumentError } from "commander";

/**
 * The origin of an address under which a service is reached.
 * @throws {InvalidArgumentError} if it has a path, or is not one of http
 */
export function publicUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || text.replace(/\/$/, "") !== url.origin) {
    throw new InvalidArgumentError("Expected an origin, for example https://consent.example.com.");
  }
  return url.origin;
}
