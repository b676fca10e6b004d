// The public surface takes everything from here; constructs and Terraform read tables, too.
export { type FleetSite, readSites } from "../fleet";
