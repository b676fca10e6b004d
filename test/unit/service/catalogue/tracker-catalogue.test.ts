import { readFileSync } from "node:fs";
import { join } from "node:path";
import { catalogueCookie, catalogueHost } from "../../../../src/service/catalogue/tracker-catalogue";
import { repositoryFolder } from "../../../support/repository-folder";

describe("cookies", () => {
  test.each([
    ["_ga", "shop.example", { company: "Google", category: "analytics", pattern: "_ga", isOptional: true }],
    ["_ga_ABC123", "shop.example", { category: "analytics", pattern: "_ga_*" }],
    ["_fbp", "shop.example", { company: "Facebook", category: "marketing" }],
    ["PHPSESSID", "shop.example", { category: "functional", isOptional: false }],
  ])("%s on %s", (name, host, expected) => {
    expect(catalogueCookie(name, host)).toMatchObject(expected);
  });

  test("a common name is known on its vendor's host only", () => {
    expect(catalogueCookie("IDE", "doubleclick.net")).toMatchObject({ category: "marketing" });
    expect(catalogueCookie("IDE", "shop.example")).toBeNull();
    expect(catalogueCookie("my_very_own_cookie_name", "shop.example")).toBeNull();
  });

  test("nothing is ever called necessary", () => {
    const { rows } = JSON.parse(
      readFileSync(join(repositoryFolder, "src/service/catalogue/generated/cookies.json"), "utf8"),
    );
    expect(rows.length).toBeGreaterThan(2000);
    expect(new Set(rows.map((row: unknown[]) => row[2]))).toEqual(new Set(["functional", "analytics", "marketing"]));
  });
});

describe("hosts", () => {
  test.each([
    ["www.google-analytics.com", { company: "Google", category: "analytics" }],
    ["stats.g.doubleclick.net", { company: "Google", category: "marketing" }],
    ["connect.facebook.net", { company: "Facebook", category: "marketing" }],
    ["fonts.googleapis.com", { company: "Google", category: null, isOptional: false }],
    ["consent.cookiebot.com", { isConsentManager: true }],
  ])("%s", (host, expected) => {
    expect(catalogueHost(host)).toMatchObject(expected);
  });

  test("an unknown host, and one that only looks like a known one", () => {
    expect(catalogueHost("unheard-of.example")).toBeNull();
    expect(catalogueHost("evilgoogle-analytics.com")).toBeNull();
    expect(catalogueHost("")).toBeNull();
  });
});

test("both data sets carry their source and licence, and NOTICE names them", () => {
  const notice = readFileSync(join(repositoryFolder, "NOTICE"), "utf8");
  for (const [file, name, licence] of [
    ["cookies.json", "Open Cookie Database", "Apache-2.0"],
    ["hosts.json", "third-party-web", "MIT"],
  ] as const) {
    const data = JSON.parse(readFileSync(join(repositoryFolder, "src/service/catalogue/generated", file), "utf8"));
    expect([data.source.includes(name), data.licence, notice.includes(name)]).toEqual([true, licence, true]);
  }
});
