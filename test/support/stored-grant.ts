import { formatChoice } from "../../src/consent/banner/choice";

const DAY_S = 86_400;

/** A stored choice from yesterday that grants every optional category, with some members replaced. */
export function grantOf(changes: Partial<Parameters<typeof formatChoice>[0]> = {}): string {
  const now = Math.floor(Date.now() / 1000);
  return formatChoice({
    revision: 1,
    model: "opt_in",
    gpc: false,
    rule: null,
    decided: now - DAY_S,
    until: now + DAY_S,
    granted: ["functional", "analytics", "marketing"],
    servicesOff: [],
    subject: "0123456789abcdef0123456789abcdef",
    ...changes,
  });
}
