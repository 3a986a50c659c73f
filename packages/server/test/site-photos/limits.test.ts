import { randomUUID } from 'node:crypto';
import { FILE_RULES, PICTURE_LIMIT } from '@portal/contract/areas/files/kinds';
import { MOST_PHOTOS } from '@portal/contract/areas/site-photos/photos';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeOrder } from '#test-kit/factories/order.ts';
import { addSitePhoto, drawSmallPhoto, sendSitePhoto, sitePhotosOf } from '#test-kit/factories/site-photo.ts';
import { awardOf } from '#test-kit/factories/talk.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { drawAnimation, drawBomb } from '../files/draw-picture.ts';
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

/** Adds rows of photos to the award, without files. */
const fill = (count: number) =>
  sql`
    insert into site_photo (award_id, entry_id, user_id, label, caption, bytes, sha256, width, height, received_at)
    select ${AwardId}, gen_random_uuid(), 'hanbit1', 'D', '', 1, repeat('0', 64), 1, 1, now()
    from generate_series(1, ${count}::int)`.execute(portal.ctx.db);

describe('an award has at most 300 photos (D-441)', () => {
  it('of two that come together after 299, one is the 300th', async () => {
    await fill(MOST_PHOTOS - 1);
    const answers = await Promise.all([1, 2].map(() => sendSitePhoto(portal, AwardId, {}, 'hanbit1')));
    expect(answers.map(({ status, code }) => (status === 200 ? '200' : code)).sort()).toEqual(['200', 'PHOTO_COUNT']);
    const refused = answers.find(({ code }) => code === 'PHOTO_COUNT');
    expect([refused?.status, refused?.body.message]).toEqual([409, '사진은 최대 300장까지 등록할 수 있습니다.']);
    expect(await sitePhotosOf(portal, Id, 'hanbit1')).toHaveLength(MOST_PHOTOS);
  });

  it('the 301st is refused before anything is stored, and a repeat of one of them is not', async () => {
    const EntryId = randomUUID();
    await addSitePhoto(portal, AwardId, { EntryId }, 'hanbit1');
    await fill(MOST_PHOTOS - 1);
    const before = (await storedKeys(portal)).length;
    expect((await sendSitePhoto(portal, AwardId, {}, 'hanbit1')).code).toBe('PHOTO_COUNT');
    expect((await sendSitePhoto(portal, AwardId, { EntryId }, 'hanbit1')).status).toBe(200);
    expect((await storedKeys(portal)).length).toBe(before);
  });
});

/** A picture with a position in every kind of metadata that its format has. */
const drawPlaced = async (format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> =>
  sharp(await drawSmallPhoto())
    .withExif({ IFD0: { Make: 'SecretPhone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 58/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><SecretPlace>37.5</SecretPlace></x:xmpmeta>')
    .toFormat(format)
    .toBuffer();

describe('hostile pictures (D-442)', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'the position in a %s is gone from the large and the small one',
    async (format) => {
      const picture = await drawPlaced(format);
      expect((await sharp(picture).metadata()).exif).toBeDefined();
      await addSitePhoto(portal, AwardId, { picture }, 'hanbit1');
      const [row] = await sitePhotosOf(portal, Id, 'hanbit1');
      const headers = { cookie: await portal.cookieOf('hanbit1') };
      for (const name of [`${row?.name}`, `${row?.name}-small`]) {
        const { rawPayload } = await portal.app.inject({ url: `/uploads/Site/${name}`, headers });
        const { format: stored, exif, xmp, iptc } = await sharp(rawPayload).metadata();
        expect([stored, exif, xmp, iptc]).toEqual([format, undefined, undefined, undefined]);
        expect(/Secret(Phone|Place)/.test(rawPayload.toString('latin1'))).toBe(false);
      }
    },
  );

  it('what is no photo, is larger than 40 megapixels or unpacks to more is refused, and nothing is stored', async () => {
    const before = (await storedKeys(portal)).length;
    const side = Math.ceil(Math.sqrt(PICTURE_LIMIT.pixels)) + 1;
    const whole = await drawSmallPhoto(400, 300);
    const refused = {
      animation: await drawAnimation(),
      text: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      empty: Buffer.alloc(0),
      half: whole.subarray(0, whole.length >> 1),
      'too many pixels': drawBomb(side),
      'too wide': drawBomb(PICTURE_LIMIT.side + 1, 1),
    };
    for (const [what, picture] of Object.entries(refused)) {
      const { code } = await sendSitePhoto(portal, AwardId, { picture }, 'hanbit1');
      expect([what, code]).toEqual([what, 'FILE_TYPE']);
    }
    expect([(await storedKeys(portal)).length, await sitePhotosOf(portal, Id, 'hanbit1')]).toEqual([before, []]);
  });

  it('a limit of ten megabytes, one picture and 200 characters holds', async () => {
    expect(FILE_RULES.sitePhoto.bytes).toBe(10 * 1024 * 1024);
    const Caption = '가'.repeat(201);
    expect((await sendSitePhoto(portal, AwardId, { Caption }, 'hanbit1')).code).toBe('TOO_LONG');
    expect((await sendSitePhoto(portal, AwardId, { Label: 'X' }, 'hanbit1')).code).toBe('BAD_REQUEST');
    expect((await sendSitePhoto(portal, AwardId, { EntryId: 'photo-1' }, 'hanbit1')).code).toBe('BAD_REQUEST');
  });
});

describe('a photo that another record names', () => {
  it('is not deleted, until that record lets go of it', async () => {
    const EntryId = randomUUID();
    const PhotoId = await addSitePhoto(portal, AwardId, { EntryId }, 'hanbit1');
    const { db } = portal.ctx;
    await sql`
      create table site_photo_use (award_id bigint, entry_id uuid,
        foreign key (award_id, entry_id) references site_photo (award_id, entry_id))`.execute(db);
    await sql`insert into site_photo_use values (${AwardId}, ${EntryId})`.execute(db);
    const stored = (await storedKeys(portal)).length;
    const refused = await portal.call('Site/photo-delete', { PhotoId }, { as: 'hanbit1' });
    expect([refused.status, refused.refusal.code]).toEqual([409, 'PHOTO_USED']);
    expect([(await sitePhotosOf(portal, Id, 'hanbit1')).length, (await storedKeys(portal)).length]).toEqual([
      1,
      stored,
    ]);
    await sql`drop table site_photo_use`.execute(db);
    expect((await portal.call('Site/photo-delete', { PhotoId }, { as: 'hanbit1' })).status).toBe(200);
  });
});
