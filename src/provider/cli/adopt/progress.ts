import type { CommandContext } from "../command-context";

/** In a pipe, a line is printed for so many sites. */
const SITES_A_LINE = 25;

/** Shows how many sites have been read: in place on a terminal, as separate lines in a pipe. */
export function siteProgress({ stderr, rewriteLine }: CommandContext): { show(done: number): void; end(): void } {
  let shown = 0;
  return {
    show(done) {
      const text = `${done} ${done === 1 ? "site" : "sites"} read`;
      if (rewriteLine !== undefined) rewriteLine(text);
      else if (Math.floor(done / SITES_A_LINE) > Math.floor(shown / SITES_A_LINE)) stderr(text);
      shown = done;
    },
    end() {
      if (shown > 0) rewriteLine?.("");
    },
  };
}
