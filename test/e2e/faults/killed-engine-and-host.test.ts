import { startMovableService } from "../../support/movable-service";
import { testRecovery } from "./recovery";

testRecovery("engine and host", startMovableService);
