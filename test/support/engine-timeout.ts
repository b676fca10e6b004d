// Loaded before each test file of the projects that drive other processes (jest.config.js): a whole engine run needs
// minutes on a busy machine, and jest knows no time limit for one project.
jest.setTimeout(300_000);
