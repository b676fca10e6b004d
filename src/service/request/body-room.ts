import { type Leaving, waitInQueue } from "../runtime/wait-in-queue";

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
  /** Makes the error of a body that gets no room. */
  readonly refuse: (why: Leaving) => Error;
}

/** The bodies of one workspace. */
interface Room {
  held: number;
  /** The bodies that wait, in their order: the function that ends the wait, and the bytes. */
  readonly waiting: Map<() => void, number>;
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
    const { waiting } = room;
    await waitInQueue({
      enter: (begin) => void waiting.set(begin, bytes),
      leave: (begin) => {
        waiting.delete(begin);
        // Those behind it may need less.
        passOn(room);
      },
      left,
      patienceMs,
      refuse,
    });
  };

  const passOn = (room: Room): void => {
    for (const [begin, bytes] of room.waiting) {
      if (!fits(room, bytes)) return;
      room.waiting.delete(begin);
      room.held += bytes;
      begin();
    }
  };

  return async (workspaceId, bytes, left) => {
    const room = rooms.get(workspaceId) ?? { held: 0, waiting: new Map() };
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
