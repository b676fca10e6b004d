import { serve } from "./serve";

serve(process.argv.slice(2), (engine) => (require("./after-port") as typeof import("./after-port")).openPlugin(engine));
