import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/** Moves the selection of a numbered text to a line, counted from 1. */
export type GoToLine = (line: number) => void;

/** How many lines stay visible above the selected one. */
const LINES_ABOVE = 3;

/**
 * A text area with line numbers. A copy of the text behind it wraps as the text area does, so that each number is
 * beside its line at every width and zoom, and in every script. The copy is hidden from assistive technology.
 */
export function NumberedText(props: {
  attributes: object;
  value: string;
  onInput: (value: string) => void;
  /** Receives the function that goes to a line. */
  lineGoer: { current: GoToLine | null };
}) {
  const { attributes, value, onInput, lineGoer } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const copy = useRef<HTMLDivElement>(null);
  const drawn = useRef<readonly string[]>([]);
  useLayoutEffect(() => {
    if (copy.current === null) return;
    const lines = value.split("\n");
    drawLines(copy.current, drawn.current, lines);
    drawn.current = lines;
  }, [value]);
  useEffect(() => {
    const [text, lines] = [area.current, copy.current];
    if (text === null || lines === null) return;
    const stopFollowing = followText(text, lines);
    lineGoer.current = (line) => goToLine(text, lines, line);
    return () => {
      stopFollowing();
      lineGoer.current = null;
    };
  }, []);
  return (
    <div class="numbered">
      <div class="lines" aria-hidden="true" ref={copy} />
      <textarea
        {...attributes}
        ref={area}
        class="document"
        dir="ltr"
        spellcheck={false}
        autocomplete="off"
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </div>
  );
}

/** Keeps the copy as wide as the text area without its scroll bar, and scrolled as far. @returns what ends that */
function followText(text: HTMLTextAreaElement, copy: HTMLElement): () => void {
  const follow = () => {
    copy.style.transform = `translateY(${-text.scrollTop}px)`;
  };
  const fit = () => {
    copy.style.width = `${text.clientWidth}px`;
    follow();
  };
  const observer = new ResizeObserver(fit);
  observer.observe(text);
  text.addEventListener("scroll", follow, { passive: true });
  fit();
  return () => {
    observer.disconnect();
    text.removeEventListener("scroll", follow);
  };
}

function goToLine(text: HTMLTextAreaElement, copy: HTMLElement, line: number): void {
  const all = text.value.split("\n");
  const index = Math.min(Math.max(line, 1), all.length) - 1;
  const start = all.slice(0, index).reduce((sum, one) => sum + one.length + 1, 0);
  text.focus();
  text.setSelectionRange(start, start + (all[index]?.length ?? 0));
  const at = copy.children[index] as HTMLElement | undefined;
  const above = copy.children[Math.max(0, index - LINES_ABOVE)] as HTMLElement | undefined;
  if (at !== undefined && above !== undefined) text.scrollTop = Math.max(0, above.offsetTop);
  text.scrollIntoView({ block: "nearest" });
}

/** Replaces the lines of the copy that differ from the text. A text has thousands of lines, so equal ones are kept. */
function drawLines(copy: HTMLElement, before: readonly string[], lines: readonly string[]): void {
  const most = Math.min(before.length, lines.length);
  let same = 0;
  while (same < most && before[same] === lines[same]) same += 1;
  let after = 0;
  while (after < most - same && before[before.length - 1 - after] === lines[lines.length - 1 - after]) after += 1;
  const removed = Array.from({ length: before.length - same - after }, (_, index) => copy.children[same + index]);
  for (const element of removed) element?.remove();
  const added = lines.slice(same, lines.length - after).map((line) => {
    const element = document.createElement("div");
    element.textContent = line;
    return element;
  });
  const next = copy.children[same] ?? null;
  const parts = document.createDocumentFragment();
  parts.append(...added);
  copy.insertBefore(parts, next);
}
