export { cataloguedService } from "./catalogued-service";
