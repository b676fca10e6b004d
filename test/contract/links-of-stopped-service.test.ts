import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServiceSettings } from "@consentform/service";
import { usersLinkCommand } from "../../src/provider/cli/users";
import { startInProcessService } from "../support/in-process-service";
import { singleSignOnSettings } from "../support/issuer";
import { runCommand } from "../unit/provider/cli/recorded-context";

/** `consentform users link` on the data folder of a service that does not run. */

test("users link says that a stopped service has to start, unless its links are off", async () => {
  const path = mkdtempSync(join(tmpdir(), "consentform-links-"));
  const deploymentKey = new Uint8Array(32);
  const startOnce = async (singleSignOn: ServiceSettings["singleSignOn"]) => {
    const database = { kind: "folder", path } as const;
    const service = await startInProcessService({ database, deploymentKey, settings: { singleSignOn } });
    await service.close();
  };
  const link = () => runCommand(usersLinkCommand, ["--data", path, "--name", "alice"]);
  const issuer = singleSignOnSettings("https://issuer.example/");

  await startOnce({ ...issuer, areLinksOff: true });
  const refused = await link();
  expect([refused.status, refused.stdout]).toEqual([2, []]);
  expect(refused.stderr).toEqual([expect.stringContaining("sign_in_links: false")]);

  await startOnce(issuer);
  const { stdout, stderr } = await link();
  expect(stdout).toEqual([expect.stringMatching(/^http.*\/sign-in\?code=/)]);
  expect(stderr).toContain("No service is running on the data folder. Start it before you open the link.");
  rmSync(path, { recursive: true });
}, 60_000);
