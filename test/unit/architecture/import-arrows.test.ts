import { ARROWS, CONFINED_PACKAGES, forbiddenImports } from "./import-arrows";
import { sourceFiles } from "./source-files";

test("every import of src follows the arrows", () => {
  const files = sourceFiles("src");
  expect(files.length).toBeGreaterThan(0);
  expect(files.flatMap(forbiddenImports)).toEqual([]);
});

test.each([
  ["src/rules/digest.ts", 'import { x } from "../contract";'],
  ["src/rules/digest.ts", 'import { readFileSync } from "node:fs";'],
  ["src/client/client.ts", 'import type { Site } from "../resources/site";'],
  ["src/client/client.ts", 'export * from "../lifecycle";'],
  ["src/console/pages/sites.tsx", 'import { createClient } from "../../client";'],
  ["src/lifecycle/read.ts", 'const later = () => import("../pulumi/resource");'],
  ["src/lifecycle/read.ts", 'const { runtime } = require("../pulumi/runtime");'],
  ["src/lifecycle/read.ts", 'import * as pulumi from "@pulumi/pulumi";'],
  ["src/service/app.ts", 'import { createClient } from "../client";'],
  ["src/service/routes/sites.ts", 'import { sql } from "kysely";'],
  ["src/cli/dev.ts", 'import { PGlite } from "@electric-sql/pglite";'],
  ["src/cli/users.ts", 'import { hasUsers } from "../service/store/users";'],
  ["src/cli/dev.ts", 'const app = () => require("../service/app");'],
  ["src/resources/site.ts", 'import createClient from "openapi-fetch";'],
  ["src/index.ts", 'import { createClient } from "./client";'],
  ["src/pulumi/site.ts", 'import { startDevService } from "../../test/support/dev-service";'],
  ["src/utils/strings.ts", ""],
])("%s: %s is refused", (path, text) => {
  expect(forbiddenImports({ path, text })).toHaveLength(1);
});

test.each([
  ["src/rules/digest.ts", 'import { createHash } from "node:crypto"; import { path } from "./path";'],
  ["src/client/client.ts", 'import createClient from "openapi-fetch"; import type { Operation } from "../contract";'],
  ["src/service/store/sites.ts", 'import { sql } from "kysely"; import { Problem } from "../problem";'],
  ["src/cli/dev.ts", 'import { createService } from "../service"; import { createClient } from "../client";'],
  ["src/cli/users.ts", 'import { hasUsers } from "../service/store";'],
])("%s: %s is allowed", (path, text) => {
  expect(forbiddenImports({ path, text })).toEqual([]);
});

test("folders import each other without cycles", () => {
  const order = [
    "rules",
    "banner",
    "contract",
    "client",
    "console",
    "resources",
    "fleet",
    "lifecycle",
    "pulumi",
    "terraform",
    "cdktf",
    "index",
    "service",
    "cli",
  ];
  expect(Object.keys(ARROWS).sort()).toEqual([...order].sort());
  for (const [from, allowed] of Object.entries(ARROWS)) {
    for (const to of allowed.filter((one) => one !== "*")) {
      expect(order.indexOf(to)).toBeLessThan(order.indexOf(from));
    }
  }
});

test("each confined package is still used where it lives", () => {
  for (const [name, homes] of Object.entries(CONFINED_PACKAGES)) {
    const isUsed = homes.every((home) => sourceFiles(home).some(({ text }) => text.includes(`"${name}`)));
    expect({ name, isUsed }).toEqual({ name, isUsed: true });
  }
});

test("statements to the database are written in store/ alone", () => {
  const writesStatements = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/;
  const [inside, outside] = [true, false].map((isInside) =>
    sourceFiles("src").filter(
      ({ path, text }) => path.startsWith("src/service/store/") === isInside && writesStatements.test(text),
    ),
  );
  expect(inside?.length).toBeGreaterThan(0);
  expect(outside?.map(({ path }) => path)).toEqual([]);
});
