/**
 * A member of the window that a script made. An element with an id or a name is a member, too, but of the window's
 * prototype. Part of the loader, so ES5.
 */
export function ownMember(name: string): unknown {
  // Also a member with accessors is the page's own.
  return Object.getOwnPropertyDescriptor(window, name) && (window as unknown as Record<string, unknown>)[name];
}
