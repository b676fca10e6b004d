// Reads the arguments of every deployment: `pulumi preview --policy-pack policy` (also for `pulumi up`).
import * as policy from "@pulumi/policy";

/** The longest time for which a site may keep records. */
const MOST_DAYS = 400;

/** The type of a resource in Pulumi's state. A component consists of such resources. */
const isKind = ({ type }: { type: string }, kind: string) => type === `pulumi-nodejs:dynamic/consentform:${kind}`;

/** True if the resource brings a version to production. */
function isRelease(resource: policy.PolicyResource): boolean {
  const isToProduction = isKind(resource, "TemplateRollout") && resource.props.release === "production";
  return isKind(resource, "Promotion") || isToProduction;
}

new policy.PolicyPack("consent", {
  enforcementLevel: "mandatory",
  policies: [
    {
      name: "retention",
      description: `A site keeps records for at most ${MOST_DAYS} days.`,
      validateResource: (resource, reportViolation) => {
        if (!isKind(resource, "Site")) return;
        const { retention } = resource.props;
        if (typeof retention !== "number")
          reportViolation(`Set retention: the default is longer than ${MOST_DAYS} days.`);
        else if (retention > MOST_DAYS)
          reportViolation(`retention is ${retention} days. At most ${MOST_DAYS} are allowed.`);
      },
    },
    {
      name: "gated-promotion",
      description: "Production serves only versions that a ScanGate has passed.",
      validateStack: ({ resources }, reportViolation) => {
        for (const release of resources.filter(isRelease)) {
          // The versionNumber of a gate, and `dependsOn`, are both dependencies.
          if (!release.dependencies.some((one) => isKind(one, "ScanGate")))
            reportViolation("Promote the versionNumber of a ScanGate, or add the gate to dependsOn.", release.urn);
        }
      },
    },
  ],
});
