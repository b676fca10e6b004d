import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { UsageError } from "@consentform/consent/failures";
import { checkHost, NoStarterError, starterDocument, validateBanner } from "@consentform/consent/rules";
import { Option } from "commander";
import { parseDocumentFile } from "../resources/document-file";
import type { CommandContext } from "./command-context";
import type { Declaration } from "./declaration";
import { type Answers, type Engine, engines } from "./init/answers";
import { missingIgnores } from "./init/missing-ignores";
import { nextSteps } from "./init/next-steps";
import { dependenciesOf, projectFiles } from "./init/project-files";

/** Asks a question and returns the answer, or null where no one can answer. */
export type Ask = ((question: string) => Promise<string>) | null;

type Options = Partial<Omit<Answers, "project">>;

interface Question {
  readonly name: keyof Options;
  readonly text: string;
  /** The answer of users who only press enter; null if there is none. */
  readonly fallback: string | null;
  /** Why an answer cannot be used, as a sentence that says what can; null if it can be. */
  refusalOf(answer: string): string | null;
}

/** Answers to one question before init gives up. */
const MAX_ANSWERS = 5;

/** The questions, in this order. */
const questions: readonly Question[] = [
  { name: "engine", text: `Engine (${engines.join(", ")})`, fallback: "pulumi", refusalOf: engineRefusal },
  {
    name: "language",
    text: "Language of the banner, such as en, fr or pt-BR",
    fallback: "en",
    refusalOf: languageRefusal,
  },
  {
    name: "controller",
    text: "Controller: legal name of the organization or person that asks for consent",
    fallback: null,
    refusalOf: (answer) => (answer === "" ? "The controller has no name. Enter one." : null),
  },
  {
    name: "email",
    text: "E-mail address for questions about data protection",
    fallback: null,
    refusalOf: (answer) => (answer.includes("@") ? null : `${JSON.stringify(answer)} is not an e-mail address.`),
  },
  { name: "host", text: "Host of the site, such as www.shop.example", fallback: null, refusalOf: hostRefusal },
];

function engineRefusal(answer: string): string | null {
  const isEngine = engines.some((engine) => engine === answer);
  return isEngine ? null : `${JSON.stringify(answer)} is not an engine. Choose ${engines.join(", ")}.`;
}

function languageRefusal(answer: string): string | null {
  try {
    starterDocument(answer);
    return null;
  } catch (error) {
    if (error instanceof NoStarterError) return error.message;
    throw error;
  }
}

function hostRefusal(answer: string): string | null {
  return checkHost(answer, { isLoopbackAllowed: true })?.detail ?? null;
}

/** `consentform init [folder]`: writes a project with a banner. It never overwrites a file. */
export function initCommand(ask: Ask = terminalAsk()): Declaration {
  return {
    declare: (command) =>
      command
        .argument("[folder]", "where to write it", ".")
        .addOption(new Option("--engine <name>", "what deploys it").choices(engines))
        .option("--language <tag>", "language of the banner's texts, such as fr or pt-BR")
        .option("--controller <name>", "legal name of the organization or person that asks for consent")
        .option("--email <address>", "address for questions about data protection")
        .option("--host <name>", "host of the site"),
    run: async (context, folder: string, options: Options) => {
      const answers = checked({ ...(await completed(options, ask, context)), project: projectName(folder) });
      write(resolve(folder), answers, context);
    },
  };
}

async function completed(options: Options, ask: Ask, { stderr }: CommandContext): Promise<Required<Options>> {
  const missing = questions.filter(({ name }) => options[name] === undefined);
  if (missing.length > 0 && ask === null) {
    throw new UsageError(
      `Without a terminal, init needs ${missing.map(({ name }) => `--${name}`).join(", ")}. See \`consentform init --help\`.`,
    );
  }
  const answers: Record<string, string> = {};
  for (const question of missing) answers[question.name] = await answerTo(question, ask, stderr);
  return { ...answers, ...options } as Required<Options>;
}

/** The first answer that can be used: a slip of the finger does not cost the answers before it. */
async function answerTo(
  { text, fallback, refusalOf }: Question,
  ask: Ask,
  print: (line: string) => void,
): Promise<string> {
  for (let left = MAX_ANSWERS; ; left--) {
    const typed = (await ask?.(`${text}${fallback === null ? "" : ` [${fallback}]`}: `))?.trim() ?? "";
    const answer = typed === "" ? (fallback ?? "") : typed;
    const refusal = refusalOf(answer);
    if (refusal === null) return answer;
    if (left === 1) throw new UsageError(refusal);
    print(refusal);
  }
}

/** Answers that make a project whose banner has no errors. */
function checked(answers: Answers): Answers {
  const engine = engineRefusal(answers.engine);
  if (engine !== null) throw new UsageError(engine);
  const host = hostRefusal(answers.host);
  if (host !== null) throw new UsageError(`--host: ${host}`);
  const { value } = parseDocumentFile("banner.yaml", projectFiles(answers)["banner.yaml"] ?? "");
  const [error] = validateBanner(value, { day: new Date().toISOString().slice(0, 10) }).errors;
  if (error !== undefined) throw new UsageError(`These answers do not make a valid banner: ${error.message}`);
  return answers;
}

function projectName(folder: string): string {
  const name = basename(resolve(folder))
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return name === "" ? "site" : name;
}

function write(folder: string, answers: Answers, { stdout, stderr }: CommandContext): void {
  let isManifestKept = false;
  for (const [name, content] of Object.entries(projectFiles(answers))) {
    const path = join(folder, name);
    const shown = relative(process.cwd(), path);
    if (existsSync(path)) {
      isManifestKept ||= name === "package.json";
      stderr(`Kept ${shown}, which already exists.${adviceAbout(name, path, content)}`);
      continue;
    }
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content, { flag: "wx" });
    stdout(`Wrote ${shown}`);
  }
  const place = relative(process.cwd(), folder);
  stdout("");
  for (const line of nextSteps(
    answers.engine,
    installCommand(answers.engine, isManifestKept),
    place === "" ? null : place,
  )) {
    stdout(line);
  }
}

/** Advice about a file that was kept, as the end of a line. */
function adviceAbout(name: string, path: string, content: string): string {
  if (name === "banner.yaml") return identityAdvice(path, content);
  const missing = name === ".gitignore" ? missingIgnores(readFileSync(path, "utf8"), content) : [];
  return missing.length === 0 ? "" : ` Add these lines to it: ${missing.join(", ")}`;
}

/** A banner that was kept does not have the answers. @param content the file that was not written */
function identityAdvice(path: string, content: string): string {
  const [kept, wanted] = [readFileSync(path, "utf8"), content].map(identityIn);
  if (kept === null || wanted === null || kept === undefined || wanted === undefined) return "";
  const different = Object.keys(wanted).filter((member) => kept[member] !== wanted[member]);
  const lines = different.map((member) => `${member}: ${String(wanted[member])}`);
  return different.length === 0 ? "" : ` Change its identity to your answers: ${lines.join(", ")}`;
}

/** The banner's identity; null where the file has none that can be read. */
function identityIn(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const { identity } = parseDocumentFile("banner.yaml", text).value as { identity?: unknown };
    return typeof identity === "object" ? (identity as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

/** A manifest of the user's own does not name the packages. */
function installCommand(engine: Engine, isManifestKept: boolean): string {
  if (!isManifestKept) return "npm install";
  const packages = Object.entries(dependenciesOf(engine)).map(([name, range]) => `"${name}@${range}"`);
  return ["npm install", "consentform", "@consentform/service", ...packages].join(" ");
}

/** Questions on the terminal; null where standard input or output is not one. */
function terminalAsk(): Ask {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return null;
  return async (question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    try {
      return await terminal.question(question);
    } finally {
      terminal.close();
    }
  };
}
