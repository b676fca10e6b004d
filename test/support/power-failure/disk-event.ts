/**
 * Something that a process did to the files of a folder, or a note of the process about itself. Files have a number,
 * which renames keep.
 */
export type DiskEvent =
  | { readonly kind: "create"; readonly file: number; readonly path: string; readonly isFolder: boolean }
  | { readonly kind: "write"; readonly file: number; readonly position: number; readonly bytes: Uint8Array }
  | { readonly kind: "truncate"; readonly file: number; readonly size: number }
  | { readonly kind: "rename"; readonly from: string; readonly to: string }
  | { readonly kind: "remove"; readonly path: string }
  /**
   * A sync covers what was done before it started, once it ended. `isDataOnly`: it says nothing about the file's name.
   */
  | { readonly kind: "sync-start"; readonly sync: number; readonly file: number; readonly isDataOnly: boolean }
  | { readonly kind: "sync-end"; readonly sync: number }
  /** The number was acknowledged as written, or read. */
  | { readonly kind: "reported"; readonly number: number };
