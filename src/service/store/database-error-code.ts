/** SQLSTATE of an error of either driver, for example 23505 for a unique violation; "" for other errors. */
export function databaseErrorCode(error: unknown): string {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : "";
  return typeof code === "string" ? code : "";
}
