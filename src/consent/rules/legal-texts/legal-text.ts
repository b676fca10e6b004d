/** A text that rules rest on, and how this project read it. */
export interface LegalText {
  /** The text, and the sections that this row is about. */
  name: string;
  /** Official text; absent if no lasting address is known. */
  url?: string;
  /** Day, `YYYY-MM-DD`, on which these sections were compared with the rules; null if they were not. */
  read_at: string | null;
  /** The place and way of reading; for a text that was not, what is known of it. */
  read: string;
}

/** The way of reading of a text that was not compared with the rules. */
export const NO_RECORD = "known by name; no record of a comparison";
