import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrder } from '#test-kit/factories/order.ts';
import { addSitePhoto, drawSmallPhoto, sitePhotosOf } from '#test-kit/factories/site-photo.ts';
import { awardOf } from '#test-kit/factories/talk.ts';
import { STORAGES } from '../files/open-files.ts';
import { type OnStorage, startOnStorage } from '../files/start-on-storage.ts';

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

describe.each(STORAGES)('all photos of an award in %s storage (D-443)', (storage) => {
  let started: OnStorage;
  beforeAll(async () => {
    started = await startOnStorage(storage);
  });
  afterAll(() => started.close());

  it('come as one archive, each as it is shown, named by label and time', async () => {
    const { portal } = started;
    const Id = await makeOrder(portal, { ProjectName: '여의도 지하주차장' });
    const AwardId = await awardOf(portal, Id);
    const webp = await sharp(await drawSmallPhoto())
      .webp()
      .toBuffer();
    const TakenDtm = '2026-11-28T09:03:22+09:00';
    await addSitePhoto(portal, AwardId, { Label: 'B', TakenDtm }, 'hanbit1');
    await addSitePhoto(portal, AwardId, { Label: 'B', TakenDtm }, 'hanbit2');
    await addSitePhoto(portal, AwardId, { Label: 'A', TakenDtm: '2026-11-28T05:00:00Z', picture: webp }, 'hanbit1');
    const headers = { cookie: await portal.cookieOf('sales1') };
    const reply = await portal.app.inject({ url: `/api/Site/photo-zip?AwardId=${AwardId}`, headers });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(reply.headers['content-disposition']).toContain(`${encodeURIComponent('여의도 지하주차장')}.zip`);
    expect(reply.rawPayload.length).toBe(Number(reply.headers['content-length']));
    const found = unzipSync(reply.rawPayload);
    expect(Object.keys(found)).toEqual([
      '전 2026-11-28 09.03.22.jpg',
      '전 2026-11-28 09.03.22 (2).jpg',
      '후 2026-11-28 14.00.00.webp',
    ]);
    const shown = [];
    for (const { name } of await sitePhotosOf(portal, Id, 'sales1')) {
      shown.push(hashOf((await portal.app.inject({ url: `/uploads/Site/${name}`, headers })).rawPayload));
    }
    expect(Object.values(found).map(hashOf)).toEqual(shown);
    expect((await started.stored()).length).toBe(6);
    expect(await started.incoming()).toEqual([]);
  });

  it('without a photo there is none', async () => {
    const { portal } = started;
    const AwardId = await awardOf(portal, await makeOrder(portal));
    const headers = { cookie: await portal.cookieOf('sales1') };
    expect((await portal.app.inject({ url: `/api/Site/photo-zip?AwardId=${AwardId}`, headers })).statusCode).toBe(404);
  });
});
