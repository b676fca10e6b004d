import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { run } from "./python-tools";
import { tellMissing } from "./required";

/**
 * Compiles our SDK for Java and installs it, with what it depends on, into a repository of Maven that the tests of this
 * machine share. The SDK that was compiled last, with the same versions of Maven and Java, is already there.
 *
 * @param sdk folder of the generated SDK
 * @returns the option of Maven that names the repository; null, having said why, where Java, Maven or its central
 *   repository is missing
 * @throws {Error} with the compiler's output if the SDK does not compile
 */
export async function installJavaSdk(sdk: string): Promise<string | null> {
  const cache = process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache");
  const repository = join(cache, "consentform", "maven");
  const option = `-Dmaven.repo.local=${repository}`;
  // Beside the compiled SDK, so that whoever removes that removes both.
  const mark = join(repository, "com", "consentform", "compiled-sdk");
  try {
    const compiled = digest(sdk, (await run("mvn", ["-v"])).stdout);
    if (existsSync(mark) && readFileSync(mark, "utf8") === compiled) return option;
    rmSync(mark, { force: true });
    await run("mvn", ["-q", "-B", option, "install"], { cwd: sdk });
    writeFileSync(mark, compiled);
    return option;
  } catch (error) {
    const { stdout = "" } = error as { stdout?: string };
    if (/COMPILATION ERROR/.test(stdout)) throw new Error(stdout);
    return tellMissing("java", `not tested with Java (javac, mvn, and Maven's repository): ${stdout || String(error)}`);
  }
}

/** The digest of what the compiled SDK depends on: the files of the generated one, and the versions of the tools. */
function digest(sdk: string, versions: string): string {
  const hash = createHash("sha256").update(versions);
  const files = readdirSync(sdk, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  for (const path of paths) hash.update(`\0${path.slice(sdk.length)}\0`).update(readFileSync(path));
  return hash.digest("hex");
}
