export { createFront, type Front } from "./front";
export { serveMessages } from "./serve-messages";
