/**
 * The mark of a version in a stage. A version that returns to a stage may ask for consent again: its number alone says
 * too little.
 */
export function stageMark(number: number, consentRevision: number | null): string {
  return `${number}/${consentRevision}`;
}

/** The mark of what a stage serves; null if that is nothing. */
export function markOfStage(stage: {
  readonly number: number | null;
  readonly consent_revision: number;
}): string | null {
  return stage.number === null ? null : stageMark(stage.number, stage.consent_revision);
}
