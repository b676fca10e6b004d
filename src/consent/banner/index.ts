/** The banner: the scripts that a visitor's browser loads, the settings of a site for them, and previews. */

export { bannerScripts, digestOf } from "./banner-scripts";
export { type Choice, newestChoice } from "./choice";
export {
  firstLayerSlice,
  frameworkScripts,
  loaderFile,
  loaderSettings,
  type PublishedBanner,
  type PublishedService,
  preferencesSlice,
  slicesOf,
} from "./make-slices";
export type { ConfirmedRecord, ConsentFormPage, ConsentReport, FrameworkStrings } from "./page-api";
export { contentPolicy, hashSource, type PreviewFrame, previewFrame } from "./preview-frame";
export { previewPage } from "./preview-page";
export { frameFor, type PreviewLayer, type PreviewScenario, previewLayers } from "./preview-scenario";
export { queueName } from "./queue-name";
export { readVendorList, type VendorList } from "./vendor-list";
