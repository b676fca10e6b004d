import { auditWebhookSettings } from "../../../../src/service/start/audit-webhook-settings";

const url = "https://siem.example/in?key=hidden-key";
const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const both = { CONSENTFORM_AUDIT_WEBHOOK_URL: url, CONSENTFORM_AUDIT_WEBHOOK_SECRET: secret };

test("the audit webhook is off unless both variables are set", () => {
  expect(auditWebhookSettings({}, false)).toBeNull();
  expect(auditWebhookSettings(both, false)).toEqual({ url, secret, isPrivate: false });
});

test.each([
  ["an address alone", { CONSENTFORM_AUDIT_WEBHOOK_URL: url }, "set CONSENTFORM_AUDIT_WEBHOOK_SECRET, or"],
  ["a secret alone", { CONSENTFORM_AUDIT_WEBHOOK_SECRET: secret }, "set CONSENTFORM_AUDIT_WEBHOOK_URL, or"],
  ["http", { ...both, CONSENTFORM_AUDIT_WEBHOOK_URL: "http://siem.example/hidden-key" }, "https"],
  ["credentials", { ...both, CONSENTFORM_AUDIT_WEBHOOK_URL: "https://a:hidden-key@siem.example" }, "without a user"],
  ["no address", { ...both, CONSENTFORM_AUDIT_WEBHOOK_URL: "hidden-key" }, "https"],
  ["a short secret", { ...both, CONSENTFORM_AUDIT_WEBHOOK_SECRET: "whsec_aGlkZGVuLWtleQ==" }, "24 to 64 bytes"],
  ["a secret of another form", { ...both, CONSENTFORM_AUDIT_WEBHOOK_SECRET: `${secret}=` }, "24 to 64 bytes"],
])("refuses %s, without repeating it", (_name, environment, remedy) => {
  const read = () => auditWebhookSettings(environment, false);
  expect(read).toThrow(remedy);
  expect(read).not.toThrow(/hidden-key|aGlkZGVu|siem\.example|BwcHBwcH/);
});

test("accepts a receiver in a private network only if it is named as one", () => {
  const isPrivate = (value: string) =>
    auditWebhookSettings({ ...both, CONSENTFORM_AUDIT_WEBHOOK_PRIVATE: value }, false)?.isPrivate;
  expect(["true", "false", ""].map(isPrivate)).toEqual([true, false, false]);
  const misspelled = 'CONSENTFORM_AUDIT_WEBHOOK_PRIVATE is "yes"; use true';
  expect(() => isPrivate("yes")).toThrow(misspelled);
  expect(() => auditWebhookSettings({ CONSENTFORM_AUDIT_WEBHOOK_PRIVATE: "yes" }, false)).toThrow(misspelled);
});

test("accepts http where local receivers are allowed", () => {
  const local = { ...both, CONSENTFORM_AUDIT_WEBHOOK_URL: "http://127.0.0.1:4000/in" };
  expect(auditWebhookSettings(local, true)?.url).toBe("http://127.0.0.1:4000/in");
});
