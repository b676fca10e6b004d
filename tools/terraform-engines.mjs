// `node tools/terraform-engines.mjs`: prints, as one line of JSON, where Terraform and OpenTofu are, or why not;
// OpenTofu is built where it is missing. Progress goes to standard error.
import { ensureOpenTofu, findTerraform } from "./engine/terraform-engines.mjs";

const [terraform, opentofu] = await Promise.all([findTerraform(), ensureOpenTofu()]);
process.stdout.write(`${JSON.stringify({ terraform, opentofu })}\n`);
