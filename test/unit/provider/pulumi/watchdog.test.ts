import { once } from "node:events";
import { createServer } from "node:net";
import { engineAddress, watchEngine } from "../../../../src/provider/pulumi/watchdog";
import { until } from "../../../support/until";

describe("the address of the engine", () => {
  test("is the argument of Pulumi's host of dynamic providers", () => {
    const script = "/program/node_modules/@pulumi/pulumi/cmd/dynamic-provider/index.js";
    expect(engineAddress(["node", script, "127.0.0.1:41234"])).toBe("127.0.0.1:41234");
  });

  test("is not taken from any other process", () => {
    expect(engineAddress(["node", "/program/index.js", "127.0.0.1:41234"])).toBeNull();
    expect(engineAddress(["node", "/x/cmd/dynamic-provider/index.js"])).toBeNull();
  });
});

describe("the watchdog", () => {
  test("ends the process when the engine is gone, but not while an operation runs", async () => {
    const engine = createServer();
    engine.listen(0, "127.0.0.1");
    await once(engine, "listening");
    const address = engine.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    let isIdle = false;
    let exits = 0;
    let losses = 0;
    const stop = watchEngine(
      `127.0.0.1:${address.port}`,
      { onGone: () => (losses += 1), isIdle: () => isIdle, exit: () => (exits += 1) },
      20,
    );
    try {
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect([losses, exits]).toEqual([0, 0]);
      engine.close();
      await once(engine, "close");
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(exits).toBe(0);
      expect(losses).toBeGreaterThan(0);
      isIdle = true;
      await until(() => exits > 0);
    } finally {
      stop();
    }
  });
});
