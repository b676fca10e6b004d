import { createRequire } from "node:module";
import { join } from "node:path";
import { repositoryFolder } from "../repository-folder";
import { bundled } from "./bundled";
import { documentOf, type ZooPage } from "./zoo-page";

/** React's function, whose types are not installed. */
type CreateElement = (tag: unknown, attributes?: object | null, ...children: unknown[]) => unknown;

const islandOf = (h: CreateElement) => () => {
  const note = "window.ran = (window.ran || []).concat('island');";
  return h(
    "section",
    null,
    h("iframe", { title: "Film", "data-consent": "marketing", "data-consent-src": "/film.html" }),
    h("script", {
      type: "text/plain",
      "data-consent": "marketing",
      dangerouslySetInnerHTML: { __html: note },
    }),
  );
};

/** A page like those of Astro: static markup, and a React island that hydrates when it becomes visible. */
export function islandsPage(mode: "development" | "production" = "development"): ZooPage {
  const require = createRequire(join(repositoryFolder, "package.json"));
  const React = require("react") as { createElement: CreateElement };
  const { renderToString } = require("react-dom/server") as { renderToString(app: unknown): string };
  const markup = renderToString(React.createElement(islandOf(React.createElement)));
  const program = `
    import React from "react";
    import { hydrateRoot } from "react-dom/client";
    window.recovered = [];
    const Island = (${islandOf.toString()})(React.createElement);
    const Page = () => {
      React.useEffect(() => { window.hydrated = true; }, []);
      return React.createElement(Island);
    };
    customElements.define("my-island", class extends HTMLElement {
      connectedCallback() {
        const seen = new IntersectionObserver(([entry]) => {
          if (!entry.isIntersecting) return;
          seen.disconnect();
          hydrateRoot(this, React.createElement(Page), { onRecoverableError: (error) => window.recovered.push(String(error)) });
        });
        seen.observe(this);
      }
    });`;
  const island = `<div style="height: 3000px">Text</div><my-island style="display: block">${markup}</my-island>`;
  return {
    html: documentOf('<script src="/islands.js" defer></script>', island),
    files: { "/islands.js": bundled(program, undefined, mode), "/film.html": "<link rel=icon href=data:,>" },
  };
}
