/** The room that a request's body takes. */
export interface TakenRoom {
  /** Gives back all but this many bytes. */
  shrinkTo(bytes: number): void;
}

/** Waits for room for a body of so many bytes. `left` aborts when the client has gone. */
export type TakeRoom = (workspaceId: string, bytes: number, left: AbortSignal) => Promise<TakenRoom>;

/** The room of a request that needs none. */
export const noRoom: TakenRoom = { shrinkTo: () => {} };

/** The limits of the room, and the errors of requests that get none. */
export interface RoomRules {
  /** Bytes of the bodies of one workspace. */
  readonly most: number;
  /** Longest wait in milliseconds. */
  readonly patienceMs: number;
  readonly refuse: (why: Leaving) => Error;
}

/** Why a body gets no room. `client-left`: no one waits for the answer. `too-many`: the wait took too long. */
type Leaving = "client-left" | "too-many";

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
    await waitIn(room.waiting, { bytes, left, patienceMs }).catch((why: Leaving) => {
      passOn(room);
      throw refuse(why);
    });
  };

  const passOn = (room: Room): void => {
    for (const next of room.waiting) {
      if (!fits(room, next.bytes)) return;
      room.waiting.delete(next);
      room.held += next.bytes;
      next.begin();
    }
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
        passOn(room);
        if (room.held === 0) rooms.delete(workspaceId);
      },
    };
  };
}

/** Waits for room. @throws why there is none */
function waitIn(
  waiting: Set<Waiting>,
  { bytes, left, patienceMs }: { readonly bytes: number; readonly left: AbortSignal; readonly patienceMs: number },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      left.removeEventListener("abort", leave);
    };
    const refused = (why: Leaving): void => {
      stop();
      waiting.delete(one);
      reject(why);
    };
    const begin = (): void => {
      stop();
      resolve();
    };
    const leave = (): void => refused("client-left");
    const one = { bytes, begin };
    const timer = setTimeout(() => refused("too-many"), patienceMs).unref();
    if (left.aborted) return leave();
    waiting.add(one);
    left.addEventListener("abort", leave, { once: true });
  });
}
