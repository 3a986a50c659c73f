import { connect } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { downloadSheet } from '#test-kit/workbook.ts';

let portal: TestApp;
let port: number;
beforeAll(async () => {
  portal = await startApp();
  await sql`insert into outsourced_project (project_name, price, area_id, sales_user_id, created_by, status)
    select '많은 ' || n, n, 1, 'sales1', 'sales1', 'P' from generate_series(1, 40000) n`.execute(portal.ctx.db);
  port = Number(new URL(await portal.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => portal.close());
beforeEach(() => portal.resetLimits());

const List = 'Construction/all-construction-mize-list';
const running = async () =>
  (await portal.ctx.db.selectFrom('excel_export').selectAll().orderBy('id').execute()).map(({ id }) => id);
const addRunning = (id: string, touched = portal.clock.now) =>
  portal.ctx.db.insertInto('excel_export').values({ id, user_id: 'admin', touched_at: touched }).execute();

/** Asks for a workbook over a connection of its own, which the test may close. */
async function openRequest(ExportId: string) {
  const body = JSON.stringify({ List, ExportId, Filter: '{}', Columns: 'no^name^price' });
  const socket = connect(port, '127.0.0.1');
  const head = [
    'POST /api/Excel/list-export HTTP/1.1',
    'host: 127.0.0.1',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    `cookie: ${await portal.cookieOf('admin')}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  return socket;
}

it('two at once per user; a third is refused and changes nothing, other users go on (D-312)', async () => {
  await addRunning('one');
  await addRunning('two');
  const third = await downloadSheet(portal, { List, Columns: ['no'] }, 'admin');
  expect([third.status, third.code, third.message]).toEqual([429, 'EXPORT_BUSY', expect.stringContaining('2개까지')]);
  expect(await running()).toEqual(['one', 'two']);
  const filter = { SearchType: 'projectName', SearchKey: '많은 123' };
  expect((await downloadSheet(portal, { List, Filter: filter, Columns: ['no'] }, 'pm1')).status).toBe(200);
  await portal.ctx.db.deleteFrom('excel_export').execute();
});

it('a workbook whose process has ended no longer counts after a minute', async () => {
  const before = new Date(portal.clock.now.getTime() - 61_000);
  await addRunning('one', before);
  await addRunning('two', before);
  const filter = { SearchType: 'projectName', SearchKey: '많은 123' };
  expect((await downloadSheet(portal, { List, Filter: filter, Columns: ['no'] }, 'admin')).status).toBe(200);
  expect(await running()).toEqual([]);
});

it('shows its progress to its user alone, and the server stops when the client leaves', async () => {
  const socket = await openRequest('mine');
  const progress = async (as: 'admin' | 'pm1') =>
    (await portal.call('Excel/export-progress', { ExportId: 'mine' }, { as })).ok.data[0];
  await expect.poll(async () => (await progress('admin'))?.rowsDone).toBeGreaterThan(0);
  const seen = await progress('admin');
  expect(seen?.rowsTotal).toBe(40_000);
  expect(seen?.rowsDone).toBeLessThan(40_000);
  expect(await progress('pm1')).toBeUndefined();
  socket.destroy();
  await expect.poll(() => running()).toEqual([]);
  const { rows } = await sql<{ open: number }>`
    select count(*) as open from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`.execute(portal.ctx.db);
  expect(rows[0]?.open).toBe(0);
});

it('the rows are those of one moment, whatever is changed meanwhile', async () => {
  const sheet = downloadSheet(portal, { List, Columns: ['no', 'name'] }, 'admin');
  await expect.poll(() => running()).toHaveLength(1);
  await sql`update outsourced_project set deleted_at = now() where project_name = '많은 1'`.execute(portal.ctx.db);
  const { rows } = await sheet;
  expect(new Set(rows.slice(1).map(([no]) => no)).size).toBe(rows.length - 1);
});
