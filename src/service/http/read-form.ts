import { Problem } from "./problem";

/**
 * The fields of a form.
 * @throws {Problem} payload-too-large
 */
export async function readForm(request: Request, maxBytes: number): Promise<URLSearchParams> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) {
      throw new Problem("payload-too-large", {
        detail: `The form is larger than ${maxBytes} bytes.`,
        limit_bytes: maxBytes,
      });
    }
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
}
