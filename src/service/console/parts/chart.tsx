import { useEffect, useRef } from "preact/hooks";

/** A line of a chart. */
export interface Series {
  readonly label: string;
  readonly values: readonly number[];
}

/** Colors that differ on a light and on a dark ground, also for people who see no red or green. */
const colors = ["#2a9d72", "#d1683a", "#4a86d8", "#b05fb0", "#9a8a1f"];

const HEIGHT = 260;

/** Distances between marks of the counts, which are whole: 1, 2, 5, 10 and so on. */
const STEPS = Array.from({ length: 10 }, (_, power) => [1, 2, 5].map((step) => step * 10 ** power)).flat();

/** Lines over days. The drawing is a picture to programs that read the page: a table beside it has the numbers. */
export function Chart({ label, days, series }: { label: string; days: readonly string[]; series: readonly Series[] }) {
  const place = useRef<HTMLDivElement>(null);
  const text = JSON.stringify([days, series]);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    let chart: { destroy(): void; setSize(size: { width: number; height: number }): void } | null = null;
    let isGone = false;
    const [allDays, lines] = JSON.parse(text) as [string[], Series[]];
    const times = allDays.map((day) => Date.parse(`${day}T00:00`) / 1000);
    const draw = async () => {
      // Loaded here only: the other pages need no charts.
      const { default: Plot } = await import("uplot");
      if (isGone) return;
      const options = {
        ...looksOf(lines, allDays.length, getComputedStyle(element).color),
        width: element.clientWidth,
      };
      chart = new Plot(options, [times, ...lines.map(({ values }) => [...values])], element);
    };
    void draw();
    const observer = new ResizeObserver(() => chart?.setSize({ width: element.clientWidth, height: HEIGHT }));
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
      chart?.destroy();
    };
  }, [text]);
  return <div class="chart" ref={place} role="img" aria-label={label} />;
}

/** The options of uPlot besides the values. */
function looksOf(lines: readonly Series[], days: number, ink: string) {
  const axis = { stroke: ink, grid: { stroke: "#8886", width: 1 }, ticks: { stroke: "#8886" } };
  const drawn = lines.map(({ label }, index) => ({
    label,
    stroke: colors[index % colors.length] ?? ink,
    width: 2,
    points: { show: days < 40 },
  }));
  return { height: HEIGHT, legend: { show: true }, axes: [axis, { ...axis, incrs: STEPS }], series: [{}, ...drawn] };
}
