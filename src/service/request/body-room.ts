/** The room that a request's body takes. */
export interface TakenRoom {
  /** Gives back all but this many bytes. */
  shrinkTo(bytes: number): void;
}

/** Waits for room for a body of so many bytes. `left` aborts when the client has gone. */
export type TakeRoom = (workspaceId: string, bytes: number, left: AbortSignal) => Promise<TakenRoom>;

/** The room of a request whose body is short: it was received with its head. */
export const noRoom: TakenRoom = { shrinkTo: () => {} };

/** The limits of the room, and the errors of requests that get none. */
export interface RoomRules {
  /** Bytes of the bodies of one workspace. */
  readonly most: number;
  /** Longest wait in milliseconds. */
  readonly patienceMs: number;
  /** `client-left`: no one waits for the answer. `too-many`: too many of the workspace's requests are before it. */
  readonly refuse: (why: "client-left" | "too-many") => Error;
}

interface Waiting {
  readonly bytes: number;
  readonly begin: () => void;
}

/** The bodies of one workspace. */
interface Room {
  held: number;
  readonly waiting: Set<Waiting>;
}

/**
 * Bounds the memory that the long bodies of one workspace take: each is kept until its request is answered, and its
 * parsed form takes several times as much. A body is read when there is room for it; until then it stays with its
 * client, so that megabytes are not received only to be refused. A body always finds room if the workspace has no
 * other.
 */
export function createBodyRoom({ most, patienceMs, refuse }: RoomRules): TakeRoom {
  const rooms = new Map<string, Room>();
  const fits = ({ held }: Room, bytes: number): boolean => held === 0 || held + bytes <= most;

  const take = async (room: Room, bytes: number, left: AbortSignal): Promise<void> => {
    if (room.waiting.size === 0 && fits(room, bytes)) {
      room.held += bytes;
      return;
    }
    const ended = AbortSignal.any([left, AbortSignal.timeout(patienceMs)]);
    await waitIn(room.waiting, bytes, ended, () => refuse(left.aborted ? "client-left" : "too-many"));
  };

  const passOn = (workspaceId: string, room: Room): void => {
    for (const next of room.waiting) {
      if (!fits(room, next.bytes)) return;
      room.waiting.delete(next);
      room.held += next.bytes;
      next.begin();
    }
    if (room.held === 0) rooms.delete(workspaceId);
  };

  return async (workspaceId, bytes, left) => {
    const room = rooms.get(workspaceId) ?? { held: 0, waiting: new Set() };
    rooms.set(workspaceId, room);
    await take(room, bytes, left);
    let taken = bytes;
    return {
      shrinkTo: (kept) => {
        if (kept === taken) return;
        room.held -= taken - kept;
        taken = kept;
        passOn(workspaceId, room);
      },
    };
  };
}

function waitIn(waiting: Set<Waiting>, bytes: number, ended: AbortSignal, refusal: () => Error): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      waiting.delete(one);
      reject(refusal());
    };
    const begin = (): void => {
      ended.removeEventListener("abort", leave);
      resolve();
    };
    const one = { bytes, begin };
    if (ended.aborted) return leave();
    waiting.add(one);
    ended.addEventListener("abort", leave, { once: true });
  });
}
