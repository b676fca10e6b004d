import { type Claims, createClaims } from "./claims";
import { createLines, type Lines } from "./lines";
import { createProgram, type Program } from "./program";

/** The knowledge of one process about the program's resources and their objects. It fetches nothing. */
export interface Ledger {
  /** Which object belongs to which resource of the run. */
  readonly claims: Claims;
  readonly lines: Lines;
  readonly program: Program;
}

/**
 * An empty ledger: that of a new process.
 *
 * @param lineOf the part of a key that an object has in common with the one that replaces it; default: all of it
 */
export function createLedger(lineOf: (key: string) => string = (key) => key): Ledger {
  return { claims: createClaims(), lines: createLines(lineOf), program: createProgram() };
}
