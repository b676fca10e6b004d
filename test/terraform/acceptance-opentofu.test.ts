import { withTerraformEngine } from "../support/terraform-engine";
import { acceptance } from "./acceptance";

withTerraformEngine("OpenTofu", acceptance);
