export { type Answer, type Connection, type Listener, listen } from "./listen";
export { readTls, type TlsFiles } from "./tls-files";
