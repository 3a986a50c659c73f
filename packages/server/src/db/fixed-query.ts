import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Database } from './schema.ts';

type Db = Kysely<Database>;

/** Stands for a value while a statement is built. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Gives a place for whatever is asked for. */
const places = new Proxy({}, { get: (_, name) => new Place(String(name)) });

/**
 * A statement whose text is the same for all values: built once, then only filled. `build` must use each value as a
 * value of the statement and look at none.
 */
export function fixedQuery<Given extends object, Row>(
  build: (db: Db, given: Given) => Compilable<Row>,
): (db: Db, given: Given) => Promise<Row[]> {
  let built: CompiledQuery<Row> | undefined;
  return async (db, given) => {
    built ??= build(db, places as Given).compile();
    const parameters = built.parameters.map((value) =>
      value instanceof Place ? given[value.name as keyof Given] : value,
    );
    return (await db.executeQuery<Row>({ ...built, parameters })).rows;
  };
}
