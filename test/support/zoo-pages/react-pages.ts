import { createRequire } from "node:module";
import { join } from "node:path";
import { repositoryFolder } from "../repository-folder";
import { bundled } from "./bundled";
import { documentOf, type ZooPage } from "./zoo-page";

/** The parts of React that the page uses, of any version. */
interface ReactLike {
  // biome-ignore lint/suspicious/noExplicitAny: two versions have two types
  createElement(...parts: readonly any[]): any;
  useState(first: number): [number, (next: number) => void];
  useEffect(act: () => void, of: readonly unknown[]): void;
}

/** The page's component. It runs in Node and in the browser, so it uses nothing but its arguments. */
const shopOf = (React: ReactLike, isDocument: boolean) => (props: { loader: string }) => {
  const h = React.createElement;
  const [count, setCount] = React.useState(0);
  React.useEffect(() => {
    (globalThis as { hydrated?: boolean }).hydrated = true;
  }, []);
  const marked = { type: "text/plain", "data-consent": "marketing" };
  const note = "window.ran = (window.ran || []).concat('inline');";
  const app = h(
    "main",
    { id: "app" },
    h("h1", null, "Shop"),
    h("button", { id: "count", onClick: () => setCount(count + 1) }, `Count ${count}`),
    h("iframe", {
      title: "Film",
      width: 400,
      height: 300,
      "data-consent": "marketing",
      "data-consent-src": "/film.html",
    }),
    h(
      "div",
      null,
      h("script", { ...marked, src: "/tag.js" }),
      h("script", { ...marked, dangerouslySetInnerHTML: { __html: note } }),
    ),
    count < 2 &&
      h("iframe", {
        key: count,
        title: `Map ${count}`,
        "data-consent": "functional",
        "data-consent-src": `/map${count}.html`,
      }),
    h("p", { id: "end" }, `End ${count}`),
  );
  if (!isDocument) return app;
  const head = h(
    "head",
    null,
    h("meta", { charSet: "utf-8" }),
    h("script", { src: props.loader }),
    h("title", null, "Shop"),
    h("link", { rel: "icon", href: "data:," }),
    h("script", { src: "/app.js", defer: true }),
  );
  return h(
    "html",
    { lang: "en" },
    head,
    h("body", null, h("header", null, "Header"), app, h("footer", null, "Footer")),
  );
};

const frames = Object.fromEntries(
  ["/film.html", "/map0.html", "/map1.html"].map((path) => [path, "<link rel=icon href=data:,>"]),
);

/**
 * The page of an application that calls `window.hydrate`, at once or when a test does.
 *
 * @param modules a folder with the version of React
 */
export function reactPage(
  root: "document" | "element",
  isAtOnce: boolean,
  modules = join(repositoryFolder, "node_modules"),
  mode: "development" | "production" = "development",
): ZooPage {
  const require = createRequire(join(modules, "index.js"));
  const React = require("react") as ReactLike;
  const server = require("react-dom/server") as { renderToString(app: unknown): string };
  const isDocument = root === "document";
  const markup = server.renderToString(React.createElement(shopOf(React, isDocument), { loader: "LOADER" }));
  const html = isDocument
    ? `<!doctype html>${markup}`
    : documentOf('<script src="/app.js" defer></script>', `<header>Header</header><div id="root">${markup}</div>`);
  const program = `
    import React from "react";
    import { hydrateRoot } from "react-dom/client";
    const shopOf = ${shopOf.toString()};
    window.recovered = [];
    window.hydrate = () => {
      const loader = document.querySelector("script[src*='/loader.js']").getAttribute("src");
      const at = ${isDocument ? "document" : 'document.getElementById("root")'};
      window.root = hydrateRoot(at, React.createElement(shopOf(React, ${isDocument}), { loader }), {
        onRecoverableError: (error) => window.recovered.push(String(error)),
      });
    };
    ${isAtOnce ? "window.hydrate();" : ""}`;
  return {
    html,
    files: { "/app.js": bundled(program, modules, mode), ...frames },
  };
}
