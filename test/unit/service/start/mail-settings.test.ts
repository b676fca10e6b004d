import { mailSettings } from "../../../../src/service/start/mail-settings";

test("mail is off unless both variables are there", () => {
  expect(mailSettings({})).toBeNull();
  expect(
    mailSettings({ CONSENTFORM_SMTP_URL: "smtps://u:p@mail.example:465", CONSENTFORM_MAIL_FROM: "A <a@mail.example>" }),
  ).toEqual({ smtpUrl: "smtps://u:p@mail.example:465", from: "A <a@mail.example>" });
});

test.each([
  [{ CONSENTFORM_SMTP_URL: "smtp://u:hidden-password@mail.example" }, "CONSENTFORM_MAIL_FROM"],
  [{ CONSENTFORM_MAIL_FROM: "a@mail.example" }, "CONSENTFORM_SMTP_URL"],
  [{ CONSENTFORM_SMTP_URL: "http://u:hidden-password@mail.example", CONSENTFORM_MAIL_FROM: "a@b.example" }, "smtp://"],
  [{ CONSENTFORM_SMTP_URL: "hidden-password", CONSENTFORM_MAIL_FROM: "a@b.example" }, "smtp://"],
])("%j is refused, without its password", (environment, named) => {
  const message = (() => {
    try {
      return String(mailSettings(environment));
    } catch (error) {
      return String(error);
    }
  })();
  expect(message).toContain(named);
  expect(message).not.toContain("hidden-password");
});
