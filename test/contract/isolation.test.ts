import {
  type Delays,
  type IsolationLaboratory,
  quantile,
  startIsolationLaboratory,
  THREAD_DELAYS,
} from "../support/isolation-laboratory";

/** How long visitors of one workspace wait while another one does its worst. */

/** More than the same machine needs for a server that does nothing else, measured in between. */
const mostAddedMs = 100;
/** The longest wait for the service's own thread, in turns of the control server's work: other tests run beside it. */
const mostTurns = 12;

let laboratory: IsolationLaboratory;
beforeAll(async () => {
  laboratory = await startIsolationLaboratory();
}, 180_000);
afterAll(() => laboratory?.close(), 60_000);

test("a workspace under load delays neither health checks nor others' visitors", async () => {
  const everything = laboratory.attacks.flatMap(({ requests }) => requests);
  const { delays, statuses } = await laboratory.measure(everything, 10_000);
  // A machine under load makes single measurements late, the control's, too; a blocked thread makes most of them late.
  const usual = quantile(delays.control, 0.9);
  const added = (names: readonly (keyof Delays)[]) => names.map((name) => quantile(delays[name], 0.9) - usual);
  expect(Math.max(...added(["healthz", "config", "loader", "regime"]))).toBeLessThan(mostAddedMs);
  const turn = quantile(delays.work, 0.9);
  const turns = THREAD_DELAYS.map((name) => quantile(delays[name], 0.9) / turn);
  process.stderr.write(`${THREAD_DELAYS.join(", ")}: ${turns.map((one) => one.toFixed(1)).join(", ")} turns\n`);
  expect(Math.max(...turns)).toBeLessThan(mostTurns);
  // The attack is one: most of it is work (422 answers a document that was validated), not requests that were turned
  // away.
  const total = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  expect((statuses[429] ?? 0) + (statuses[503] ?? 0)).toBeLessThan(total / 2);
}, 240_000);
