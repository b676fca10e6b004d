// `npm run release:terraform`: builds what is not current, then writes a release of the Terraform provider to
// release/terraform.
import { repositoryFolder } from "./repository.mjs";
import { runCommand } from "./run-command.mjs";
import { setUp } from "./set-up.mjs";

await setUp();
const args = ["--conditions=consentform-source", "--require", "@swc-node/register", "tools/terraform/release.ts"];
const { status } = await runCommand(process.execPath, args, { cwd: repositoryFolder, isShown: true });
process.exitCode = status;
