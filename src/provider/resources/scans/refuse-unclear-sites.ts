import type { Checked, CheckWork } from "../definition";
import { named, type Text, text } from "../text";
import type { GateInputs } from "./gate-inputs";

/** Refuses a gate that names neither one site with its version nor several sites, or that names both. */
export function refuseUnclearSites({ inputs, refused, unknownIn }: CheckWork<GateInputs>): Checked {
  const has = (name: keyof GateInputs) => inputs[name] !== undefined || refused.has(name);
  const findings: Checked["findings"] = [];
  const refuse = (name: keyof GateInputs, message: Text) =>
    findings.push({ property: [name], severity: "error", code: "sites", message });
  if (has("sites")) {
    for (const name of ["site_id", "version_number"] as const) {
      if (has(name))
        refuse(
          name,
          text`cannot be combined with ${named("sites")}. Set either one site with its version, or ${named("sites")}.`,
        );
    }
    if (has("start_urls"))
      refuse("start_urls", text`cannot be combined with ${named("sites")}. Remove it, or use one gate per site.`);
    const { sites } = inputs;
    if (sites !== undefined && unknownIn(sites) !== sites && Object.keys(sites).length === 0) {
      refuse("sites", "is empty; name at least one site, or remove the gate");
    }
    return { findings };
  }
  if (!has("site_id"))
    refuse("site_id", text`is missing; set one site with its version, or several in ${named("sites")}`);
  else if (!has("version_number"))
    refuse("version_number", "is missing; set the version that the site's preview must hold");
  return { findings };
}
