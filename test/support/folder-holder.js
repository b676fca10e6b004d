// Takes a data folder and says so: `node folder-holder.js FOLDER TIMING`. Each line on stdin is answered: whether the
// folder is still its own, or (`release`) that it gave the folder back.
const { createInterface } = require("node:readline");
const { join } = require("node:path");
const { lockFolder } = require(join(__dirname, "../../src/service/dist/store/folder-lock.js"));

const [folder, timing] = process.argv.slice(2);
const say = (text) => process.stdout.write(`${text.replaceAll("\n", " ")}\n`);

lockFolder(folder, JSON.parse(timing)).then(
  (lock) => {
    say("held");
    createInterface({ input: process.stdin }).on("line", (line) => {
      try {
        if (line === "release") lock.release();
        else lock.check();
        say("ours");
      } catch (error) {
        say(error instanceof Error ? error.message : String(error));
      }
    });
  },
  (error) => {
    say(error.message);
    process.exitCode = 2;
  },
);
