import type { Declaration } from "./declaration";
import { type StarterInput, starterText } from "./starter-text";

/** `consentform starter`: prints a complete banner document in a language, to begin with. */
export const starterCommand: Declaration = {
  declare: (command) =>
    command
      .option("--language <tag>", "language of its texts, such as fr or pt-BR", "en")
      .option(
        "--controller <name>",
        "legal name of the organization or person that asks for consent; default: a placeholder that validate refuses",
      )
      .option("--email <address>", "address for questions about data protection; default: a placeholder"),
  run: ({ stdout }, input: StarterInput) => {
    stdout(starterText(input).trimEnd());
  },
};
