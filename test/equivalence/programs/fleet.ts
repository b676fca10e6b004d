import { App, TerraformStack } from "cdktn";
import * as consentform from "consentform/cdktn";

interface Declared {
  kind: string;
  name: string;
  inputs: Record<string, unknown>;
  importId?: string;
}
interface Made extends Record<string, unknown> {
  importFrom(id: string): void;
}
type Resource = new (scope: TerraformStack, name: string, config: object) => Made;

const app = new App();
const stack = new TerraformStack(app, "fleet");
new consentform.ConsentformProvider(stack, "consentform");

const classes = consentform as unknown as Record<string, Resource>;
const made: Record<string, Made> = {};

function resolve(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(resolve);
  if (typeof value !== "object" || value === null) return value;
  const { $output } = value as { $output?: [string, string] };
  if ($output !== undefined) return made[$output[0]]?.[$output[1]];
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, resolve(member)]));
}

for (const { kind, name, inputs, importId } of JSON.parse(process.env.FLEET ?? "[]") as Declared[]) {
  const resource = classes[kind];
  if (resource === undefined) throw new Error(`there is no class ${kind}`);
  const { document, ...rest } = inputs as { document?: consentform.BannerDocument };
  const text = document === undefined ? {} : { document: consentform.bannerJson(document) };
  made[name] = new resource(stack, name, { ...(resolve(rest) as object), ...text });
  if (importId !== undefined) made[name].importFrom(importId);
}

app.synth();
