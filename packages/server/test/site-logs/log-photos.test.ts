import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addLog, logContent } from '#test-kit/factories/site-log.ts';
import { addSitePhoto } from '#test-kit/factories/site-photo.ts';
import { awardIdOf, makeSite } from '#test-kit/factories/visit.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const photoOf = async (Id: number) => {
  const EntryId = randomUUID();
  return { EntryId, PhotoId: await addSitePhoto(portal, await awardIdOf(portal, Id), { EntryId }, 'hanbit1') };
};
const edit = async (LogId: number, Photos: string[]) => {
  const reply = await portal.call('Site/log-edit', { LogId, ...logContent({ Photos }) }, { as: 'hanbit1' });
  return reply.status === 200 ? 200 : reply.refusal.code;
};
const remove = async (PhotoId: number) => {
  const reply = await portal.call('Site/photo-delete', { PhotoId }, { as: 'hanbit1' });
  return reply.status === 200 ? 200 : reply.refusal.code;
};

it('photos of the award stand in a log in their order, and stay as long as it shows them', async () => {
  const Id = await makeSite(portal);
  const [one, two] = [await photoOf(Id), await photoOf(Id)];
  const LogId = await addLog(portal, Id, { Photos: [two.EntryId, one.EntryId] });
  const shown = async () => (await portal.call('Site/log-list', { Id }, { as: 'pm2' })).ok.data[0]?.photos;
  expect(await shown()).toEqual([two.EntryId, one.EntryId]);
  expect(await remove(one.PhotoId)).toBe('PHOTO_USED');
  expect(await edit(LogId, [two.EntryId])).toBe(200);
  expect(await shown()).toEqual([two.EntryId]);
  expect(await remove(one.PhotoId)).toBe(200);
});

it('a photo of another award, an unknown one and one named twice are refused', async () => {
  const Id = await makeSite(portal);
  const own = await photoOf(Id);
  const other = await photoOf(await makeSite(portal));
  const LogId = await addLog(portal, Id);
  for (const photos of [[other.EntryId], [randomUUID()], [own.EntryId, own.EntryId], [own.EntryId, other.EntryId]]) {
    expect(await edit(LogId, photos)).toBe('PHOTO_UNKNOWN');
  }
  expect(
    await edit(
      LogId,
      Array.from({ length: 31 }, () => randomUUID()),
    ),
  ).toBe('TOO_LONG');
  expect(await edit(LogId, [own.EntryId])).toBe(200);
});
