import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

/** True until the first page is drawn: the browser has its own focus then. */
let isFirst = true;

/** A page's heading and title. The heading gets the focus when the page is entered. */
export function Page(props: { title: string; under?: string | undefined; children: ComponentChildren }) {
  const { title, under, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${under === undefined ? title : `${title}, ${under}`}: consentform`;
  }, [title, under]);
  useEffect(() => {
    if (isFirst) isFirst = false;
    else focusHeading(heading.current);
  }, []);
  return (
    <>
      <h1 tabIndex={-1} ref={heading}>
        {title}
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
