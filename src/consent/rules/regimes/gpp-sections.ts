/**
 * United States sections of the IAB Global Privacy Platform and their ids
 * (github.com/InteractiveAdvertisingBureau/Global-Privacy-Platform, section information).
 */
export const gppSections: Readonly<Record<string, number>> = {
  usnat: 7,
  usca: 8,
  usva: 9,
  usco: 10,
  usut: 11,
  usct: 12,
  usfl: 13,
  usmt: 14,
  usor: 15,
  ustx: 16,
  usde: 17,
  usia: 18,
  usne: 19,
  usnh: 20,
  usnj: 21,
  ustn: 22,
  usmn: 23,
  usmd: 24,
  usin: 25,
  usky: 26,
  usri: 27,
};

/** The section of a place, such as 8 for `US-CA`; undefined where the state has none. */
export function gppSectionOf(subdivision: string): number | undefined {
  const name = subdivision.replace("-", "").toLowerCase();
  return Object.hasOwn(gppSections, name) ? gppSections[name] : undefined;
}
