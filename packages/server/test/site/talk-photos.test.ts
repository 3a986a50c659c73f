import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeTalkPhotos } from '#areas/site/write-talk.ts';
import { makeOrder } from '#test-kit/factories/order.ts';
import { addTalk, awardOf, sendTalk, talkOf } from '#test-kit/factories/talk.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { drawPhonePhoto, drawPicture } from '../files/draw-picture.ts';
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
  portal.app.inject({ url: `/uploads/Talk/${name}`, headers: { cookie: await portal.cookieOf(as) } });
const photosOf = async (as: Person = 'sales1') => (await talkOf(portal, Id, as)).flatMap(({ photos }) => photos);

describe('photos of the talk (D-436)', () => {
  it('come with their message in their order, drawn anew without EXIF, under names of their own', async () => {
    await addTalk(
      portal,
      AwardId,
      { Content: '', photos: [await drawPhonePhoto(), await drawPicture('webp')] },
      'hanbit1',
    );
    const [first = '', second = ''] = await photosOf();
    expect(first).not.toContain('IMG');
    const shown = await show(first, 'sales1');
    const { exif, width, height } = await sharp(shown.rawPayload).metadata();
    expect([shown.statusCode, shown.headers['content-type'], exif]).toEqual([200, 'image/jpeg', undefined]);
    expect([width, height]).toEqual([200, 400]);
    expect((await show(second, 'hanbit2')).headers['content-type']).toBe('image/webp');
    for (const other of ['daon1', 'closed1'] as const) expect((await show(first, other)).statusCode).toBe(404);
    expect((await portal.app.inject({ url: `/uploads/Talk/${first}` })).statusCode).toBe(401);
  });

  it('of another type, or more than ten, are refused, and nothing is stored', async () => {
    const before = (await storedKeys(portal)).length;
    const picture = await drawPicture('jpeg', 20, 20);
    expect((await sendTalk(portal, AwardId, { photos: [await drawPicture('gif')] }, 'sales1')).code).toBe('FILE_TYPE');
    const eleven = Array.from({ length: 11 }, () => picture);
    expect((await sendTalk(portal, AwardId, { photos: eleven }, 'sales1')).code).toBe('FILE_COUNT');
    expect((await sendTalk(portal, AwardId, { photos: [picture] }, 'daon1')).code).toBe('NOT_FOUND');
    expect([(await storedKeys(portal)).length, await talkOf(portal, Id, 'sales1')]).toEqual([before, []]);
  });

  it('of a repeat are stored once, and what a lost race stored is removed a day later', async () => {
    const picture = await drawPicture('jpeg', 20, 20);
    const before = (await storedKeys(portal)).length;
    const EntryId = randomUUID();
    for (let time = 0; time < 2; time += 1) await sendTalk(portal, AwardId, { EntryId, photos: [picture] }, 'hanbit1');
    expect([(await storedKeys(portal)).length - before, (await photosOf()).length]).toEqual([1, 1]);
    const other = randomUUID();
    await Promise.all([1, 2].map(() => sendTalk(portal, AwardId, { EntryId: other, photos: [picture] }, 'hanbit1')));
    const start = portal.clock.now;
    portal.clock.now = new Date(start.getTime() + 25 * 3600 * 1000);
    await purgeTalkPhotos.run(portal.ctx);
    portal.clock.now = start;
    expect([(await storedKeys(portal)).length - before, (await photosOf()).length]).toEqual([2, 2]);
  });

  it('go with a deleted message', async () => {
    const before = (await storedKeys(portal)).length;
    const MessageId = await addTalk(portal, AwardId, { photos: [await drawPicture('png')] }, 'sales1');
    const [name = ''] = await photosOf();
    await portal.call('Site/talk-delete', { MessageId }, { as: 'sales1' });
    expect([await photosOf(), (await storedKeys(portal)).length]).toEqual([[], before]);
    expect((await show(name, 'sales1')).statusCode).toBe(404);
  });
});
