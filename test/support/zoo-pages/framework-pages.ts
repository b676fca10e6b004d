import type { Visitor } from "../banner-visit";
import { tellMissing } from "../required";
import { react18 } from "./bundled";
import { islandsPage } from "./islands-page";
import { reactPage } from "./react-pages";
import { turboPage } from "./turbo-page";
import { vuePage } from "./vue-page";
import type { ZooPage, ZooPages } from "./zoo-page";

/** Pages of applications that hydrate the markup of a server, and of one that changes pages without a load. */

const hydrated = (visitor: Visitor) => visitor.page.waitForFunction("window.hydrated");

/** React in production: in development it also reports the attributes of tags that a stored choice released. */
const react = (modules?: string): ZooPage => ({
  ...reactPage("document", true, modules, "production"),
  ran: ["/tag.js", "inline"],
  arrive: async (visitor) => {
    await hydrated(visitor);
    expect(await visitor.evaluate("window.recovered")).toEqual([]);
  },
});

const older = react18();
if ("reason" in older) tellMissing("react-18", older.reason);

export const frameworkPages: ZooPages = {
  ...("reason" in older ? {} : { "a document that React 18 hydrates": () => react(older.modules) }),
  "a document that React 19 hydrates": () => react(),
  "a page that Vue hydrates": async () => ({
    ...(await vuePage()),
    ran: ["inline"],
    arrive: async (visitor) => {
      await visitor.evaluate("window.hydrate()");
      await visitor.page.click("#count");
      await visitor.page.waitForFunction("document.getElementById('count').textContent === 'Count 1'");
    },
  }),
  "a page of islands that hydrate when they are seen": () => ({
    ...islandsPage("production"),
    ran: ["island"],
    arrive: async (visitor) => {
      await visitor.evaluate("document.querySelector('my-island').scrollIntoView()");
      await hydrated(visitor);
    },
  }),
  "a page that Turbo changed": () => ({
    ...turboPage(),
    // The first page's tag runs when it is loaded again with a stored choice.
    ran: ["second"],
    arrive: async (visitor) => {
      if ((await visitor.page.$("#next")) === null) return;
      await visitor.page.click("#next");
      await visitor.page.waitForFunction("document.querySelector('h1').textContent === 'Second'");
    },
  }),
};
