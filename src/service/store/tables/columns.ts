import type { ColumnType, RawBuilder } from "kysely";

/** A jsonb column: read as its value, written through `json` of database.ts. */
export type Json<T> = ColumnType<T, RawBuilder<T>, RawBuilder<T>>;
/** A jsonb column that may be null. */
export type NullableJson<T> = ColumnType<T | null, RawBuilder<T> | null | undefined, RawBuilder<T> | null>;
/** A column that may be null, or left out of an insert. */
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
