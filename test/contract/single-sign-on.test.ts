import { testInBrowser } from "../support/browser";
import { type SsoLaboratory, signInAt, startSsoLaboratory } from "../support/sso-laboratory";

/** Sign-in through a real issuer, in a real browser. */

const alice = { name: "Alice", groups: ["staff"], email: "alice@shop.example", email_verified: true };

let laboratory: SsoLaboratory;

beforeAll(async () => {
  laboratory = await startSsoLaboratory({ issuer: { isBackChannel: true } });
}, 60_000);
afterAll(() => laboratory?.close());
beforeEach(() => laboratory.issuer.know({ "1": { ...alice, groups: ["staff", "consent-legal"] } }));
afterEach(() => expect(laboratory.under.takeErrors()).toEqual([]));

testInBrowser("a person signs in at the issuer, has the role of the claim, and signs out", () =>
  laboratory.inWindow(async (page) => {
    const { origin } = laboratory;
    await page.goto(origin);
    const button = "::-p-xpath(//a[normalize-space()='Sign in with single sign-on'])";
    await page.locator(button).click();
    await page.waitForSelector("input[name=sub]");
    await page.type("input[name=sub]", "1");
    await page.click("button");
    await page.waitForFunction(`location.href === "${origin}/" && document.body.innerText.includes("Alice")`);
    const me = await page.evaluate(`fetch("/v1/me").then((answer) => answer.json())`);
    expect(me).toMatchObject({ user: { name: "Alice", role: "publisher" }, workspace: { name: "default" } });
    const cookies = await page.cookies(origin);
    expect(cookies.map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite])).toEqual([
      ["consentform_session", true, "Strict"],
    ]);
    await page.locator("::-p-xpath(//button[normalize-space()='Sign out'])").click();
    await page.waitForFunction(`location.pathname === "/session/end"`);
    await page.locator("::-p-xpath(//button[contains(., 'Yes')])").click();
    await page.waitForFunction(`location.href === "${origin}/" && document.body.innerText.includes("not signed in")`);
    // Without a session there, the issuer asks again who it is.
    await page.goto(`${origin}/sign-in/sso`);
    await page.waitForSelector("input[name=sub]");
  }),
);

testInBrowser("a person who signs out at the issuer is signed out here", () =>
  laboratory.inWindow(async (page) => {
    const { origin, issuer } = laboratory;
    await signInAt(page, origin, "1");
    await page.waitForFunction(`document.body.innerText.includes("Alice")`);
    await page.goto(`${issuer.issuer}/session/end`);
    await page.locator("::-p-xpath(//button[contains(., 'Yes')])").click();
    await page.waitForFunction(`location.pathname !== "/session/end"`);
    await page.goto(origin);
    await page.waitForFunction(`document.body.innerText.includes("You are not signed in")`);
  }),
);

testInBrowser("a person without access sees why, and a way to try again", () =>
  laboratory.inWindow(async (page) => {
    const { origin, issuer } = laboratory;
    await issuer.know({ "1": { ...alice, email_verified: false } });
    await signInAt(page, origin, "1");
    const text = await page.evaluate<[], () => string>("document.body.innerText");
    expect(text).toContain("Your account has no verified e-mail address.");
    expect(text).toContain("Sign in with single sign-on");
  }),
);
