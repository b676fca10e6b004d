import { isHostAllowed } from "../../../../src/service/request/host-check";
import { defaultSettings } from "../../../../src/service/runtime/settings";

const bound = { ...defaultSettings, isBoundToLoopback: true };
const open = { ...defaultSettings, isBoundToLoopback: false, hostNames: ["api.example.com"] };

test.each(["localhost", "LOCALHOST:1", "127.0.0.1", "127.1.2.3:80", "[::1]", "[::1]:4071", "localhost."])(
  "%s is answered on loopback",
  (host) => {
    expect(isHostAllowed(host, bound)).toBe(true);
    expect(isHostAllowed(host, open)).toBe(false);
  },
);

test.each([
  "",
  "evil.example",
  "localhost.evil.example",
  "127.0.0.1.evil.example",
  "127.0.0.1@evil",
  "a b",
  "[::2]",
  "localhost:",
  "localhost:123456",
  "http://localhost",
])("%j is never answered", (host) => {
  expect(isHostAllowed(host, bound)).toBe(false);
  expect(isHostAllowed(host, open)).toBe(false);
});

test("a configured name is answered with any port", () => {
  expect(isHostAllowed("API.example.com:8443", open)).toBe(true);
});
