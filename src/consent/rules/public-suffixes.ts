/** The list of public suffixes. The build puts the library into this module: installed, it has fifteen copies of it. */
export { getDomain } from "tldts";
