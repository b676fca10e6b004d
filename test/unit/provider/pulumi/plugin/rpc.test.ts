import { failure } from "../../../../../src/provider/pulumi/plugin/rpc";

test("keeps a message short enough for the headers of an answer", () => {
  const { details } = failure(new Error("é".repeat(1 << 20)));
  expect(encodeURIComponent(details).length).toBeLessThan(4 << 20);
  expect(failure(new Error("short")).details).toBe("short");
});
