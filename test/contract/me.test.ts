import { type InProcessService, startInProcessService, type TestWorkspace } from "../support/in-process-service";

let service: InProcessService;
let workspace: TestWorkspace;

beforeAll(async () => {
  service = await startInProcessService({ settings: { quota: { requests: 600, windowS: 60 } } });
  workspace = await service.workspace();
}, 60_000);
afterAll(() => service.close());

test("a token with any scope learns about itself", async () => {
  const token = await workspace.makeToken({ name: "reader", scopes: ["analytics:read"], environment: "preview" });
  const { status, body } = await workspace.send({ path: "/me", token });
  expect(status).toBe(200);
  expect(body).toEqual({
    token: {
      id: expect.stringMatching(/^tok_/),
      name: "reader",
      scopes: ["analytics:read"],
      site_id: null,
      environment: "preview",
      expires_at: null,
      hint: token.slice(0, 8),
    },
    user: null,
    workspace: { id: workspace.workspaceId, name: expect.any(String) },
    masking: true,
    rate_limit: { limit: 600, window_s: 60 },
  });
});

test("masking is off with logs:export", async () => {
  expect((await workspace.send({ path: "/me" })).body.masking).toBe(false);
});
