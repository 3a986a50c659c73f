import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeSitePhotos } from '#areas/site-photos/add-photo.ts';
import { makeOrder } from '#test-kit/factories/order.ts';
import { addSitePhoto, drawSmallPhoto, sendSitePhoto, sitePhotosOf } from '#test-kit/factories/site-photo.ts';
import { awardOf } from '#test-kit/factories/talk.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { drawPhonePhoto } from '../files/draw-picture.ts';
import { storedKeys } from '../retention/marked-data.ts';

let portal: TestApp;
let Id: number;
let AwardId: number;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.resetLimits();
  Id = await makeOrder(portal);
  AwardId = await awardOf(portal, Id);
});

const show = async (name: string, as: Person) =>
  portal.app.inject({ url: `/uploads/Site/${name}`, headers: { cookie: await portal.cookieOf(as) } });
const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

describe('a photo of a site (D-441, D-442)', () => {
  it('is answered with length and hash of what was received, and stored without position, large and small', async () => {
    const picture = await drawPhonePhoto();
    const sent = await sendSitePhoto(portal, AwardId, { picture, Label: 'B', Caption: '지하 2층 A구역' }, 'hanbit1');
    expect(sent.body.data).toEqual([{ photoId: expect.any(Number), bytes: picture.length, sha256: hashOf(picture) }]);
    const [row] = await sitePhotosOf(portal, Id, 'sales1');
    expect(row).toMatchObject({
      label: 'B',
      caption: '지하 2층 A구역',
      width: 200,
      height: 400,
      lateYN: 'N',
      takenDtm: '',
    });
    for (const name of [row?.name ?? '', `${row?.name}-small`]) {
      const shown = await show(name, 'sales1');
      const { exif, xmp, width } = await sharp(shown.rawPayload).metadata();
      expect([shown.statusCode, shown.headers['content-type'], exif, xmp, width]).toEqual([
        200,
        'image/jpeg',
        undefined,
        undefined,
        200,
      ]);
      for (const other of ['daon1', 'closed1'] as const) expect((await show(name, other)).statusCode).toBe(404);
    }
  });

  it('keeps 2,048 pixels of its longer side, and 400 in the small picture', async () => {
    const picture = await drawSmallPhoto(2600, 1300);
    await addSitePhoto(portal, AwardId, { picture }, 'hanbit1');
    const [row] = await sitePhotosOf(portal, Id, 'hanbit2');
    expect([row?.width, row?.height]).toEqual([2048, 1024]);
    const small = await sharp((await show(`${row?.name}-small`, 'hanbit2')).rawPayload).metadata();
    expect([small.width, small.height]).toEqual([400, 200]);
  });

  it('keeps the time at which it was taken beside that of the server, and marks more than ten minutes', async () => {
    const now = portal.clock.now.getTime();
    const taken = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
    await addSitePhoto(portal, AwardId, { TakenDtm: taken(240), TakenFrom: 'E' }, 'hanbit1');
    await addSitePhoto(portal, AwardId, { TakenDtm: taken(10) }, 'hanbit1');
    await addSitePhoto(portal, AwardId, { TakenDtm: taken(-24 * 60) }, 'hanbit1');
    const rows = await sitePhotosOf(portal, Id, 'sales1');
    expect(rows.map(({ lateYN, takenFrom }) => `${lateYN} ${takenFrom}`)).toEqual(['Y E', 'N D', 'Y D']);
    for (const TakenDtm of ['2026-11-28 09:00', '2026-02-30T09:00:00+09:00', '2026-11-28T09:00:00']) {
      expect((await sendSitePhoto(portal, AwardId, { TakenDtm }, 'hanbit1')).status).toBe(400);
    }
  });

  it('sent again, also at the same moment, gets the first answer and is one row', async () => {
    const EntryId = randomUUID();
    const picture = await drawSmallPhoto();
    const send = () => sendSitePhoto(portal, AwardId, { EntryId, picture }, 'hanbit1');
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    const [first] = answers;
    expect(answers.map(({ status, body }) => [status, body.data])).toEqual(answers.map(() => [200, first?.body.data]));
    expect(await sitePhotosOf(portal, Id, 'hanbit1')).toHaveLength(1);
    expect((await sendSitePhoto(portal, AwardId, { EntryId, picture }, 'hanbit2')).code).toBe('KEY_REUSED');
  });

  it('goes with its files when it is deleted, and files without a photo go a day later', async () => {
    const start = portal.clock.now;
    const purge = async () => {
      portal.clock.now = new Date(start.getTime() + 25 * 3600 * 1000);
      await purgeSitePhotos.run(portal.ctx);
      portal.clock.now = start;
    };
    await purge();
    const before = (await storedKeys(portal)).length;
    const EntryId = randomUUID();
    const PhotoId = await addSitePhoto(portal, AwardId, { EntryId }, 'hanbit1');
    expect((await storedKeys(portal)).length).toBe(before + 2);
    await portal.call('Site/photo-delete', { PhotoId }, { as: 'hanbit2' });
    expect([await sitePhotosOf(portal, Id, 'hanbit1'), (await storedKeys(portal)).length]).toEqual([[], before]);
    const twice = randomUUID();
    await Promise.all([1, 2].map(() => sendSitePhoto(portal, AwardId, { EntryId: twice }, 'hanbit1')));
    await purge();
    expect((await storedKeys(portal)).length).toBe(before + 2);
  });

  it('gets another label, caption and partner', async () => {
    const pair = randomUUID();
    const PhotoId = await addSitePhoto(portal, AwardId, {}, 'hanbit1');
    const words = { PhotoId, Label: 'A', Caption: '입구 램프', PairEntryId: pair };
    expect((await portal.call('Site/photo-edit', words, { as: 'hanbit2' })).status).toBe(200);
    const [row] = await sitePhotosOf(portal, Id, 'sales1');
    expect(row).toMatchObject({ label: 'A', caption: '입구 램프', pairEntryId: pair });
  });
});

it('a new, changed and deleted photo is announced to the open pages of its project (D-441)', async () => {
  const announced: string[] = [];
  const client = await portal.pool.connect();
  client.on('notification', ({ payload }) => announced.push(payload ?? ''));
  await client.query('listen portal_project');
  const PhotoId = await addSitePhoto(portal, AwardId, {}, 'hanbit1');
  await portal.call('Site/photo-edit', { PhotoId, Label: 'M' }, { as: 'hanbit1' });
  await portal.call('Site/photo-delete', { PhotoId }, { as: 'hanbit1' });
  await client.query('unlisten portal_project');
  client.release(true);
  const state = { status: 'Y', choiceCompanyId: portal.companies.get('한빛설비') };
  const own = announced.map((text) => JSON.parse(text)).filter(({ id }) => id === Id);
  expect(own).toEqual([1, 2, 3].map(() => ({ id: Id, before: state, after: state })));
});
