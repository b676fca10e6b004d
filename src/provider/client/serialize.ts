/**
 * A request body as JSON text. Values that JSON.stringify would quietly turn into null are refused, since null in a
 * merge patch means "back to the default".
 *
 * @throws TypeError naming the place as a JSON Pointer
 */
export function serializeBody(body: unknown): string {
  refuseLossy(body, "");
  return JSON.stringify(body);
}

function refuseLossy(value: unknown, pointer: string): void {
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      if (item === undefined) {
        throw new TypeError(
          `The request body contains undefined at ${pointer}/${index}; leave the item out or use null.`,
        );
      }
      refuseLossy(item, `${pointer}/${index}`);
    });
    return;
  }
  if (typeof value === "number" && !Number.isFinite(value)) {
    throw new TypeError(`The request body contains ${value} at ${pointer || "/"}; JSON has finite numbers only.`);
  }
  if (typeof value === "object" && value !== null) {
    for (const [name, member] of Object.entries(value)) {
      refuseLossy(member, `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`);
    }
  }
}

/**
 * Fills the placeholders of a path template. Empty values and dot segments are refused: they would make the path of
 * another operation (`DELETE /sites/` instead of `DELETE /sites/{id}`).
 *
 * @throws TypeError naming the parameter
 */
export function serializePath(template: string, parameters: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{(\w+)\}/g, (_placeholder, name: string) => {
    const value = parameters[name];
    const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
    if (text === "" || text === "." || text === "..") {
      throw new TypeError(`The path parameter ${name} of ${template} is ${JSON.stringify(value)}; it must be an id.`);
    }
    return encodeURIComponent(text);
  });
}
