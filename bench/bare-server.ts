/**
 * What the service is compared with: Hono on Node that answers every request with the bytes of the file given as its
 * argument, after reading the request's body. Prints its port.
 */
import { readFileSync } from "node:fs";
import { serve } from "@hono/node-server";
import { Hono } from "hono";

const answer = readFileSync(process.argv[2] ?? "", "utf8");
const app = new Hono().all("*", async (context) => {
  await context.req.text();
  return context.body(answer, 200, { "content-type": "application/json" });
});
serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => console.log(port));
