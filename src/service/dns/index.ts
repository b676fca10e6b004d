export { createDnsLookup, parseDnsServer } from "./dns-lookup";
