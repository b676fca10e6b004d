export { bannerScripts } from "./banner-scripts";
