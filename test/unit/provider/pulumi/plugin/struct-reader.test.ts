import { ResourceProviderService } from "@pulumi/pulumi/proto/provider_grpc_pb";
import { CheckRequest } from "@pulumi/pulumi/proto/provider_pb";
import fc from "fast-check";
import { Struct } from "google-protobuf/google/protobuf/struct_pb";
import { readingStructs } from "../../../../../src/provider/pulumi/plugin/struct-reader";

type Contents = Parameters<typeof Struct.fromJavaScript>[0];

const service = readingStructs(ResourceProviderService as never) as unknown as Record<
  "check",
  { requestDeserialize(bytes: Buffer): CheckRequest }
>;

const sent = (news: Contents) =>
  Buffer.from(new CheckRequest().setUrn("urn").setNews(Struct.fromJavaScript(news)).serializeBinary());

const value = fc.letrec((again) => ({
  any: fc.oneof(
    { depthSize: "small" },
    fc.constantFrom(null, true, false),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
    fc.string({ unit: "grapheme" }),
    fc.array(again("any"), { maxLength: 4 }),
    fc.dictionary(fc.string(), again("any"), { maxKeys: 4, noNullPrototype: true }),
  ),
})).any;

test("reads any properties as the generated code does", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), value, { noNullPrototype: true }), (properties) => {
      const request = service.check.requestDeserialize(sent(properties as Contents));
      expect(request.getUrn()).toBe("urn");
      expect(request.getNews()?.toJavaScript()).toEqual(properties);
    }),
  );
});

test("reads a member named __proto__ as a member", () => {
  // The generated code loses such a member when it writes.
  const bytes = sent({ labels: { __other__: { isAdmin: true } } })
    .toString("latin1")
    .replace("__other__", "__proto__");
  const news = service.check.requestDeserialize(Buffer.from(bytes, "latin1")).getNews();
  expect(JSON.stringify(news?.toJavaScript())).toBe('{"labels":{"__proto__":{"isAdmin":true}}}');
});

test("skips fields that it does not know, and leaves absent properties absent", () => {
  const unknownField = Buffer.from([0x7a, 0x01, 0x00]);
  const struct = Buffer.concat([
    unknownField,
    Buffer.from(Struct.fromJavaScript({ name: "shop" }).serializeBinary()),
    unknownField,
  ]);
  const news = Buffer.concat([Buffer.from([0x1a, struct.length]), struct]);
  const request = service.check.requestDeserialize(news);
  expect(request.getNews()?.toJavaScript()).toEqual({ name: "shop" });
  expect(request.getOlds()).toBeUndefined();
});

test("leaves messages outside requests to the generated code", () => {
  const struct = Struct.deserializeBinary(Struct.fromJavaScript({ name: "shop" }).serializeBinary());
  expect(struct.getFieldsMap().get("name")?.getStringValue()).toBe("shop");
  expect(struct.toJavaScript()).toEqual({ name: "shop" });
});
