import { buffer } from 'node:stream/consumers';
import { smallPhotoName } from '@portal/contract/areas/files/kinds';
import { isLogFree } from '@portal/contract/areas/site-logs/logs';
import { PHOTO_LABELS } from '@portal/contract/areas/site-photos/photos';
import { isSignature } from '@portal/contract/areas/site-reports/strokes';
import { openStoredFile } from '@portal/server/areas/files/public/stored-files';
import { makeReportPdfs } from '@portal/server/areas/site-reports/make-pdf';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Loaded, load, NOW } from './load.ts';

const photosOf = ({ ctx }: Loaded) => ctx.db.selectFrom('site_photo').selectAll().orderBy('id').execute();
const versionsOf = ({ ctx }: Loaded) =>
  ctx.db
    .selectFrom('site_log_version as version')
    .innerJoin('site_log as log', 'log.id', 'version.log_id')
    .selectAll('version')
    .select(['log.day', 'log.version'])
    .orderBy('version.id')
    .execute();
const messagesOf = ({ ctx }: Loaded) => ctx.db.selectFrom('site_message').selectAll().orderBy('id').execute();
const receiptsOf = ({ ctx }: Loaded) => ctx.db.selectFrom('material_receipt').selectAll().orderBy('id').execute();
const reportsOf = ({ ctx }: Loaded) => ctx.db.selectFrom('site_report').selectAll().orderBy('id').execute();
const wholeOf = async (loaded: Loaded) => ({
  photos: await photosOf(loaded),
  versions: await versionsOf(loaded),
  messages: await messagesOf(loaded),
  receipts: await receiptsOf(loaded),
  reports: await reportsOf(loaded),
});

/** What must hold on whatever day the demonstration is loaded. */
async function expectWholeSites(loaded: Loaded, now: Date): Promise<void> {
  const { photos, versions, messages, receipts, reports } = await wholeOf(loaded);
  expect(new Set(photos.map(({ label }) => label))).toEqual(new Set(PHOTO_LABELS));
  const moments = [
    ...photos.map(({ received_at }) => received_at),
    ...versions.map(({ written_at }) => written_at),
    ...messages.flatMap(({ created_at, confirmed_at }) => [created_at, confirmed_at ?? created_at]),
    ...receipts.map(({ created_at }) => created_at),
    ...reports.flatMap(({ signed_at, decided_at }) => [signed_at ?? NOW, decided_at ?? signed_at ?? NOW]),
  ];
  expect(Math.max(...moments.map(Number))).toBeLessThanOrEqual(now.getTime());

  const corrections = versions.filter(({ reason }) => reason !== '');
  expect(corrections).toHaveLength(1);
  for (const { day, written_at, version } of corrections)
    expect([isLogFree(day, written_at), version]).toEqual([false, 2]);

  const waiting = receipts.filter(({ state }) => state === 'W');
  expect(waiting).toHaveLength(1);
  const question = messages.find(({ id }) => id === waiting[0]?.message_id);
  expect([question?.asks, question?.confirmed_at, question?.side]).toEqual([true, null, 'C']);
  expect(question?.content).toMatch(/^자재수령 1차: .+ \d+개 부족\n/);
  expect(reports.map(({ state }) => state).toSorted()).toEqual(['A', 'R', 'S']);
}

describe('records of the demonstration sites', () => {
  let loaded: Loaded;
  beforeAll(async () => {
    loaded = await load();
  });
  afterAll(() => loaded.close());

  it('have photos of every label, a corrected log, a shortage that waits, and three signed reports', async () => {
    await expectWholeSites(loaded, NOW);
  });

  it.each(['2026-11-30T00:10:00+09:00', '2026-12-06T15:00:00+09:00', '2028-02-29T23:50:00+09:00'])(
    'have them also on %s',
    async (moment) => {
      const then = await load(new Date(moment));
      await expectWholeSites(then, new Date(moment)).finally(then.close);
    },
  );

  it('are the same when they are loaded at the same moment', async () => {
    const again = await load();
    try {
      expect(await wholeOf(again)).toEqual(await wholeOf(loaded));
    } finally {
      await again.close();
    }
  });

  it('have stored photos as their rows say, each with a small one', async () => {
    const [photo] = await photosOf(loaded);
    const bytesOf = async (name: string): Promise<Buffer> => {
      const file = await openStoredFile(loaded.ctx, 'Site', name);
      return file ? buffer(file.stream) : Buffer.alloc(0);
    };
    const name = photo?.name ?? '';
    const [large, small] = [await bytesOf(name), await bytesOf(smallPhotoName(name))];
    expect(large).toHaveLength(photo?.bytes ?? 0);
    const [whole, reduced] = [await sharp(large).metadata(), await sharp(small).metadata()];
    expect([whole.format, whole.width, whole.height]).toEqual(['jpeg', photo?.width, photo?.height]);
    expect(reduced.width).toBeLessThanOrEqual(400);
  });

  it('have talks in order of time, with a confirmed request, a photo and readings of both sides', async () => {
    const messages = await messagesOf(loaded);
    for (const award of new Set(messages.map(({ award_id }) => award_id))) {
      const talk = messages.filter(({ award_id }) => award_id === award);
      expect(new Set(talk.map(({ side }) => side))).toEqual(new Set(['M', 'C']));
      const times = talk.map(({ created_at }) => created_at.getTime());
      expect(times).toEqual(times.toSorted((one, other) => one - other));
    }
    expect(messages.some(({ confirmed_by }) => confirmed_by !== null)).toBe(true);
    const photos = await loaded.ctx.db.selectFrom('site_message_photo').selectAll().execute();
    expect(photos.length).toBeGreaterThan(0);
    expect(await openStoredFile(loaded.ctx, 'Talk', photos[0]?.name ?? '')).not.toBeNull();
    const readers = await loaded.ctx.db.selectFrom('site_reading').select('user_id').execute();
    expect(readers.length).toBeGreaterThan(2);
  });

  it('have signatures as drawn lines, and the PDFs of their reports are made by the job of the portal', async () => {
    const signatures = await loaded.ctx.db.selectFrom('site_report_signature').selectAll().execute();
    expect(signatures).toHaveLength(5);
    expect(signatures.every(({ strokes, name }) => isSignature(strokes) && name !== '')).toBe(true);
    await makeReportPdfs(loaded.ctx);
    const reports = await reportsOf(loaded);
    for (const { pdf_name, pdf_sha256 } of reports) {
      expect(pdf_sha256).toMatch(/^[0-9a-f]{64}$/);
      const pdf = await openStoredFile(loaded.ctx, 'SiteReport', pdf_name ?? '');
      expect(pdf?.mime).toBe('application/pdf');
    }
  });
});
