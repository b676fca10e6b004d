/** The parts of a finding's message, in the order in which it has them. */
export interface MessageParts {
  /** The state of the document, and what visitors meet. */
  fault: string;
  /** The one thing to do. */
  fix?: string;
  /** The places where it applies, and why it only warns in some of them. */
  where?: string;
}

const BEFORE_FIX = " Fix: ";

const beforeWhere = / (?=(?:Applies in|Only a warning|We have not checked|This error cannot be waived)\b)/;

/** A finding's message as one text. */
export function messageOf({ fault, fix, where }: MessageParts): string {
  return [fault, ...(fix === undefined ? [] : [BEFORE_FIX.trim(), fix]), ...(where ? [where] : [])].join(" ");
}

/** The parts of a text that `messageOf` returned. A refusal of the form has a fault alone. */
export function partsOf(message: string): MessageParts {
  // The fault may quote anything; the fix is the rule's own text.
  const at = message.lastIndexOf(BEFORE_FIX);
  if (at === -1) return { fault: message };
  const rest = message.slice(at + BEFORE_FIX.length);
  const [fix = ""] = rest.split(beforeWhere);
  const where = rest.slice(fix.length + 1);
  return { fault: message.slice(0, at), fix, ...(where !== "" && { where }) };
}
