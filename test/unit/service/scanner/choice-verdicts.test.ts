import { choiceVerdicts } from "../../../support/choice-corpus";

test("accuses what was refused, and nothing else, in each visit of the corpus", () => {
  const wrong = choiceVerdicts().filter(({ isRefused, isAccused }) => isRefused !== isAccused);
  expect(wrong).toEqual([]);
});
