// The public surface takes everything from here; constructs read banners, too.
export { type BannerDocument, readBanner } from "../resources/read-banner";
