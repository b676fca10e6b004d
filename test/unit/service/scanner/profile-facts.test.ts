import { profileFacts } from "../../../../src/service/scanner/profile-facts";
import { banner } from "../../../support/banners";

describe("profiles", () => {
  const at = new Date("2026-11-21T12:00:00Z");
  test.each([
    ["gdpr", "opt_in", false],
    ["us_ca", "opt_out", true],
    ["us_fl", "opt_out", false],
    ["us", "notice", false],
  ])("%s asks for %s", (regime, model, isGpcRequired) => {
    expect(profileFacts(regime, banner(), at)).toMatchObject({ model, isGpcRequired });
  });
});
