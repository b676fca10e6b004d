import { createLanes, type Waiting } from "../../../../src/provider/client/lanes";

interface Entry extends Waiting {
  name: string;
}

function emptied(entries: Entry[], nowMs: number, maxWaitMs = 1000): string[] {
  const lanes = createLanes<Entry>(() => maxWaitMs);
  for (const entry of entries) {
    lanes.add(entry);
  }
  const names: string[] = [];
  for (let entry = lanes.take(nowMs); entry !== undefined; entry = lanes.take(nowMs)) {
    names.push(entry.name);
  }
  return names;
}

describe("lanes", () => {
  test("writes first, then reads, then polls; within a lane the oldest", () => {
    const entries: Entry[] = [
      { name: "poll", lane: "poll", sinceMs: 0 },
      { name: "read 1", lane: "read", sinceMs: 1 },
      { name: "write 1", lane: "write", sinceMs: 2 },
      { name: "read 2", lane: "read", sinceMs: 3 },
      { name: "write 2", lane: "write", sinceMs: 4 },
    ];
    expect(emptied(entries, 10)).toEqual(["write 1", "write 2", "read 1", "read 2", "poll"]);
  });

  test("a request that waited too long goes first, the oldest of all lanes", () => {
    const entries: Entry[] = [
      { name: "poll", lane: "poll", sinceMs: 10 },
      { name: "read", lane: "read", sinceMs: 0 },
      { name: "write", lane: "write", sinceMs: 900 },
    ];
    expect(emptied(entries, 1011)).toEqual(["read", "poll", "write"]);
  });

  test("a removed entry is not taken", () => {
    const lanes = createLanes<Entry>(() => 1000);
    const entry: Entry = { name: "gone", lane: "read", sinceMs: 0 };
    lanes.add(entry);
    lanes.remove(entry);
    expect(lanes.size).toBe(0);
    expect(lanes.take(0)).toBeUndefined();
  });
});
