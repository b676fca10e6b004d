import { operations } from "../../../../src/consent/contract";
import { Problem } from "../../../../src/service/http/problem";
import { contractValidation } from "../../../../src/service/http/validation";
import { checkProblem, checkReply } from "../../../../src/service/request/reply-check";

/** Contract first: what does not match the contract does not start, and is not answered. */

const validation = contractValidation();
const me = {
  token: {
    id: "tok_1",
    name: "t",
    scopes: ["sites:read"],
    site_id: null,
    environment: null,
    expires_at: null,
    hint: "cst_abcd",
  },
  user: null,
  workspace: { id: "wks_1", name: "default" },
  masking: true,
  rate_limit: { limit: 600, window_s: 60 },
} as const;

test("a response that violates the contract fails, naming operation and place", () => {
  const check = (reply: object) => () => checkReply(operations.getMe, { status: 200, ...reply }, validation);
  expect(check({ body: me })).not.toThrow();
  expect(check({ body: { ...me, masking: "yes" } })).toThrow(/getMe answers outside the contract: \/masking/);
  expect(check({ body: { ...me, workspace: undefined } })).toThrow(/\/workspace is required/);
  expect(check({ body: me, status: 201 })).toThrow(/status 201/);
});

test("checks only the first five entries of a list if they are long", () => {
  const checkedEntries = (name: string) => {
    const data = Array.from({ length: 20 }, () => ({ name }));
    const seen: unknown[] = [];
    const answer = (_operation: unknown, _status: unknown, body: unknown) => {
      seen.push(...(body as { data: unknown[] }).data);
      return [];
    };
    const reply: object = { body: { data, has_more: false, next_cursor: null } };
    checkReply(operations.listTemplates, { status: 200, ...reply }, { ...validation, answer });
    return seen.length;
  };
  expect(checkedEntries("x".repeat(1024))).toBe(20);
  expect(checkedEntries("x".repeat(16 * 1024))).toBe(5);
});

test("an undocumented or incomplete problem violates the contract", () => {
  const facts = { requestId: "req_1", url: new URL("http://127.0.0.1/v1/me") };
  const check = (problem: Problem) => checkProblem(operations.getMe, problem, facts, validation)?.message ?? null;
  expect(check(new Problem("not-acceptable", { detail: "d", allowed: [] }))).toBeNull();
  expect(check(new Problem("not-acceptable", { detail: "d" }))).toMatch(/\/allowed is required/);
  expect(check(new Problem("scan-in-progress", { detail: "d", scan_id: "scn_1", version_number: 1 }))).toMatch(
    /does not document/,
  );
});
