import { fileFailure } from "@consentform/consent/failures";
import { isProblem, TransportError } from "../client";

/** The text that a command prints for an error: what is wrong, in names that the user knows, and what to do. */
export function failureText(error: unknown): string {
  if (isProblem(error, "unauthenticated")) {
    return `The service does not know the token in CONSENTFORM_TOKEN. Set the variable to a valid token of this service${requestOf(error.requestId)}.`;
  }
  if (isProblem(error, "token-expired", "token-revoked")) {
    return `The token in CONSENTFORM_TOKEN ${error.slug === "token-expired" ? "has expired" : "was revoked"}. Set the variable to a valid token${requestOf(error.requestId)}.`;
  }
  if (error instanceof TransportError) {
    const advice = adviceOn(error);
    return advice === null ? error.message : `${error.message}. ${advice}`;
  }
  return fileFailure(error) ?? (error instanceof Error ? error.message : String(error));
}

/** The remedy for an endpoint where no service answers; null for other failures. */
function adviceOn({ code, reason }: TransportError): string | null {
  if (code === "ECONNREFUSED") {
    return "Start a local service with `consentform dev`, or correct --endpoint or CONSENTFORM_ENDPOINT.";
  }
  const isAddressAtFault = reason === "blocked-port" || code === "ENOTFOUND" || code === "EAI_AGAIN";
  return isAddressAtFault ? "Correct --endpoint or CONSENTFORM_ENDPOINT." : null;
}

function requestOf(id: string | null): string {
  return id === null ? "" : ` (request ${id})`;
}
