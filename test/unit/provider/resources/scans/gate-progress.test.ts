import type { Schemas } from "../../../../../src/consent/contract";
import { gateProgress } from "../../../../../src/provider/resources/scans/gate-progress";

const scan = (number: number, status: "queued" | "completed" = "queued") =>
  ({ id: `scn_${number}`, status }) as Schemas["Scan"];

/** A gate of so many sites with its own clock, and the lines that it has printed. */
function started(total: number) {
  let nowMs = 1_000_000;
  const lines: string[] = [];
  const progress = gateProgress(
    () => nowMs,
    (line) => lines.push(line),
    total,
  );
  return {
    lines,
    progress,
    wait: (seconds: number) => {
      nowMs += seconds * 1000;
    },
  };
}

test("estimates from scans of production until one of this run has ended", () => {
  const { progress, lines, wait } = started(10);
  for (const durationMs of [60_000, null, 120_000]) progress.expect(durationMs);
  progress.look(scan(1));
  wait(60);
  progress.look(scan(2));
  progress.ended(scan(1, "completed"));
  wait(60);
  progress.look(scan(3));
  expect(lines).toEqual([
    "0 of 10 scans done, 1 queued or running; about 15 minutes left.",
    "0 of 10 scans done, 2 queued or running; about 14 minutes left.",
    // One in two minutes, and nine are left.
    "1 of 10 scans done, 2 queued or running; about 18 minutes left.",
  ]);
});

test("prints at most one line in 15 seconds, and none that repeats the last", () => {
  const { progress, lines, wait } = started(3);
  progress.look(scan(1));
  progress.look(scan(2));
  wait(14);
  progress.look(scan(3));
  expect(lines).toEqual(["0 of 3 scans done, 1 queued or running; no estimate yet."]);
  wait(1);
  for (let look = 0; look < 2; look += 1) progress.look(scan(3));
  wait(15);
  progress.look(scan(3));
  expect(lines.slice(1)).toEqual(["0 of 3 scans done, 3 queued or running; no estimate yet."]);
});

test("never estimates less than a minute, however long the scans take", () => {
  const { progress, lines, wait } = started(2);
  progress.expect(1000);
  wait(600);
  progress.look(scan(1));
  expect(lines).toEqual(["0 of 2 scans done, 1 queued or running; about a minute left."]);
});

test("prints no line about a scan that has ended before it is counted as done", () => {
  const { progress, lines, wait } = started(2);
  progress.look(scan(1));
  wait(15);
  progress.look(scan(2));
  wait(15);
  progress.look(scan(1, "completed"));
  progress.ended(scan(1, "completed"));
  expect(lines.slice(2)).toEqual(["1 of 2 scans done, 1 queued or running; about a minute left."]);
});
