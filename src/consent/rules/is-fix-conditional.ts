/** Reports whether a fix depends on an answer. Such a fix begins with the question: "If so, delete the sentence." */
export function isFixConditional(fix: string): boolean {
  return fix.startsWith("If ");
}
