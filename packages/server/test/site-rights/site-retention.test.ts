import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRetention } from '#areas/outsourced-projects/retention.ts';
import { inTransaction } from '#db/transaction.ts';
import { setProject } from '#test-kit/factories/set-project.ts';
import { drawSmallPhoto } from '#test-kit/factories/site-photo.ts';
import { addTalk, talkOf } from '#test-kit/factories/talk.ts';
import { offerTwo, type WrittenSite, writeSite } from '#test-kit/factories/written-site.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { storedKeys } from '../retention/marked-data.ts';

/** What all texts of the site contain, and the names of those who signed. */
const WORDS = ['쌍화탕현장', '문재호', '최영수'];
/** Tables of what is recorded on a site. Files of the talk are named by rows of their own, which go with them. */
const TABLES = [
  'site_message',
  'site_visit',
  'site_photo',
  'site_log',
  'site_log_version',
  'site_log_photo',
  'material_receipt',
  'material_receipt_photo',
  'site_report',
  'site_report_photo',
  'site_report_signature',
] as const;
/** Columns that stay: hashes, times, days, states and numbers. */
const STAYS = /(_at|^day|sha256|^id|_id|state|version|headcount|side|asks|label|position|bytes)$/;
/** Columns that name a user, or say when the records were blanked. */
const GOES = /^(user_id|blanked_at|confirmed_by)$|user_id$/;
/** Tables whose version rises with every change of what is shown, also with this one (D-490). */
const RISES: readonly string[] = ['site_message', 'site_photo'];

let portal: TestApp;
let site: WrittenSite;
beforeAll(async () => {
  portal = await startApp();
  site = await writeSite(portal, await offerTwo(portal), ['hanbit1', 'hanbit2'], '쌍화탕현장');
  await addTalk(portal, site.AwardId, { Content: '', photos: [await drawSmallPhoto()] }, 'hanbit1');
  const columns = { status: 'E', bill_date: '2026-11-20', settled_at: new Date('2026-11-21T00:00:00Z') } as const;
  for (const Id of [site.Id, site.second.Id]) await setProject(portal, Id, columns);
});
afterAll(() => portal.close());

/** The rows of all tables of a site as text, and of each row what stays. */
async function readTables() {
  const texts: string[] = [];
  const facts: Record<string, object[]> = {};
  for (const table of TABLES) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(stored) as row from ${sql.table(table)} as stored`.execute(portal.ctx.db);
    texts.push(JSON.stringify(rows));
    const stays = rows.map(({ row }) =>
      Object.fromEntries(
        Object.entries(row).filter(
          ([name]) => STAYS.test(name) && !GOES.test(name) && !(name === 'version' && RISES.includes(table)),
        ),
      ),
    );
    facts[table] = stays.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
  }
  return { text: texts.join('\n'), facts };
}

it('after the period hash, time and fact of everything on a site remain, and no word, name, stroke or file (D-443, D-453)', async () => {
  const before = await readTables();
  for (const word of WORDS) expect(before.text).toContain(word);
  for (const table of TABLES)
    expect([table, before.facts[table]?.length]).toEqual([table, expect.toSatisfy((n) => n > 0)]);
  expect(await storedKeys(portal)).not.toEqual([]);

  const range = { before: new Date('2026-11-22T00:00:00Z'), most: 20 };
  const blanked = await inTransaction(portal.ctx, (tx) => projectRetention.site.blank(tx, range));
  expect(blanked.toSorted()).toEqual([site.Id, site.second.Id].map(String).toSorted());

  const after = await readTables();
  expect(after.facts).toEqual(before.facts);
  for (const word of WORDS) expect([word, after.text.includes(word)]).toEqual([word, false]);
  expect(await storedKeys(portal)).toEqual([]);
  const talk = await talkOf(portal, site.Id, 'sales1');
  expect(new Set(talk.map(({ content }) => content))).toEqual(new Set(['보유 기간이 지나 지웠습니다.']));

  // Nothing is left to read, so nothing is noted.
  const { ReportId, pdf } = site.second;
  const strokes = await portal.call('Site/report-signature-list', { ReportId }, { as: 'sales1' });
  expect([strokes.status, strokes.ok.data]).toEqual([200, []]);
  const headers = { cookie: await portal.cookieOf('sales1') };
  expect((await portal.app.inject({ url: `/uploads/SiteReport/${pdf}`, headers })).statusCode).toBe(404);
  const noted = portal.ctx.db.selectFrom('access_log').select('id').where('task', '=', 'signatures');
  expect(await noted.execute()).toEqual([]);
});
