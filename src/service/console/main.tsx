import { visibleText } from "@consentform/consent/contract/browser";
import { options, render } from "preact";
import { App } from "./app";
import { keepFocus } from "./keep-focus";
import { followLinks } from "./navigation";
import { pageAt } from "./page-table";
import "./console.css";

// Every drawn text passes through here, so no name, note or cookie can reverse the text around it.
const { vnode: next } = options;
options.vnode = (vnode) => {
  if (typeof vnode.props === "string") Object.assign(vnode, { props: visibleText(vnode.props) });
  next?.(vnode);
};

followLinks((path) => pageAt(path) !== null);
const root = document.getElementById("console");
if (root !== null) {
  render(<App />, root);
  keepFocus(root);
}
