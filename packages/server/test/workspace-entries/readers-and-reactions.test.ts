import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getEntry, makeEntry } from '#test-kit/factories/entry.ts';
import { makeRoom } from '#test-kit/factories/room.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
let room: number;
let entry: number;
beforeAll(async () => {
  portal = await startApp();
});
beforeEach(async () => {
  room = await makeRoom(portal, {}, { members: ['pm2', 'sales1'] });
  entry = await makeEntry(portal, room, { Title: '배선' }, { as: 'pm2' });
});
afterAll(() => portal.close());

const readersOf = async (as: Person, EntryId = entry) =>
  (await portal.call('Project/entry-reader-list', { EntryId }, { as })).ok.data;
const react = (Reaction: string, OnYn: 'Y' | 'N', as: Person, EntryId = entry) =>
  portal.call('Project/entry-react', { EntryId, Reaction, OnYn }, { as });
const reactionsTo = async (as: Person) =>
  (await getEntry(portal, entry, as)).reactions.map(
    ({ reaction, count, mineYn, userNames }) => `${reaction}${count}${mineYn} ${userNames.join()}`,
  );

describe('who has read an entry (D-237)', () => {
  it('are the members who may see it, by name, those who have read it first with their time', async () => {
    await portal.call('Project/entry-read', { ProjectId: room, EntryIds: String(entry) }, { as: 'sales1' });
    const people = await readersOf('sales1');
    expect(
      people
        .filter(({ readDtm }) => readDtm !== '')
        .map(({ userId }) => userId)
        .toSorted(),
    ).toEqual(['pm2', 'sales1']);
    expect(people.at(-1)).toMatchObject({ userId: 'pm1', readDtm: '' });
    expect(people[0]?.userName).not.toBe('');
  });

  it('are only admins for an entry for admins, and nobody else learns of it', async () => {
    const hidden = await makeEntry(portal, room, { Title: '비공개', Visibility: 'M' });
    expect((await readersOf('pm1', hidden)).map(({ userId }) => userId)).toEqual(['pm1']);
    expect((await portal.call('Project/entry-reader-list', { EntryId: hidden }, { as: 'pm2' })).status).toBe(404);
    expect((await portal.call('Project/entry-reader-list', { EntryId: entry }, { as: 'admin' })).status).toBe(404);
  });
});

describe('a reaction (D-237)', () => {
  it('counts once per member however often it is sent, and is taken back', async () => {
    await react('G', 'Y', 'sales1');
    await react('G', 'Y', 'sales1');
    await react('G', 'Y', 'pm1');
    await react('T', 'Y', 'pm1');
    const [sales, manager] = await Promise.all(['sales1', 'pm1'].map((as) => getEntry(portal, entry, as as Person)));
    expect(sales?.reactions.map(({ reaction, count, mineYn }) => `${reaction}${count}${mineYn}`)).toEqual([
      'G2Y',
      'T1N',
    ]);
    expect(manager?.reactions.map(({ reaction, mineYn }) => `${reaction}${mineYn}`)).toEqual(['GY', 'TY']);
    await react('G', 'N', 'pm1');
    await react('G', 'N', 'pm1');
    expect(await reactionsTo('pm1')).toEqual(['G1N 박영업', expect.stringMatching(/^T1Y /)]);
  });

  it('reaches open feeds only when it changed something, and rings nobody', async () => {
    const before = (await getEntry(portal, entry, 'pm2')).changeNo;
    await react('K', 'Y', 'sales1');
    const after = (await getEntry(portal, entry, 'pm2')).changeNo;
    expect(after).toBeGreaterThan(before);
    await react('K', 'Y', 'sales1');
    expect((await getEntry(portal, entry, 'pm2')).changeNo).toBe(after);
    const alarms = await portal.ctx.db.selectFrom('alarm').select('id').where('entry_id', '=', entry).execute();
    expect(alarms).toEqual([]);
  });

  it('with an unknown code, by a stranger or in an archived room changes nothing', async () => {
    expect((await react('X', 'Y', 'pm2')).status).toBe(400);
    expect((await react('', 'Y', 'pm2')).status).toBe(400);
    expect((await react('G', 'Y', 'admin')).status).toBe(404);
    await portal.call('Project/project-archive', { ProjectId: room, ArchiveYn: 'Y' }, { as: 'pm1' });
    expect((await react('G', 'Y', 'pm2')).refusal.code).toBe('ROOM_ARCHIVED');
    expect(await reactionsTo('pm2')).toEqual([]);
  });

  it('of somebody who left the room is no longer shown', async () => {
    await react('G', 'Y', 'sales1');
    await portal.call('Project/project-leave', { ProjectId: room }, { as: 'sales1' });
    expect(await reactionsTo('pm2')).toEqual([]);
  });
});
