import { element } from "./element";
import { drawFirstLayer } from "./first-layer";
import { getJson } from "./get-json";
import { pageLanguage } from "./language";
import { button, closeSign, linkList, showModal } from "./parts";
import { attach, attached, makeSurface, sheet } from "./surface";

/** The functions of the banner script that later parts borrow, so that none contains them twice. */
export const kit = {
  ...{
    element,
    button,
    closeSign,
    linkList,
    showModal,
    drawFirstLayer,
    makeSurface,
    attach,
    attached,
    sheet,
    getJson,
    pageLanguage,
  },
};

/** The type of {@link kit}. */
export type Kit = typeof kit;
