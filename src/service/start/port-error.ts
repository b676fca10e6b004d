/**
 * The error of a server that could not listen, with what to do about a port in use.
 *
 * @param option the option that sets the port
 */
export function portError(error: unknown, port: number, option: string): unknown {
  if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) return error;
  return new Error(
    `Port ${port} is in use. Stop the process that uses it, or choose another port with ${option} (0 picks a free one).`,
  );
}
