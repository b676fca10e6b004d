export { keyThumbprint } from "./key-thumbprint";
