import type { EventSource } from "./contract-source";
import { asObject, type JsonObject, pascalCase, schemaRef } from "./json";

/** The `webhooks` part of the document, one entry for each event kind; adds the envelope schemas to `components`. */
export function eventWebhooks(events: Record<string, EventSource>, components: JsonObject): JsonObject {
  const schemas = asObject(components.schemas);
  schemas.EventKind = { type: "string", enum: Object.keys(events), description: "What happened." };
  return Object.fromEntries(
    Object.entries(events).map(([kind, event]) => {
      const name = `${pascalCase(kind)}Event`;
      schemas[name] = envelope(kind, event);
      return [kind, { post: webhookOperation(kind, event, name) }];
    }),
  );
}

function envelope(kind: string, event: EventSource): JsonObject {
  const further = event.data ?? {};
  return {
    type: "object",
    description: event.description,
    required: ["id", "type", "timestamp", "api_version", "workspace_id", "data"],
    properties: {
      id: { ...schemaRef("Id"), description: "Event id, the same on every attempt and redelivery." },
      type: { type: "string", const: kind, description: "Event kind." },
      timestamp: { ...schemaRef("Time"), description: "When it happened." },
      api_version: { type: "string", const: "v1", description: "Version of the API." },
      workspace_id: { ...schemaRef("Id"), description: "Workspace of the object." },
      data: {
        type: "object",
        description: "What it happened to; thin, never consent records or subject ids.",
        required: ["object", "site_id", "actor", ...Object.keys(further)],
        properties: {
          object: {
            type: "object",
            description: "The object.",
            required: ["type", "id"],
            properties: {
              type: { type: "string", const: event.object, description: "Its kind." },
              id: { type: "string", description: "Its id; `site/number` for a version, the site's id for a draft." },
            },
          },
          site_id: { type: ["string", "null"], description: "Site of the object, or null." },
          actor: { ...schemaRef("Actor"), description: "Who caused it." },
          ...further,
        },
      },
    },
  };
}

function webhookOperation(kind: string, event: EventSource, schemaName: string): JsonObject {
  return {
    operationId: `on${pascalCase(kind)}`,
    summary: kind,
    description: event.description,
    "x-event-group": event.group,
    security: [],
    requestBody: {
      required: true,
      content: { "application/json": { schema: schemaRef(schemaName), examples: { event: { value: event.example } } } },
    },
    responses: {
      "2XX": { description: "Received; the body is ignored." },
      "410": { description: "Never send again: the endpoint becomes disabled." },
    },
  };
}
