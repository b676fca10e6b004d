import { parseFaultSpec } from "../../../../src/provider/cli/dev/fault-spec";
import { withFaults } from "../../../../src/service/start/fault-injection";

const request = () => new Request("http://127.0.0.1/v1/sites");

/** The outcomes of a hundred requests. */
async function outcomes(
  spec: string,
  path?: string,
): Promise<{ statuses: number[]; answered: number; resets: number }> {
  let answered = 0;
  let resets = 0;
  const faulty = withFaults(async () => {
    answered += 1;
    return new Response(null, { status: 200 });
  }, parseFaultSpec(spec));
  const reset = (): void => {
    resets += 1;
  };
  const statuses: number[] = [];
  for (let count = 0; count < 100; count += 1) {
    const asked = path === undefined ? request() : new Request(`http://127.0.0.1${path}`);
    statuses.push((await faulty(asked, { address: null, reset })).status);
  }
  return { statuses, answered, resets };
}

test("the same seed breaks the same requests, another one others", async () => {
  const first = await outcomes("429=0.2,503=0.2,seed=7");
  expect((await outcomes("429=0.2,503=0.2,seed=7")).statuses).toEqual(first.statuses);
  expect((await outcomes("429=0.2,503=0.2,seed=8")).statuses).not.toEqual(first.statuses);
  const share = first.statuses.filter((status) => status !== 200).length;
  expect(share).toBeGreaterThan(20);
  expect(share).toBeLessThan(60);
});

test("a refused and a reset request has no effect, a lost one has", async () => {
  expect(await outcomes("429=1")).toMatchObject({ answered: 0, resets: 0 });
  expect(await outcomes("reset=1")).toMatchObject({ answered: 0, resets: 100 });
  expect(await outcomes("lost=1")).toMatchObject({ answered: 100, resets: 100 });
});

test("paths outside the API are left alone", async () => {
  expect(await outcomes("429=1", "/healthz")).toMatchObject({ answered: 100 });
});

test("refusals are problems that say when to come back", async () => {
  const faulty = withFaults(async () => new Response(null), parseFaultSpec("503=1"));
  const answer = await faulty(request(), { address: null, reset: () => {} });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
  expect(await answer.json()).toMatchObject({ type: "https://problems.consent.example/v1/unavailable", status: 503 });
});

test.each(["", "429", "429=2", "429=-1", "500=0.1", "latency=30", "seed=x", "429=0.6,503=0.6"])(
  "%j is refused",
  (spec) => {
    expect(() => parseFaultSpec(spec)).toThrow();
  },
);
