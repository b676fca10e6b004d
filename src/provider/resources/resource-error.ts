import { type Place, render, type Text, text } from "./text";

/** A problem with a resource, for the user. */
export interface Fault {
  /** Kind of the resource; null while only the lifecycle knows it. */
  readonly kind: string | null;
  /** The property that it is about; empty: the resource as a whole. */
  readonly property: Place;
  /** The finding and the allowed values, without kind and property. Never contains a secret. */
  readonly message: Text;
  /** The remedy; empty if the message contains it. */
  readonly advice: Text;
}

/** A failure as a value. Its `message` is for logs: fronts render the fault in their own spelling. */
export class ResourceError extends Error {
  readonly fault: Fault;

  constructor(
    { kind = null, property = [], message, advice = "" }: Partial<Fault> & Pick<Fault, "message">,
    options?: ErrorOptions,
  ) {
    const fault = { kind, property, message, advice };
    super(render(faultText(fault)), options);
    this.name = "ResourceError";
    this.fault = fault;
  }
}

/** Any error as a fault. */
export function faultOf(error: unknown): Fault {
  if (error instanceof ResourceError) return error.fault;
  return { kind: null, property: [], message: error instanceof Error ? error.message : String(error), advice: "" };
}

/** A fault as one text: kind, property, message and advice. */
export function faultText({ kind, property, message, advice }: Fault): Text {
  const place = property.length === 0 ? "" : text`${{ property }}: `;
  const whole = text`${kind === null ? "" : `${kind}: `}${place}${message}`;
  const end = /[.!?:]$/.test(render(message)) ? "" : ".";
  return advice.length === 0 ? whole : text`${whole}${end} ${advice}`;
}
