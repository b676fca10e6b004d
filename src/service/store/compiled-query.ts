import type { Compilable, CompiledQuery } from "kysely";
import type { Queryable } from "./database";

/**
 * A query whose text is made once and then only gets other parameters: building and compiling it takes as long as
 * running it. For what nearly every request asks.
 * @param build uses each parameter once, in their order
 * @throws {Error} at the first call, if `build` does not
 */
export function compiledQuery<Parameters extends readonly unknown[], Output>(
  build: (db: Queryable, ...parameters: Parameters) => Compilable<Output>,
): (db: Queryable, ...parameters: Parameters) => Promise<Output[]> {
  let compiled: CompiledQuery<Output> | null = null;
  return async (db, ...parameters) => {
    compiled ??= compile(build(db, ...parameters), parameters);
    return (await db.executeQuery<Output>({ ...compiled, parameters })).rows;
  };
}

function compile<Output>(query: Compilable<Output>, parameters: readonly unknown[]): CompiledQuery<Output> {
  const compiled = query.compile();
  const isInOrder =
    compiled.parameters.length === parameters.length &&
    compiled.parameters.every((value, index) => value === parameters[index]);
  if (!isInOrder) throw new Error(`The query does not use its parameters once and in order: ${compiled.sql}`);
  return compiled;
}
