import { joined, member, named, pathText, render, text } from "../../../../src/provider/resources";

const upper = (place: readonly (string | number)[]) =>
  place.map((step) => (typeof step === "string" ? step.toUpperCase() : step));

test("spells the properties that a text names, and nothing else", () => {
  const given = text`set ${named("siteId")} of ${"siteId"}, or one of ${joined([member("a", "b"), "a"], ", ")}`;
  expect(render(given)).toBe("set siteId of siteId, or one of b, a");
  expect(render(given, upper)).toBe("set SITEID of siteId, or one of B, a");
});

test("keeps a plain text", () => {
  expect(render("siteId: siteId", upper)).toBe("siteId: siteId");
});

test("quotes names that cannot follow a period", () => {
  expect(pathText(["settings", "labels", "a.b"])).toBe('settings.labels["a.b"]');
  expect(pathText(["eventKinds", 3])).toBe("eventKinds[3]");
});
