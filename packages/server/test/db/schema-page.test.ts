import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#db/connect.ts';
import { startDatabase } from '#test-kit/start-database.ts';
import { schemaPage } from './schema-page.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.close());

it('docs/schema.md shows the tables that the migrations make', async () => {
  await expect(await schemaPage(database.db)).toMatchFileSnapshot('../../../../docs/schema.md');
});
