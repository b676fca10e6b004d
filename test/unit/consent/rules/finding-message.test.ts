import { rules, validateBanner } from "../../../../src/consent/rules";
import { messageOf, partsOf } from "../../../../src/consent/rules/finding-message";
import { cases } from "./cases";
import { documentOf } from "./cases/code-case";

test.each([
  { fault: "The document is empty." },
  { fault: 'The text "Fix: this" is a placeholder.', fix: "Write the text." },
  {
    fault: "A fault.",
    fix: "Set a to b. Exempt categories can stay on.",
    where: "Applies in DE. We have not checked the source.",
  },
  { fault: "A fault.", fix: "Add it.", where: "Only a warning in CH: the law leaves room." },
  { fault: 'Does "Applies in all shops." bind?', fix: "If so, delete it.", where: "This error cannot be waived." },
])("has the parts that it was made of: %j", (parts) => {
  expect(partsOf(messageOf(parts))).toEqual(parts);
});

const outsideTheForm = rules.filter(({ level }) => level !== "S").map(({ code }) => code);

test.each(outsideTheForm)("a finding of %s says what is wrong and what to do, each once", (code) => {
  const { raises = {} } = cases[code] ?? {};
  const { errors, warnings } = validateBanner(documentOf(raises), raises.context);
  for (const finding of [...errors, ...warnings].filter((each) => each.code === code)) {
    const { fault, fix = "" } = partsOf(finding.message);
    // It asks where only a phrase was found; else it states. No value of the document begins the sentence as code.
    expect(fault).toMatch(/[.?]"?$/);
    expect(fix).toMatch(/^[A-Z].*[."]$/);
    expect(fix).not.toContain("`");
    expect(fault).not.toContain(fix);
  }
});
