import { DiffRequest, type DiffResponse } from "@pulumi/pulumi/proto/provider_pb";
import { Struct } from "google-protobuf/google/protobuf/struct_pb";
import { resourceRpcs } from "../../../../../src/provider/pulumi/plugin/resource-rpcs";
import { type Kind, registry } from "../../../../../src/provider/resources";

const kinds = Object.keys(registry) as Kind[];

/** Compares what an import of the object has read, as the engine does after the import. */
async function imported(kind: Kind, name: string): Promise<DiffResponse | undefined> {
  const nothing = Struct.fromJavaScript({});
  const request = new DiffRequest().setUrn(`urn:pulumi:dev::shop::consentform:index:${kind}::${name}`);
  request.setId(`${kind}-id`).setOlds(nothing).setNews(nothing).setOldInputs(nothing);
  return new Promise((resolve, reject) => {
    const { diff } = resourceRpcs as unknown as {
      diff(call: object, done: (error: object | null, response?: DiffResponse) => void): void;
    };
    diff({ request }, (error, response) => (error === null ? resolve(response) : reject(error)));
  });
}

/** Several resources may name one object of these kinds, which they neither change nor delete. */
const shared: readonly Kind[] = ["DomainVerification", "InstallCheck", "Version", "ScanGate"];

test.each(kinds.filter((kind) => !shared.includes(kind)))(
  "a second resource of %s that has the same object is refused",
  async (kind) => {
    await imported(kind, "first");
    const second = imported(kind, "second");
    const refusal = { details: expect.stringContaining(`${kind} second and ${kind} first are the same object`) };
    await expect(second).rejects.toMatchObject(refusal);
    await imported(kind, "first");
  },
);

test.each(shared)("several resources of %s may have one object", async (kind) => {
  await imported(kind, "first");
  await imported(kind, "second");
});
