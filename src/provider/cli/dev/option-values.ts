import { InvalidArgumentError, Option } from "commander";
import { loadService } from "../load-service";

/** The requests of a token in each window. @throws {InvalidArgumentError} */
export function quota(text: string): { requests: number; windowS: number } {
  const [, requests, windowS] = /^([1-9]\d{0,6})\/([1-9]\d{0,4})$/.exec(text) ?? [];
  if (requests === undefined || windowS === undefined) {
    throw new InvalidArgumentError("Expected requests/seconds, for example 600/60.");
  }
  return { requests: Number(requests), windowS: Number(windowS) };
}

/** The address of a name server. @throws {InvalidArgumentError} */
export function dnsServer(text: string): string {
  try {
    return loadService().parseDnsServer(text);
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : String(error));
  }
}

/** The name of a header, in lower case. @throws {InvalidArgumentError} */
export function headerName(text: string): string {
  // A token of HTTP (RFC 9110, 5.6.2).
  if (/^[\w!#$%&'*+.^`|~-]{1,100}$/.test(text)) return text.toLowerCase();
  throw new InvalidArgumentError("Expected the name of a header, for example CF-IPCountry.");
}

/** An option that may occur several times; none by default. `refusal` says what is wrong with a value. */
export function repeatable(
  flags: string,
  description: string,
  refusal: (text: string) => string | null = () => null,
): Option {
  return new Option(flags, description).default([], "none").argParser((text: string, before: string[]) => {
    const why = refusal(text);
    if (why !== null) throw new InvalidArgumentError(`${why}.`);
    return [...before, text];
  });
}
