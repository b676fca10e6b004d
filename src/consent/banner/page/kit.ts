import { attach, attached, REDRAWS, reattach } from "./attached";
import { element } from "./element";
import { drawFirstLayer } from "./first-layer";
import { getJson } from "./get-json";
import { pageLanguage } from "./language";
import { button, closeSign, linkList } from "./parts";
import { makeSurface, sheet } from "./surface";

/** The functions of the banner script that later parts borrow, so that none contains them twice. */
export const kit = {
  element,
  button,
  closeSign,
  linkList,
  drawFirstLayer,
  makeSurface,
  sheet,
  getJson,
  pageLanguage,
  attach,
  attached,
  reattach,
  REDRAWS,
};

/** The type of {@link kit}. */
export type Kit = typeof kit;
