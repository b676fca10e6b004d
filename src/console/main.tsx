import { render } from "preact";
import { App } from "./app";
import { keepFocus } from "./keep-focus";
import { followLinks } from "./navigation";
import { pageAt } from "./page-table";
import "./console.css";

followLinks((path) => pageAt(path) !== null);
const root = document.getElementById("console");
if (root !== null) {
  render(<App />, root);
  keepFocus(root);
}
