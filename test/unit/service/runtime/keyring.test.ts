import { randomBytes } from "node:crypto";
import { createKeyring } from "../../../../src/service/runtime/keyring";

const keys = createKeyring(randomBytes(32), randomBytes);

test("opens sealed values with the same purpose and place only", () => {
  const sealed = keys.seal("stored-secret", "whsec_ä", "whe_1");
  expect(keys.open("stored-secret", sealed, "whe_1")).toBe("whsec_ä");
  expect(keys.open("cursor", sealed, "whe_1")).toBeNull();
  expect(keys.open("stored-secret", sealed, "whe_2")).toBeNull();
  expect(createKeyring(randomBytes(32), randomBytes).open("stored-secret", sealed, "whe_1")).toBeNull();
});

test("an altered, cut or empty text does not open", () => {
  const sealed = keys.seal("cursor", "text", "x");
  const bytes = Buffer.from(sealed, "base64url");
  for (let index = 0; index < bytes.length; index += 1) {
    const altered = Buffer.from(bytes);
    altered[index] = (altered[index] ?? 0) ^ 1;
    expect(keys.open("cursor", altered.toString("base64url"), "x")).toBeNull();
  }
  for (const cut of ["", "x", sealed.slice(0, -4)]) expect(keys.open("cursor", cut, "x")).toBeNull();
});

test("the same text is sealed differently each time", () => {
  expect(keys.seal("cursor", "text", "x")).not.toBe(keys.seal("cursor", "text", "x"));
});

test("a digest depends on key and purpose", () => {
  expect(keys.mac("etag", "a")).toEqual(keys.mac("etag", "a"));
  expect(keys.mac("etag", "a")).not.toEqual(keys.mac("challenge", "a"));
});
