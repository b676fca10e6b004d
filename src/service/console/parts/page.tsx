import { visibleText } from "@consentform/consent/contract/browser";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/** Title of a site's first page. */
export const OVERVIEW = "Overview";

/** True until the first page is drawn: the browser has its own focus then. */
let isFirst = true;

/**
 * A page's heading and title. The heading gets the focus when the page opens.
 * @param site name of the page's site; the overview's heading is this name alone
 */
export function Page(props: { title: string; site?: string | undefined; children: ComponentChildren }) {
  const { title, site, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  // Together with the heading: a screen reader, or a test, that reads both must not find the page before.
  useLayoutEffect(() => {
    document.title = `${title} · ${site === undefined ? "consentform" : visibleText(site)}`;
  }, [title, site]);
  useEffect(() => {
    if (isFirst) isFirst = false;
    else focusHeading(heading.current);
  }, []);
  return (
    <>
      <h1 tabIndex={-1} ref={heading}>
        {site === undefined ? title : <bdi>{site}</bdi>}
        {site !== undefined && title !== OVERVIEW && <span class="page-of-site"> · {title}</span>}
      </h1>
      {children}
    </>
  );
}

/** Moves the focus to the page's heading, when the control that had it is gone or another page is shown. */
export function focusHeading(heading = document.querySelector("h1")): void {
  heading?.focus({ preventScroll: true });
  scrollTo(0, 0);
}
