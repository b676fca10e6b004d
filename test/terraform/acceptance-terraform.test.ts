import { withTerraformEngine } from "../support/terraform-engine";
import { acceptance } from "./acceptance";

withTerraformEngine("Terraform", acceptance);
