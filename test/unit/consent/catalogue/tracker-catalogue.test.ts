import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type CookieSuggestion,
  catalogueCookie,
  catalogueHost,
} from "../../../../src/consent/catalogue/tracker-catalogue";
import { serviceKey } from "../../../../src/service/scanner/seen-service";
import { attributedEntries } from "../../../../src/service/scans/attributed-entries";
import { repositoryFolder } from "../../../support/repository-folder";

type DataRow = readonly [string, number, string, string, string, readonly string[]];

/** Names of one vendor that a pattern of known-names.yaml covers. */
const vendorFamilies = ["_ym_visorc", "amplitude_id", "s_vi", "ttcsid"];

function rowsIn(file: string): readonly DataRow[] {
  return JSON.parse(readFileSync(join(repositoryFolder, "src/consent/catalogue/generated", file), "utf8")).rows;
}

function isAccused(found: CookieSuggestion | null): boolean {
  return found !== null && found.confidence === "certain";
}

describe("cookies", () => {
  test.each([
    ["_ga", { company: "Google", category: "analytics", pattern: "_ga", confidence: "certain" }],
    ["_ga_ABC123", { category: "analytics", pattern: "_ga_*", confidence: "certain" }],
    ["_fbp", { company: "Facebook", category: "marketing", confidence: "certain" }],
    ["visitor_id413862-hash", { name: "Pardot", pattern: "visitor_id*-hash", confidence: "certain" }],
    ["PHPSESSID", { category: "functional", confidence: "likely" }],
    ["rxVisitor", { name: "Dynatrace", category: "analytics", confidence: "likely" }],
    ["XSRF-TOKEN", { name: "Cross-site request forgery protection", company: "the website itself" }],
    ["sessionid", { name: "Session of the website", category: "functional", confidence: "likely" }],
  ])("%s of a site's own", (name, expected) => {
    expect(catalogueCookie(name, "shop.example", true)).toMatchObject(expected);
  });

  test("a name that a vendor uses on its own host says nothing on another one", () => {
    expect(catalogueCookie("IDE", "doubleclick.net", false)).toMatchObject({
      category: "marketing",
      confidence: "certain",
    });
    expect(catalogueCookie("sessionid", "www.instagram.com", false)).toMatchObject({ name: "Instagram" });
    for (const name of ["IDE", "guest_id", "personalization_id", "my_very_own_cookie_name"]) {
      expect([name, catalogueCookie(name, "shop.example", true)]).toEqual([name, null]);
    }
  });

  test("a vendor's own site is not accused of the vendor's cookies", () => {
    expect(catalogueCookie("guest_id", "twitter.com", true)).toBeNull();
  });

  test("no row of the data set accuses a site by its name alone, if it names a host", () => {
    const named = new Set(rowsIn("names.json").map(([name]) => name));
    const accused = rowsIn("cookies.json")
      .filter(([name]) => !named.has(name))
      .filter(([name, , , , , hosts]) => hosts.length > 0 && isAccused(catalogueCookie(name, "shop.example", true)))
      .map(([name]) => name);
    expect(accused.filter((name) => !vendorFamilies.some((family) => name.startsWith(family)))).toEqual([]);
  });

  test("a scan's recorded service is recognized again by the next scan", () => {
    for (const [pattern] of rowsIn("names.json")) {
      const name = pattern.replace("{digits}", "4711").replace("{hex}", "4f1c").replaceAll("*", "x7");
      const found = catalogueCookie(name, "shop.example", true);
      const entry = { pattern: found?.pattern ?? "", kind: "cookie", party: "first", domain: null } as const;
      const key = serviceKey(found?.name ?? "");
      const storage = [{ ...entry, duration: "session", purpose: {} }];
      expect([name, attributedEntries({ key, hosts: [], scripts: [], storage }).storage]).toEqual([name, storage]);
    }
  });

  test("nothing is ever called necessary", () => {
    const rows = rowsIn("cookies.json");
    expect(rows.length).toBeGreaterThan(2000);
    const categories = [...rows, ...rowsIn("names.json")].map(([, , category]) => category);
    expect(new Set(categories)).toEqual(new Set(["functional", "analytics", "marketing"]));
  });

  test("every row has a platform and a company", () => {
    const isNameless = ([, , , platform, company]: DataRow) => !/[a-z0-9]/i.test(platform) || !/[a-z]/i.test(company);
    expect([...rowsIn("cookies.json"), ...rowsIn("names.json")].filter(isNameless)).toEqual([]);
    expect(rowsIn("cookies.json").filter(([, , , , company]) => /\bdays\b|website$/.test(company))).toEqual([]);
  });
});

describe("hosts", () => {
  test.each([
    ["www.google-analytics.com", { company: "Google", category: "analytics", confidence: "certain" }],
    ["stats.g.doubleclick.net", { company: "Google", category: "marketing", confidence: "certain" }],
    ["connect.facebook.net", { company: "Facebook", category: "marketing", confidence: "certain" }],
    ["fonts.googleapis.com", { company: "Google", category: null }],
    ["js.hsforms.net", { name: "Hubspot", category: "marketing", confidence: "likely" }],
    ["js.hs-scripts.com", { name: "Hubspot", category: "marketing", confidence: "certain" }],
    ["cdn11.bigcommerce.com", { name: "BigCommerce", category: null }],
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
    const data = JSON.parse(readFileSync(join(repositoryFolder, "src/consent/catalogue/generated", file), "utf8"));
    expect([data.source.includes(name), data.licence, notice.includes(name)]).toEqual([true, licence, true]);
  }
});

test.each(["_ga_disable", "_gat_optout", "_ga_consent", "_gac_opt-out"])(
  "%s, which fits a pattern, belongs to no tracker that it switches off",
  (name) => expect(catalogueCookie(name, "shop.example", true)).toBeNull(),
);
