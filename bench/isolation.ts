import {
  type Delays,
  type IsolationLaboratory,
  quantile,
  startIsolationLaboratory,
  THREAD_DELAYS,
} from "../test/support/isolation-laboratory";
import type { Row } from "./row";

/** The permitted delay of a visitor through another workspace's attack, in milliseconds. */
const GOAL_MS = 100;
/** For about 400 measurements. */
const MEASURED_MS = 8_000;
/** Templates of the attacking workspace, as many as it may have, 300 kB each: a full page of them is 60 MB. */
const TEMPLATES = 200;
/** Each attack, and all of them together. */
const MEASUREMENTS = 18;

const threadSubjects: Readonly<Record<(typeof THREAD_DELAYS)[number], string>> = {
  consent: "a recorded choice",
  coldLoader: "a loader that no one asked for before",
};

/** How late health checks and visitors' files are while another workspace repeats one request on 30 connections. */
export async function measureIsolation(): Promise<Row[]> {
  const laboratory = await startIsolationLaboratory(TEMPLATES, MEASUREMENTS);
  try {
    return await rowsOf(laboratory);
  } finally {
    await laboratory.close();
  }
}

async function rowsOf(laboratory: IsolationLaboratory): Promise<Row[]> {
  const rows: Row[] = [];
  const together = { name: "all of these at once", requests: laboratory.attacks.flatMap(({ requests }) => requests) };
  for (const { name, requests } of [...laboratory.attacks, together]) {
    const { delays } = await laboratory.measure(requests, MEASURED_MS);
    const visitors = [...delays.healthz, ...delays.config, ...delays.loader, ...delays.regime];
    const [ours, control] = [quantile(visitors, 0.99), quantile(delays.control, 0.99)];
    rows.push(rowOf("/healthz, config.json, loader.js and /v1/r (99 %)", name, ours, control));
    rows.push(...THREAD_DELAYS.map((kind) => threadRow(name, kind, delays)));
  }
  return rows;
}

/**
 * The row of a request to the service's thread. The 90th percentile, since there are few measurements: a loader that no
 * one asked for exists once for each site.
 */
function threadRow(attack: string, kind: (typeof THREAD_DELAYS)[number], delays: Delays): Row {
  const [ours, control] = [quantile(delays[kind], 0.9), quantile(delays.control, 0.9)];
  return rowOf(`${threadSubjects[kind]} (90 %)`, attack, ours, control);
}

function rowOf(subject: string, attack: string, ours: number, control: number): Row {
  return {
    subject: `${subject} while another workspace attacks: ${attack}`,
    ours: `${ours.toFixed(1)} ms`,
    against: `a server that is not attacked: ${control.toFixed(1)} ms; the promised ${GOAL_MS} ms more`,
    ratio: Math.max(0, ours - control) / GOAL_MS,
    goal: { atMost: 1 },
  };
}
