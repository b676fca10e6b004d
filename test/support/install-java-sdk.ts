import { homedir } from "node:os";
import { join } from "node:path";
import { run } from "./python-tools";
import { tellMissing } from "./required";

/**
 * Compiles our SDK for Java and installs it, with what it depends on, into a repository of Maven that the tests of this
 * machine share.
 *
 * @param sdk folder of the generated SDK
 * @returns the option of Maven that names the repository; null, having said why, where Java, Maven or its central
 *   repository is missing
 * @throws {Error} with the compiler's output if the SDK does not compile
 */
export async function installJavaSdk(sdk: string): Promise<string | null> {
  const cache = process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache");
  const option = `-Dmaven.repo.local=${join(cache, "consentform", "maven")}`;
  try {
    await run("mvn", ["-q", "-B", option, "install"], { cwd: sdk });
    return option;
  } catch (error) {
    const { stdout = "" } = error as { stdout?: string };
    if (/COMPILATION ERROR/.test(stdout)) throw new Error(stdout);
    return tellMissing("java", `not tested with Java (javac, mvn, and Maven's repository): ${stdout || String(error)}`);
  }
}
