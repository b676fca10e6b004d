import type { Kit } from "./kit";

/** Removes a surface for good. */
export function detach({ attached }: Pick<Kit, "attached">, host: HTMLElement): void {
  attached.delete(host);
  host.remove();
}
