/** The program that Terraform and OpenTofu start. */
import { serve } from "./protocol/serve";

void serve(() => require("./after-handshake") as typeof import("./after-handshake"));
