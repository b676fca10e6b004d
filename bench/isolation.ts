import { type Delays, quantile, startIsolationLaboratory, THREAD_DELAYS } from "../test/support/isolation-laboratory";
import type { Row } from "./row";

/** The permitted delay of a visitor through another workspace's attack, in milliseconds. */
const GOAL_MS = 100;
/** For about 400 measurements. */
const MEASURED_MS = 8_000;
/** Templates of the attacking workspace, 300 kB each: a full page of them is 60 MB. */
const TEMPLATES = 200;
/** As many as there are attacks. */
const MEASUREMENTS = 15;

const threadSubjects: Readonly<Record<(typeof THREAD_DELAYS)[number], string>> = {
  consent: "a recorded choice",
  coldLoader: "a loader that no one asked for before",
};

/** How late health checks and visitors' files are while another workspace repeats one request on 30 connections. */
export async function measureIsolation(): Promise<Row[]> {
  const laboratory = await startIsolationLaboratory(TEMPLATES, MEASUREMENTS);
  const rows: Row[] = [];
  for (const { name, requests } of laboratory.attacks) {
    const { delays } = await laboratory.measure(requests, MEASURED_MS);
    const visitors = [...delays.healthz, ...delays.config, ...delays.loader, ...delays.regime];
    const [ours, control] = [quantile(visitors, 0.99), quantile(delays.control, 0.99)];
    rows.push({
      subject: `/healthz, config.json, loader.js and /v1/r (99 %) while another workspace attacks: ${name}`,
      ours: `${ours.toFixed(1)} ms`,
      against: `a server that is not attacked: ${control.toFixed(1)} ms; the promised ${GOAL_MS} ms more`,
      ratio: Math.max(0, ours - control) / GOAL_MS,
      goal: { atMost: 1 },
    });
    rows.push(...THREAD_DELAYS.map((kind) => threadRow(name, kind, delays)));
  }
  await laboratory.close();
  return rows;
}

/** The row of a request to the service's thread. It has no goal: docs/decisions/service.md says why. */
function threadRow(attack: string, kind: (typeof THREAD_DELAYS)[number], delays: Delays): Row {
  const [ours, control] = [quantile(delays[kind], 0.9), quantile(delays.control, 0.9)];
  return {
    subject: `${threadSubjects[kind]} (90 %) while another workspace attacks: ${attack}`,
    ours: `${ours.toFixed(1)} ms`,
    against: `a server that is not attacked: ${control.toFixed(1)} ms`,
    ratio: ours / control,
  };
}
