import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { preProcessFile } from "typescript";
import { repositoryFolder } from "../../support/repository-folder";

/** A package that npm publishes, with the folder of its sources. */
interface Published {
  readonly folder: string;
  readonly manifest: string;
  /** Folders and files of which only bundles are published: what they import is in the bundle. */
  readonly bundled: readonly string[];
  /** Peers that only generated trees of dist import. */
  readonly generated: readonly string[];
  /** Packages of which it imports types only, which the compiler removes. */
  readonly typesOnly: readonly string[];
}

const PACKAGES: readonly Published[] = [
  {
    folder: "src/consent",
    manifest: "src/consent/package.json",
    bundled: ["banner/page/", "rules/public-suffixes.ts", "rules/generated/banner-validator.ts"],
    generated: [],
    typesOnly: ["ajv"],
  },
  {
    folder: "src/service",
    manifest: "src/service/package.json",
    bundled: ["console/"],
    generated: [],
    typesOnly: ["sarif"],
  },
  {
    folder: "src/provider",
    manifest: "package.json",
    bundled: [
      ...["pulumi/plugin/", "terraform/", "fleet/csv-parser.ts", "resources/json-parser.ts"],
      ...["cli/csv-writer.ts", "cli/pictures/compare-pictures.ts", "lifecycle/generated/input-validators.ts"],
    ],
    generated: ["cdktf", "cdktn"],
    typesOnly: ["ajv", "sarif"],
  },
];

/** The npm packages that texts import, sorted. */
function importedPackages(texts: readonly string[]): string[] {
  const specifiers = texts.flatMap((text) => preProcessFile(text, true, true).importedFiles);
  const names = specifiers
    .map(({ fileName }) => fileName)
    .filter((name) => !/^(\.|node:)/.test(name))
    .map((name) => name.split("/", name.startsWith("@") ? 2 : 1).join("/"));
  return [...new Set(names)].sort();
}

function sourcesOf({ folder, bundled }: Published): string[] {
  return readdirSync(join(repositoryFolder, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && ![...bundled, "dist/"].some((part) => name.startsWith(part)))
    .map((name) => readFileSync(join(repositoryFolder, folder, name), "utf8"));
}

test.each(PACKAGES)("$manifest declares the packages that $folder imports, and no others", (published) => {
  const manifest = JSON.parse(readFileSync(join(repositoryFolder, published.manifest), "utf8"));
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies, [manifest.name]: "" });
  const imported = importedPackages(sourcesOf(published)).filter((name) => !published.typesOnly.includes(name));
  expect([...new Set([...imported, ...published.generated, manifest.name])].sort()).toEqual(declared.sort());
});

test("a package that is imported in any way is found", () => {
  const texts = [
    'import type { A } from "@a/b/c";',
    'const { d } = require("d/e");',
    'import "node:path"; import "./f";',
  ];
  expect(importedPackages([...texts, 'const g = () => import("g");'])).toEqual(["@a/b", "d", "g"]);
});

test("the packages have one version, and need exactly it of each other", () => {
  const manifests = PACKAGES.map(({ manifest }) => JSON.parse(readFileSync(join(repositoryFolder, manifest), "utf8")));
  const needed = manifests.flatMap(({ version, dependencies, peerDependencies }) => [
    version,
    ...Object.entries({ ...dependencies, ...peerDependencies })
      .filter(([name]) => name.startsWith("@consentform/"))
      .map(([, range]) => range),
  ]);
  expect(new Set(needed)).toEqual(new Set([manifests[0].version]));
  expect(needed.length).toBeGreaterThan(manifests.length);
});
