import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { starterDocument, starterLanguages } from "../../../../../src/consent/rules";
import { bundledConsentIn } from "../../../../../src/consent/rules/wording/bundled-consent";
import { burdenedRefusalIn } from "../../../../../src/consent/rules/wording/burdened-refusal";
import { burdenedWithdrawalIn } from "../../../../../src/consent/rules/wording/burdened-withdrawal";
import { claimedDutyIn, claimedNecessityIn } from "../../../../../src/consent/rules/wording/claimed-duty";
import { claimedInterestIn } from "../../../../../src/consent/rules/wording/claimed-interest";
import { claimedNeedIn } from "../../../../../src/consent/rules/wording/claimed-need";
import { consentWallIn } from "../../../../../src/consent/rules/wording/consent-wall";
import { deniedSharingIn } from "../../../../../src/consent/rules/wording/denied-sharing";
import { promotionIn, purposeIn } from "../../../../../src/consent/rules/wording/described-purpose";
import { earlyProcessingIn } from "../../../../../src/consent/rules/wording/early-processing";
import { hasPhrase } from "../../../../../src/consent/rules/wording/find-phrase";
import { impliedConsentIn } from "../../../../../src/consent/rules/wording/implied-consent";
import { isUnclearGrant, labelMeaning } from "../../../../../src/consent/rules/wording/label-meaning";
import { minorConsentIn } from "../../../../../src/consent/rules/wording/minor-consent";
import {
  penalizedRefusalIn,
  reproachIn,
  rewardedConsentIn,
} from "../../../../../src/consent/rules/wording/penalized-refusal";
import { preselectionIn } from "../../../../../src/consent/rules/wording/preselection";
import { unboundedConsentIn } from "../../../../../src/consent/rules/wording/unbounded-consent";
import { urgedConsentIn } from "../../../../../src/consent/rules/wording/urged-consent";
import { vaguePurposeIn } from "../../../../../src/consent/rules/wording/vague-purpose";
import { phraseGroups } from "../../../../../src/consent/rules/wording/wording";
import { wordingLanguages, wordingOf } from "../../../../../src/consent/rules/wording/wording-of";
import { repositoryFolder } from "../../../../support/repository-folder";

const sentences = ["implied", "lawful", "walls", "open", "described", "harmless"] as const;
const labels = ["not-refusing", "refusing", "granting", "unclear"] as const;

/** Kinds of which only the families have items. */
type FamilyKind = "burdened" | "easy" | "claimed" | "fair" | "preselected" | "calm" | "vague" | "concrete" | "shaming";

type Kind = (typeof sentences)[number] | (typeof labels)[number];
/** Bodies that mention the right to withdraw, and bodies that do not; in some languages. */
type WithdrawalKind = "withdrawing" | "not-withdrawing";
type Part = Record<string, Partial<Record<Kind | WithdrawalKind | FamilyKind, string[]>>>;

/** The least share of what is unlawful that is found, in each part. */
const LEAST_FOUND = 0.95;

const parts: [name: string, part: Part][] = ["development", "held-out", "families"].map((name) => [
  name,
  parse(readFileSync(join(repositoryFolder, `test/corpus/wording/${name}.yaml`), "utf8")) as Part,
]);

const isPurpose = (text: string, tag: string) => purposeIn(text, tag, "advertises", "measures") !== null;
const isElsewhere = (label: string, tag: string) => ["settings", "elsewhere"].includes(labelMeaning(label, tag) ?? "");

/** Items of a kind in every language that a test is true of, as `de: text`. */
function itemsOf(
  part: Part,
  kind: Kind | WithdrawalKind | FamilyKind,
  isWanted: (text: string, tag: string) => boolean = () => true,
): string[] {
  return Object.entries(part).flatMap(([tag, kinds]) =>
    (kinds[kind] ?? []).filter((text) => isWanted(text, tag)).map((text) => `${tag}: ${text}`),
  );
}

test("the corpus has 1800 sentences and labels or more, of every language with phrases", () => {
  const count = parts.flatMap(([, part]) => [...sentences, ...labels].flatMap((kind) => itemsOf(part, kind))).length;
  expect(count).toBeGreaterThanOrEqual(1800);
  const tested = new Set(parts.flatMap(([, part]) => Object.keys(part)));
  expect([...tested].sort()).toEqual([...wordingLanguages].sort());
});

describe.each(parts)("the %s part", (_name, part) => {
  test.each<[Kind, (text: string, tag: string) => boolean]>([
    ["implied", (text, tag) => impliedConsentIn(text, tag) !== null],
    ["walls", (text, tag) => consentWallIn(text, tag) !== null],
    ["described", isPurpose],
    ["not-refusing", isElsewhere],
    ["unclear", isUnclearGrant],
    ["granting", (text, tag) => labelMeaning(text, tag) === "grant"],
  ])("%s: at least 95 %% are found", (kind, isFound) => {
    expect(itemsOf(part, kind, isFound).length).toBeGreaterThanOrEqual(LEAST_FOUND * itemsOf(part, kind).length);
  });

  test.each<Kind>(["lawful", "open"])("%s: no sentence is accused of implied consent or of a wall", (kind) => {
    // A wall can deny implied consent, and is then in both lists.
    const isWall = (text: string, tag: string) => part[tag]?.walls?.includes(text) === true;
    const isAccused = (text: string, tag: string) =>
      impliedConsentIn(text, tag) !== null || (consentWallIn(text, tag) !== null && !isWall(text, tag));
    expect(itemsOf(part, kind, isAccused)).toEqual([]);
  });

  test("no harmless description is accused of advertising or measurement", () => {
    expect(itemsOf(part, "harmless", isPurpose)).toEqual([]);
  });

  test("no label that grants is called unclear", () => {
    expect(itemsOf(part, "granting", isUnclearGrant)).toEqual([]);
  });

  test("the right to withdraw is found where it is mentioned, and nowhere else", () => {
    const mentions = (text: string, tag: string) => hasPhrase(text, tag, "withdrawing");
    expect(itemsOf(part, "withdrawing", (text, tag) => !mentions(text, tag))).toEqual([]);
    expect(itemsOf(part, "not-withdrawing", mentions)).toEqual([]);
  });

  test("no label that refuses is accused", () => {
    const isAccused = (text: string, tag: string) => isElsewhere(text, tag) || labelMeaning(text, tag) === "grant";
    expect(itemsOf(part, "refusing", isAccused)).toEqual([]);
  });
});

describe("the families", () => {
  const families = parts.find(([name]) => name === "families")?.[1] ?? {};
  const accusing = [impliedConsentIn, consentWallIn, burdenedWithdrawalIn, claimedInterestIn, preselectionIn];
  const isFound = (find: (text: string, tag: string) => string | null) => (text: string, tag: string) =>
    find(text, tag) !== null;

  test.each<[FamilyKind, (text: string, tag: string) => string | null]>([
    ["burdened", burdenedWithdrawalIn],
    ["claimed", claimedInterestIn],
    ["preselected", preselectionIn],
    ["vague", vaguePurposeIn],
  ])("%s: at least 95 %% are found", (kind, find) => {
    const all = itemsOf(families, kind);
    expect(all.length).toBeGreaterThan(10);
    expect(itemsOf(families, kind, isFound(find)).length).toBeGreaterThanOrEqual(LEAST_FOUND * all.length);
  });

  test.each<[FamilyKind, typeof accusing]>([
    ["easy", [burdenedWithdrawalIn]],
    ["fair", [claimedInterestIn]],
    ["concrete", [vaguePurposeIn]],
    ["calm", accusing],
  ])("%s: nothing lawful is accused", (kind, finds) => {
    const all = itemsOf(families, kind);
    expect(all.length).toBeGreaterThan(10);
    expect(itemsOf(families, kind, (text, tag) => finds.some((find) => isFound(find)(text, tag)))).toEqual([]);
  });

  test("reproachful refusals are found", () => {
    const isFound = (text: string, tag: string) => isElsewhere(text, tag) || hasPhrase(text, tag, "shaming");
    const all = itemsOf(families, "shaming");
    expect(all.length).toBeGreaterThan(10);
    expect(itemsOf(families, "shaming", isFound).length).toBeGreaterThanOrEqual(LEAST_FOUND * all.length);
  });
});

describe("the concepts", () => {
  type Find = (text: string, tag: string) => string | null;
  const concepts: Readonly<Record<string, Record<string, string[]>>> = parse(
    readFileSync(join(repositoryFolder, "test/corpus/wording/concepts.yaml"), "utf8"),
  );
  const finds: readonly [kind: string, finds: readonly Find[]][] = [
    ["implied", [impliedConsentIn]],
    [
      "pressed",
      [consentWallIn, penalizedRefusalIn, rewardedConsentIn, claimedDutyIn, claimedNecessityIn, urgedConsentIn],
    ],
    ["needed", [claimedNeedIn, claimedInterestIn]],
    ["unbounded", [unboundedConsentIn]],
    ["hard", [burdenedRefusalIn]],
    ["bundled", [bundledConsentIn]],
    ["early", [earlyProcessingIn, preselectionIn]],
    ["denied", [deniedSharingIn]],
    ["promoted", [promotionIn]],
    ["scolded", [reproachIn]],
    ["minors", [minorConsentIn]],
    ["withdrawn", [burdenedWithdrawalIn]],
  ];
  // Advertising is lawful to name, but not beside what is necessary.
  const all = [
    ...finds.flatMap(([kind, each]) => (kind === "promoted" ? [] : each)),
    claimedInterestIn,
    preselectionIn,
  ];
  const itemsBy = (kind: string, isWanted: (text: string, tag: string) => boolean) =>
    Object.entries(concepts).flatMap(([tag, kinds]) => (kinds[kind] ?? []).filter((text) => isWanted(text, tag)));

  test.each(finds)("%s: every sentence is found", (kind, own) => {
    expect(itemsBy(kind, () => true).length).toBeGreaterThan(2);
    expect(itemsBy(kind, (text, tag) => own.every((find) => find(text, tag) === null))).toEqual([]);
  });

  test("no finder accuses what is free", () => {
    expect(itemsBy("free", () => true).length).toBeGreaterThan(80);
    expect(itemsBy("free", (text, tag) => all.some((find) => find(text, tag) !== null))).toEqual([]);
  });

  test("a denial beside advertising spares what is necessary", () => {
    expect(itemsBy("necessary", () => true).length).toBeGreaterThan(5);
    expect(itemsBy("necessary", (text, tag) => promotionIn(text, tag) !== null)).toEqual([]);
  });

  test("no finder accuses what is lawful elsewhere in the corpus", () => {
    const own = [penalizedRefusalIn, rewardedConsentIn, claimedDutyIn, claimedNecessityIn, bundledConsentIn];
    const composed = [claimedNeedIn, unboundedConsentIn, urgedConsentIn];
    const isAccused = (text: string, tag: string) =>
      [...own, ...composed, earlyProcessingIn, reproachIn, burdenedRefusalIn, deniedSharingIn, minorConsentIn].some(
        (find) => find(text, tag) !== null,
      );
    const kinds = ["lawful", "open", "easy", "fair", "calm"] as const;
    expect(parts.flatMap(([, part]) => kinds.flatMap((kind) => itemsOf(part, kind, isAccused)))).toEqual([]);
  });
});

test.each([...wordingLanguages])("the phrases in %s are of known groups, and of words that can be found", (tag) => {
  const phrases = Object.entries(wordingOf(tag)?.phrases ?? {});
  expect(phrases.map(([group]) => group).filter((group) => !(group in phraseGroups))).toEqual([]);
  // Neither a group within a group, nor a choice that matches everything.
  const isBroken = (phrase: string) =>
    /\([^)]*[(…]|\|\)|\(\||\|\||^\s*$/.test(phrase) || phrase.split("(").length !== phrase.split(")").length;
  expect(phrases.flatMap(([, each]) => each.filter(isBroken))).toEqual([]);
});

test.each([...starterLanguages])("the starter in %s is understood", (tag) => {
  const {
    accept_all = "",
    reject_all = "",
    customize = "",
    close_label = "",
    body = "",
  } = starterDocument(tag).texts[tag]?.banner ?? {};
  const meanings = [accept_all, reject_all, customize, close_label].map((label) => labelMeaning(label, tag));
  expect(meanings).toEqual(["grant", "refuse", "settings", "refuse"]);
  const finds = [impliedConsentIn, consentWallIn, burdenedWithdrawalIn, claimedInterestIn, preselectionIn];
  expect(finds.flatMap((find) => find(body, tag) ?? [])).toEqual([]);
  expect(hasPhrase(body, tag, "withdrawing")).toBe(true);
});
