import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#db/connect.ts';
import { startDatabase } from '#test-kit/start-database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.close());

test.each<[string, (string | null)[]]>([
  ['none', []],
  ['one', ['sample-pm01']],
  ['several', ['2026-11-20', '2026-11-21', '2026-11-22']],
  ['one that is empty', ['']],
  ['two that are empty', ['', '']],
  ['absent ones', [null, '가', null]],
  ['the word for absent ones', ['NULL', 'null', 'a NULL b']],
  ['separators', ['a,b', 'c']],
  ['quotes and backslashes', ['say "가"', "it's", 'a\\b', '\\']],
  ['braces', ['{}', '{a', 'b}']],
  ['spaces and lines', [' 가 ', '나\n다', '라 마']],
])('an array of texts is returned unchanged: %s', async (_name, texts) => {
  const { rows } = await sql<{ texts: unknown }>`select ${texts}::text[] as texts`.execute(database.db);
  expect(rows[0]?.texts).toEqual(texts);
});

test('nested arrays and arrays with another lower bound', async () => {
  const { rows } = await sql<{ nested: unknown; moved: unknown }>`
    select array[array['a', 'b'], array['c', 'd']] as nested, '[0:1]={a,b}'::text[] as moved`.execute(database.db);
  expect(rows[0]).toEqual({
    nested: [
      ['a', 'b'],
      ['c', 'd'],
    ],
    moved: ['a', 'b'],
  });
});
