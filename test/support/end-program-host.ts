import { endProgramHost } from "./program-host";

// Loaded before each test file whose stacks may have hosted programs (jest.config.js), not by the bench, which loads
// stacks without jest.
afterAll(endProgramHost);
