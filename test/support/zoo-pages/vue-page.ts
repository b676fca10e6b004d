import { createSSRApp, h } from "vue";
import { renderToString } from "vue/server-renderer";
import { bundled } from "./bundled";
import { documentOf, type ZooPage } from "./zoo-page";

/** The page's component, without a template. It runs in Node and in the browser, so it uses nothing but `create`. */
const shopOf = (create: typeof h) => ({
  data: () => ({ count: 0 }),
  render(this: { count: number }) {
    const note = "window.ran = (window.ran || []).concat('inline');";
    return create("main", [
      create("h1", "Shop"),
      create("button", { id: "count", onClick: () => this.count++ }, `Count ${this.count}`),
      create("iframe", { title: "Film", "data-consent": "marketing", "data-consent-src": "/film.html" }),
      create("div", [create("script", { type: "text/plain", "data-consent": "marketing", innerHTML: note })]),
    ]);
  },
});

/** A page that Vue hydrates when a test calls `window.hydrate`. It reports elements that differ in production, too. */
export async function vuePage(): Promise<ZooPage> {
  const markup = await renderToString(createSSRApp(shopOf(h)));
  const program = `
    import { createSSRApp, h } from "vue";
    window.hydrate = () => {
      window.vue = createSSRApp((${shopOf.toString()})(h));
      window.vue.mount("#app");
    };`;
  return {
    html: documentOf('<script src="/app.js" defer></script>', `<div id="app">${markup}</div>`),
    files: { "/app.js": bundled(program, undefined, "production"), "/film.html": "<link rel=icon href=data:,>" },
  };
}
