import { randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";
import {
  hashTokenSecret,
  isHashOf,
  isTokenSecret,
  newTokenSecret,
  tokenHint,
} from "../../../../src/service/tokens/token-secret";

const base62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

test("a secret ends in the CRC32 of what precedes it, in base62", () => {
  const secret = newTokenSecret("cst", randomBytes);
  expect(secret).toMatch(/^cst_[0-9A-Za-z]{49}$/);
  const digits = [...secret.slice(-6)].reduce((sum, digit) => sum * 62 + base62.indexOf(digit), 0);
  expect(digits).toBe(crc32(secret.slice(0, -6)));
});

test("one changed character is noticed without asking the database", () => {
  const secret = newTokenSecret("cst", randomBytes);
  expect(isTokenSecret(secret)).toBe(true);
  for (let index = 4; index < secret.length; index += 1) {
    const other = secret[index] === "A" ? "B" : "A";
    expect(isTokenSecret(secret.slice(0, index) + other + secret.slice(index + 1))).toBe(false);
  }
});

test.each(["", "cst_", "CST_x", "c_x", `cst_${"a".repeat(49)}`, "cst-x"])("%j is not a token", (text) => {
  expect(isTokenSecret(text)).toBe(false);
});

test("every character is equally likely", () => {
  const bytes = [255, 254, 250, 248, 0, 61, 62, 247];
  let position = 0;
  const source = (size: number) => Uint8Array.from({ length: size }, () => bytes[position++ % bytes.length] ?? 0);
  expect(newTokenSecret("cst", source).slice(4, 12)).toBe("0z0z0z0z");
});

test("the hint is the prefix, the underscore and four characters", () => {
  expect(tokenHint("abc_1234567890")).toBe("abc_1234");
});

test("a hash belongs to its secret only", () => {
  const secret = newTokenSecret("cst", randomBytes);
  expect(isHashOf(secret, hashTokenSecret(secret))).toBe(true);
  expect(isHashOf(secret, hashTokenSecret(`${secret}x`))).toBe(false);
  expect(isHashOf(secret, "")).toBe(false);
});
