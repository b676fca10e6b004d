import { startMovableService } from "../../support/movable-service";
import { testRecovery } from "./recovery";

testRecovery("host alone", startMovableService);
