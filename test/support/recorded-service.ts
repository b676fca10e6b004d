import { appendFileSync } from "node:fs";
import type { Service } from "@consentform/service";
import { type Operation, type OperationId, operations } from "../../src/consent/contract";
import { withoutPostgres } from "../../tools/contract-coverage/gaps";

/**
 * Environment variable with the file to which every answer to an operation is appended, as `operation status slug` (`-`
 * for a success). `npm test` sets it and checks the file (tools/contract-coverage); jest's workers inherit it.
 */
const fileVariable = "CONSENTFORM_ANSWERS";

/**
 * The service, which also writes down what it has answered, once a test file. Without the environment variable it is
 * returned as it is.
 */
export function recordedService(service: Service): Service {
  const file = process.env[fileVariable];
  if (file === undefined) return service;
  const known = new Set<string>();
  return {
    ...service,
    fetch: async (request, peer = {}) => {
      let operation: Operation | undefined;
      const response = await service.fetch(request, {
        ...peer,
        record: (record) => {
          operation = record.operation === null ? undefined : operations[record.operation as OperationId];
          peer.record?.(record);
        },
      });
      const asked = operation === undefined ? operationsAt(request) : [operation];
      const slug = await slugOf(response);
      // The answer to HEAD or OPTIONS is not the one that the contract documents for the operation.
      const reported = asked.filter(({ method }) => slug !== "-" || method === request.method);
      for (const { id } of reported) {
        const line = `${id} ${response.status} ${slug}\n`;
        if (!known.has(line)) appendFileSync(file, line);
        known.add(line);
      }
      return response;
    },
  };
}

/**
 * Writes down that some tests ran on PGlite for want of PostgreSQL, which answers more: two requests can wait for each
 * other there.
 */
export function recordMissingPostgres(): void {
  const file = process.env[fileVariable];
  if (file !== undefined) appendFileSync(file, `${withoutPostgres}\n`);
}

/** The operations that a refused request meant: by its method, else all of the path. */
function operationsAt({ url, method }: Request): Operation[] {
  const { pathname } = new URL(url);
  const here = Object.values(operations).filter(({ path }) =>
    new RegExp(`^/v1${path.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(pathname),
  );
  const asked = here.filter((operation) => operation.method === method);
  return asked.length > 0 ? asked : here;
}

/** Slug of a problem; `-` for everything else. Only problems are read: an export may be larger than the memory. */
async function slugOf(response: Response): Promise<string> {
  if (!response.headers.get("content-type")?.startsWith("application/problem+json")) return "-";
  const body: unknown = JSON.parse((await response.clone().text()) || "{}");
  const type = typeof body === "object" && body !== null && "type" in body ? String(body.type) : "";
  return type.split("/v1/")[1] ?? "-";
}
