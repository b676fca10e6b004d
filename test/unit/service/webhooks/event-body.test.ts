import { contractDocument, type EventKind, events } from "../../../../src/consent/contract";
import { eventBody } from "../../../../src/service/webhooks/event-body";

interface Example {
  readonly id: string;
  readonly type: EventKind;
  readonly timestamp: string;
  readonly workspace_id: string;
  readonly data: {
    readonly object: { readonly type: string; readonly id: string };
    readonly site_id: string | null;
    readonly actor: { readonly type: "token" | "user" | "system"; readonly id: string | null };
    readonly [member: string]: unknown;
  };
}

/** The members of the document that only this test reads. */
type Webhooks = Record<
  string,
  { post: { requestBody: { content: { "application/json": { examples: { event: { value: Example } } } } } } }
>;

const webhooks = contractDocument().webhooks as Webhooks;

test.each(Object.keys(events))("%s has the body of the contract's example", (kind) => {
  const example = webhooks[kind]?.post.requestBody.content["application/json"].examples.event.value as Example;
  const { object, site_id, actor, ...data } = example.data;
  const body = eventBody({
    id: example.id,
    kind: example.type,
    workspace_id: example.workspace_id,
    site_id,
    actor,
    data,
    object_type: object.type,
    object_id: object.id,
    created_at: new Date(example.timestamp),
    fanned_out_at: null,
  });
  expect(JSON.parse(body)).toEqual(example);
  expect(Buffer.byteLength(body)).toBeLessThan(20 * 1024);
});
