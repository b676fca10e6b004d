import { deletesCookie } from "../../../../../src/consent/banner/page/deletes-cookie";

const now = Date.UTC(2026, 10, 27, 12);

test.each([
  "old=; Max-Age=0",
  "old=;max-age=-1;path=/",
  "old=; MAX-AGE = 0 ; Path=/",
  "old=; Max-Age=9999; Max-Age=0",
  "old=; Max-Age=0; Max-Age=abc",
  "old=; expires=Thu, 01 Jan 1970 00:00:00 GMT",
  "old=x; path=/; expires=Thu, 01-Jan-70 00:00:01 GMT; secure",
  "old=; EXPIRES=Fri, 27 Nov 2026 11:59:59 GMT",
  "old=; expires=Mon Jan 1 2001 0:0:0 GMT+0100 (CET)",
  "old=; expires=1 jan 1999 00:00:00",
  "old=; Max-Age=x; Expires=Thu, 01 Jan 1970 00:00:00 GMT",
  "old=; expires=Thu, 01 Jan 2099 00:00:00 GMT; expires=Thu, 01 Jan 1970 00:00:00 GMT",
  "old; Max-Age=0",
])("%j deletes", (text) => expect(deletesCookie(text, now)).toBe(true));

test.each([
  "new=1",
  "new=max-age=0",
  "new=1; x=max-age=0",
  "new=1; xmax-age=0",
  "new=1; Max-Age=9999; x=max-age=0",
  "new=1; Max-Age=0; Max-Age=9999",
  "new=1; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Max-Age=60",
  "new=1; Max-Age=0x0",
  "new=1; Max-Age=+0",
  "new=1; Max-Age=",
  "new=1; Max-Age",
  "new=1; Max-Age=-",
  `new=1; Max-Age=${"0".repeat(1025)}`,
  "new=1\n; Max-Age=0",
  "new=1\0; Max-Age=0",
  "new=1; expires=Fri, 27 Nov 2026 12:00:01 GMT",
  "new=1; expires=Thu, 01 Jan 50 00:00:00 GMT",
  "new=1; expires=Tue, 31 Feb 2020 00:00:00 GMT",
  "new=1; expires=Thu, 01 Jan 1970 24:00:00 GMT",
  "new=1; expires=Thu, 01 Jan 1970",
  "new=1; expires=01 Jan 1600 00:00:00",
  "new=1; expires=0",
  "new=1; expires=1970-01-01T00:00:00Z",
  "new=expires=Thu, 01 Jan 1970 00:00:00 GMT",
])("%j writes", (text) => expect(deletesCookie(text, now)).toBe(false));
