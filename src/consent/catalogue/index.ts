export { cataloguedService } from "./catalogued-service";
export { scanRules } from "./scan-rules";
export { type Confidence, catalogueCookie, catalogueHost } from "./tracker-catalogue";
