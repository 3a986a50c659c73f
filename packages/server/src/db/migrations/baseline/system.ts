import { sql } from 'kysely';

/**
 * Tables that belong to no area: stored responses of writes, call allowances, job runs. Also the function for keyword
 * search.
 */
export const system = [
  // The characters of a text and the pairs of neighbours, by which keywords are found.
  sql`
    create function text_grams(content text) returns text[]
    language sql immutable strict parallel safe cost 1000 as $$
      select coalesce(array_agg(distinct gram), '{}') from (
        select unnest(array[letter, letter || lead(letter) over (order by place)]) as gram
        from unnest(string_to_array(lower(content), null)) with ordinality as letters(letter, place)) as grams
      where gram is not null
    $$`,

  sql`
    create table call_allowance (
      user_id text,
      kind text,
      granted integer not null,
      rest double precision not null,
      at timestamptz not null,
      primary key (user_id, kind)
    )`,
  sql`create index call_allowance_by_age on call_allowance (at)`,

  sql`
    create table idempotency_key (
      user_id text,
      key text,
      status smallint not null,
      body jsonb not null,
      created_at timestamptz not null default now(),
      request_hash text,
      primary key (user_id, key)
    )`,
  sql`create index idempotency_key_by_age on idempotency_key (created_at)`,

  sql`
    create table job_run (
      name text primary key,
      ran_at timestamptz not null
    )`,
];
