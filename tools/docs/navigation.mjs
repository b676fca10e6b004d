import { pagesIn, sitePath, titleOf } from "./page-files.mjs";

/** @typedef {{ text: string, link?: string, items?: Item[], collapsed?: boolean }} Item */

/** @param {string} page */
const item = (page, text = titleOf(page)) => ({ text, link: `/${sitePath(page)}` });

/**
 * A group with the named pages first, then every other page of its folder.
 *
 * @param {string} text
 * @param {string} folder
 * @param {readonly string[]} first names of pages, without their ending
 * @returns {Item}
 */
function group(text, folder, first = [], collapsed = false) {
  const named = first.map((name) => `${folder}/${name}.md`);
  const others = pagesIn(folder).filter((page) => !named.includes(page));
  return { text, collapsed, items: [...named, ...others].map((page) => item(page)) };
}

const GUIDES = [
  "quick-start",
  "one-site",
  "fleet",
  "pipeline",
  "secrets",
  "adoption",
  "self-hosting",
  "high-availability",
  "container",
  "upgrading",
];

/**
 * The navigation beside each page. It lists every page, wherever its file is.
 *
 * @returns {Item[]}
 */
export function sidebar() {
  const terraform = ["resources", "data-sources", "ephemeral-resources", "functions"].map((folder) =>
    group(
      folder.replace("-", " ").replace(/^./, (letter) => letter.toUpperCase()),
      `terraform/${folder}`,
      [],
      true,
    ),
  );
  return [
    { text: "Documentation", items: [item("README.md", "Start")] },
    group("Guides", "guides", GUIDES),
    {
      text: "Reference",
      items: [
        ...(group("", "reference").items ?? []),
        item("rules.md"),
        item("regimes.md"),
        group("Resources (Pulumi)", "reference/resources", ["README"], true),
        { text: "Terraform and OpenTofu", collapsed: true, items: [item("terraform/index.md"), ...terraform] },
        group("The contract", "contract", ["README"], true),
      ],
    },
    {
      text: "Explanations",
      items: [
        ...(group("", "explanations", ["promotion-and-rollback", "exactly-once-creation", "ownership", "regimes"])
          .items ?? []),
        item("scale.md"),
      ],
    },
    {
      text: "Contributing",
      collapsed: true,
      items: [item("architecture.md"), item("testing.md"), group("Decisions", "decisions", ["README"], true)],
    },
  ];
}
