import { type Kysely, sql } from 'kysely';

/** Rows that hang on a project and a column of the project that keeps them in their order. */
type Kept = {
  kind: 'outsourced' | 'internal';
  part: 'pm' | 'start_date';
  column: string;
  value: string;
  order: string;
};

const PMS = { part: 'pm', column: 'pm_ids', value: 'user_id', order: 'position' } as const;
const DAYS = { part: 'start_date', column: 'start_dates', value: 'start_date::text', order: 'start_date' } as const;

const KEPT: readonly Kept[] = [
  { kind: 'outsourced', ...PMS },
  { kind: 'outsourced', ...DAYS },
  { kind: 'internal', ...PMS },
];

/**
 * PMs and offered days beside their project: two look-ups for each row of a list were half of its time, and on a large
 * database each was a page of its own (docs/decisions/0006-lists-are-plain-sql.md). Triggers keep them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const kept of KEPT) {
    const project = sql.table(`${kept.kind}_project`);
    await sql`alter table ${project} add column ${sql.ref(kept.column)} text[] not null default '{}'`.execute(db);
  }
  await fill(db, 'outsourced', KEPT.slice(0, 2));
  await fill(db, 'internal', KEPT.slice(2));
  for (const kept of KEPT) await keep(db, kept);
}

/** What a project's part says now, in its order. */
const partsOf = ({ kind, part, value, order }: Kept, project: string) => sql`
  array(select ${sql.raw(value)} from ${sql.table(`${kind}_${part}`)} as part
    where part.project_id = ${sql.ref(project)} order by ${sql.ref(order)})`;

/** Nothing that counts or maps projects depends on the new columns. */
async function fill(db: Kysely<unknown>, kind: Kept['kind'], parts: readonly Kept[]): Promise<void> {
  const project = sql.table(`${kind}_project`);
  const columns = parts.map((kept) => sql`${sql.ref(kept.column)} = ${partsOf(kept, 'project.id')}`);
  await sql`alter table ${project} disable trigger user`.execute(db);
  await sql`update ${project} as project set ${sql.join(columns)}`.execute(db);
  await sql`alter table ${project} enable trigger user`.execute(db);
}

/** A part never moves to another project, so that what is there after a change tells whose it is. */
async function keep(db: Kysely<unknown>, kept: Kept): Promise<void> {
  const { kind, part, column } = kept;
  const name = sql.ref(`${kind}_${part}_kept`);
  await sql`
    create function ${name}() returns trigger language plpgsql as $$
    begin
      update ${sql.table(`${kind}_project`)} as project set ${sql.ref(column)} = now.parts
      from (
        select touched.id, ${partsOf(kept, 'touched.id')} as parts
        from (select distinct project_id as id from touched) as touched) as now
      where project.id = now.id and project.${sql.ref(column)} <> now.parts;
      return null;
    end $$`.execute(db);
  for (const [event, rows] of [
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ]) {
    await sql`
      create trigger ${sql.ref(`${kind}_${part}_kept_${event}`)} after ${sql.raw(`${event}`)} on ${sql.table(`${kind}_${part}`)}
      referencing ${sql.raw(`${rows}`)} table as touched for each statement execute function ${name}()`.execute(db);
  }
}
