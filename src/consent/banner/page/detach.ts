import type { Kit } from "./kit";

/** Removes a surface permanently. */
export function detach({ attached }: Pick<Kit, "attached">, host: HTMLElement): void {
  attached.delete(host);
  host.remove();
}
