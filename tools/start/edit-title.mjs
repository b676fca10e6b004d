/** The first title of a banner document: its English heading. */
const TITLE_LINE = /^( *title: )(.+)$/m;

/**
 * Changes the one text that the tour edits.
 *
 * @param {string} document YAML
 */
export function editTitle(document) {
  return document.replace(TITLE_LINE, "$1Your privacy, your choice");
}
