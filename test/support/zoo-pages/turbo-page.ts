import { bundled } from "./bundled";
import { documentOf, type ZooPage } from "./zoo-page";

/** A page whose links Turbo follows without a page load. */
export function turboPage(): ZooPage {
  const head = '<script src="/turbo.js" defer></script>';
  const page = (name: string, link: string) =>
    documentOf(
      head,
      `<h1>${name}</h1>${link}<iframe title="Film" data-consent="marketing" data-consent-src="/film.html"></iframe>
      <script type="text/plain" data-consent="marketing">window.ran = (window.ran || []).concat("${name.toLowerCase()}");</script>`,
    );
  return {
    html: page("First", '<a id="next" href="/second.html">Next</a>'),
    files: {
      "/turbo.js": bundled('import "@hotwired/turbo";', undefined, "production"),
      "/second.html": page("Second", ""),
      "/film.html": "<link rel=icon href=data:,>",
    },
  };
}
