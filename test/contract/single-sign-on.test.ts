import { testInBrowser } from "../support/browser";
import { type SsoLaboratory, signInAt, startSsoLaboratory } from "../support/sso-laboratory";

/** Sign-in through a real issuer, in a real browser. */

const alice = { name: "Alice", groups: ["staff"], email: "alice@shop.example", email_verified: true };

let laboratory: SsoLaboratory;

beforeAll(async () => {
  laboratory = await startSsoLaboratory();
}, 60_000);
afterAll(() => laboratory?.close());
afterEach(() => expect(laboratory.under.takeErrors()).toEqual([]));

testInBrowser("a person signs in at the issuer and has the role of the claim", () =>
  laboratory.inWindow(async (page) => {
    const { origin, issuer } = laboratory;
    await issuer.know({ "1": { ...alice, groups: ["staff", "consent-legal"] } });
    await signInAt(page, origin, "1");
    await page.waitForFunction(`location.pathname === "/"`);
    const me = await page.evaluate(`fetch("/v1/me").then((answer) => answer.json())`);
    expect(me).toMatchObject({ user: { name: "Alice", role: "publisher" }, workspace: { name: "default" } });
    const session = (await page.browserContext().cookies()).find(({ name }) => name === "consentform_session");
    expect(session).toMatchObject({ httpOnly: true, sameSite: "Strict" });
  }),
);
