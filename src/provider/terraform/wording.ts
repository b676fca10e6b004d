import type { Wording } from "../resources/wording";
import { typeName } from "./schema/type-name";

/** The words of Terraform's and OpenTofu's users; both accept the same commands. */
export const terraformWording: Wording = {
  kindName: typeName,
  refresh: "`terraform plan -refresh-only`",
  renamed: "add a `moved` block from its former address",
  replaced: "If this resource is being replaced, remove `create_before_destroy`.",
  lookedUpAgain: "",
  owner: "the provider's argument `owner`",
  takeOver: (id) =>
    `import that object with the id ${JSON.stringify(id)}, unless this state has it at another address (\`terraform state list -id=${id}\` prints it)`,
  forget: "a `removed` block with `destroy = false`",
  setToken: "the provider's argument `token`",
  expiredToken: "",
  setEndpoint: "the provider's argument `endpoint`",
  endpointName: "endpoint",
  limitName: "max_requests_per_minute",
};
