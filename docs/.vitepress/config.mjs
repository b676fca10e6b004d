// The website made of this folder: `npm run docs`. Pages remain readable on GitHub, so links are relative there and
// anchors have GitHub's form.
import { sidebar } from "../../tools/docs/navigation.mjs";
import { siteLink, sitePath } from "../../tools/docs/page-files.mjs";

const REPOSITORY = "https://github.com/consentform/consentform";
const BASE = process.env.DOCS_BASE ?? "/";

// biome-ignore lint/style/noDefaultExport: VitePress reads the default export.
export default {
  title: "consentform",
  description: "Consent banners as code.",
  head: [["link", { rel: "icon", href: `${BASE}icon.svg` }]],
  base: BASE,
  outDir: "../.site",
  cacheDir: "../.site-cache",
  rewrites: sitePath,
  vite: { ssr: { noExternal: true }, build: { chunkSizeWarningLimit: 4000 } },
  markdown: {
    anchor: { slugify: slugOf },
    config: (md) => {
      md.core.ruler.push("site", prepareTokens);
    },
  },
  themeConfig: {
    sidebar: sidebar(),
    outline: [2, 3],
    search: { provider: "local" },
    socialLinks: [{ icon: "github", link: REPOSITORY }],
    editLink: { pattern: `${REPOSITORY}/edit/main/docs/:path` },
  },
};

function prepareTokens({ tokens, env }) {
  for (const token of tokens.flatMap(({ children }) => children ?? [])) {
    // Braces, which templates of banners contain, would be an expression.
    if (token.type === "code_inline") token.attrSet("v-pre", "");
    if (token.type === "link_open") {
      token.attrSet("href", siteLink(env.relativePath, token.attrGet("href"), `${REPOSITORY}/blob/main`));
    }
  }
}

/** Anchors as GitHub makes them. */
function slugOf(heading) {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");
}
