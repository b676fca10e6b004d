import { metaContents } from "../../../../src/service/domains/meta-element";

const read = (html: string) => metaContents(html, "consent-challenge");

test.each([
  ["double quotes", '<head><meta name="consent-challenge" content="v"></head>'],
  ["single quotes", "<meta name='consent-challenge' content='v'/>"],
  ["no quotes", "<meta name=consent-challenge content=v>"],
  ["other order, case and white space", '<META\n CONTENT = "v"\n NAME="Consent-Challenge" >'],
  ["a greater-than sign in another attribute", '<meta data-x="a>b" name="consent-challenge" content="v">'],
  ["an earlier element of the same kind", '<meta charset="utf-8"><meta name="consent-challenge" content="v">'],
])("reads an element with %s", (_what, html) => {
  expect(read(html)).toEqual(["v"]);
});

test.each([
  ["in a comment", '<!-- <meta name="consent-challenge" content="v"> -->'],
  ["in a comment that never ends", '<!-- <meta name="consent-challenge" content="v">'],
  ["in a script", '<script>var x = \'<meta name="consent-challenge" content="v">\';</script>'],
  ["in a title", '<title><meta name="consent-challenge" content="v"></title>'],
  ["in the body, where visitors write", '<head></head><body class="x"><meta name="consent-challenge" content="v">'],
  ["of another name", '<meta name="consent-challenge2" content="v">'],
  ["that is another element", '<metadata name="consent-challenge" content="v">'],
])("does not read elements %s", (_what, html) => {
  expect(read(html)).toEqual([]);
});

test("answers all of them, and the first of two attributes with one name", () => {
  expect(read('<meta name="consent-challenge" content="a" content="b"><meta name="consent-challenge">')).toEqual([
    "a",
    "",
  ]);
});

test("takes linear time on hostile pages", () => {
  const begin = process.cpuUsage();
  for (const hostile of ["<meta ", '<meta "', "<!--", "<script>", "<meta a='", "<meta name=x "]) {
    read(hostile.repeat(40_000));
  }
  const { user, system } = process.cpuUsage(begin);
  expect((user + system) / 1000).toBeLessThan(2000);
});
