/** JSON that no `toJSON` of a prototype changes: Prototype.js adds some. Members that are undefined are left out. */
export function toJson(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  let text = "";
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) text += `${index > 0 ? "," : ""}${toJson(value[index])}`;
    return `[${text}]`;
  }
  const members = value as Record<string, unknown>;
  for (const name of Object.keys(members)) {
    if (members[name] !== undefined) text += `${text && ","}${JSON.stringify(name)}:${toJson(members[name])}`;
  }
  return `{${text}}`;
}
