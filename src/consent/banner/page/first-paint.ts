import type { Question, VisitorPlace } from "../question";
import type { FirstLayerSlice } from "../slice";
import type { LoaderBridge } from "./bridge";
import type { Surface } from "./surface";

/** The requests of a visitor on the first layer; `keep` leaves on what is on. */
export type Action = "accept" | "reject" | "keep" | "customize" | "opt_out";

/** A page as the banner script leaves it to what is loaded after the first paint. */
export interface FirstPaint {
  readonly bridge: LoaderBridge;
  slice: FirstLayerSlice;
  readonly place: VisitorPlace | null;
  /** True if the browser sends Global Privacy Control. */
  readonly signal: boolean;
  readonly question: Question;
  readonly isFrame: boolean;
  /** True for crawlers, if the document hides the banner from them. */
  readonly isHidden: boolean;
  /** Null if nothing is drawn, as for a visitor who chose before. */
  firstLayer: Surface | null;
  /** Answers a visitor, once that can be done. */
  act(action: Action): void;
  /** Loads a part of the same build. */
  load(name: string): Promise<unknown>;
}
