export { createFrontEnd, type FrontEnd } from "./front-end";
export { serveMessages } from "./serve-messages";
