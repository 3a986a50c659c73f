import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { photoPath } from '@portal/contract/areas/files/kinds';
import { storedFileName } from '@portal/contract/areas/files/names';
import { addDays, seoulDay } from '@portal/contract/core/dates';
import { joinValues } from '@portal/contract/core/formats';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registration } from '#test-kit/factories/project.ts';
import { type Client, signInAt } from '#test-kit/portal-client.ts';
import { makeDataDir, removeDataDir, startPortal } from '#test-kit/portal-process.ts';
import { openData, preparePeople } from '#test-kit/prepare-data.ts';
import { drawPicture } from '../files/draw-picture.ts';

const ROUNDS = 8;
const BUDGET_MS = 60_000;
const USERS = ['admin', 'sales1', 'pm1', 'pm2'];

/** A registration that the client was told is stored. */
type Acknowledged = { id: number; name: string; startDate: string; quantity: number; photos: string[] };

let dataDir: string;
let photo: Buffer;
beforeAll(async () => {
  dataDir = await makeDataDir();
  photo = await drawPicture('jpeg', 120, 80);
  await preparePeople(dataDir);
});
afterAll(() => removeDataDir(dataDir));

const start = () => startPortal({ dataDir, env: { DEMO: '0' } });

/** Registers until the portal is killed. The journal holds exactly the registrations answered with 200. */
async function registerUntilKilled(client: Client, journal: Acknowledged[]): Promise<void> {
  const today = seoulDay(new Date());
  for (;;) {
    const name = `현장 ${randomUUID()}`;
    const quantity = randomInt(1, 500);
    const dates = [addDays(today, 1), addDays(today, randomInt(2, 90))];
    const photos = ['앞면.jpg', '뒷면.jpg'].map((file) => storedFileName(`${randomUUID()} ${file}`, new Date()));
    try {
      const files = Object.fromEntries(photos.map((stored) => [stored, photo]));
      const sent = await client.upload('Construction/construction-photo-upload-add', files);
      expect(sent).toMatchObject({ status: 200 });
      const added = await client.call('Construction/construction-add', {
        ...registration({ ProjectName: name, StartDate: joinValues(dates), ImageNameList: joinValues(photos) }),
        Materials: [{ MaterialId: 1, MaterialCnt: quantity }],
      });
      expect(added).toMatchObject({ status: 200 });
      journal.push({ id: Number(added.body.data?.[0]?.['id']), name, startDate: joinValues(dates), quantity, photos });
    } catch (error) {
      // Only a broken connection ends the loop. A wrong response fails the test.
      if (error instanceof TypeError || error instanceof SyntaxError) return;
      throw error;
    }
  }
}

/** Waits for the first acknowledged registration. */
async function waitForFirst(journal: readonly Acknowledged[]): Promise<void> {
  for (let tries = 0; journal.length === 0 && tries < 300; tries += 1) await sleep(50);
}

async function expectStored(client: Client, expected: Acknowledged): Promise<void> {
  const { body } = await client.call('Construction/construction-info', { Id: expected.id });
  expect(body.data?.[0]).toMatchObject({
    projectName: expected.name,
    startDate: expected.startDate,
    imageNameList: joinValues(expected.photos),
    materials: [expect.objectContaining({ materialCnt: expected.quantity })],
  });
  for (const name of expected.photos) {
    const found = await client.download(photoPath(name));
    expect(found).toMatchObject({ status: 200 });
    expect(found.bytes).toBeGreaterThan(500);
  }
}

/** Checks the total, which comes from the tally, and the rows, which come from the table. */
async function expectExactTotal(client: Client, journal: readonly Acknowledged[]): Promise<void> {
  const { body } = await client.call('Construction/all-construction-mize-list', { Page: 1, PageSize: 1000 });
  expect(body.data?.length).toBe(body.meta?.totalCount);
  const ids = new Set(body.data?.map((row) => row['id']));
  expect(journal.filter(({ id }) => !ids.has(id))).toEqual([]);
}

/** Compares the tally with the table, and counts projects that lack a part. Reads the database directly. */
async function countDamage(): Promise<Record<string, number>> {
  const opened = await openData(dataDir);
  const { rows } = await sql<Record<string, number>>`
    select
      (select count(*) from outsourced_project where deleted_at is null)
        - (select coalesce(sum(total), 0) from outsourced_tally) as tally,
      (select count(*) from outsourced_project p
        where not exists (select from outsourced_start_date d where d.project_id = p.id)
          or not exists (select from outsourced_material m where m.project_id = p.id)
          or (select count(*) from outsourced_pm w where w.project_id = p.id) <> 2
          or (select count(*) from outsourced_photo f where f.project_id = p.id) <> 2) as halves,
      (select count(*) from outsourced_photo f
        where not exists (select from stored_file s where s.folder = 'Construction' and s.name = f.name)) as lost`.execute(
    opened.db,
  );
  await opened.close();
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]));
}

it('every acknowledged registration is complete after kill -9 (R1, R2)', async () => {
  const journal: Acknowledged[] = [];
  const end = Date.now() + BUDGET_MS;
  let portal = await start();
  for (let round = 0; round < ROUNDS && Date.now() < end; round += 1) {
    const { url } = portal;
    const clients = await Promise.all(USERS.map((userId) => signInAt(url, userId)));
    const fresh: Acknowledged[] = [];
    const work = clients.map((client) => registerUntilKilled(client, fresh));
    // On a busy machine the first registration alone may take longer than the time before the kill.
    await waitForFirst(fresh);
    await sleep(randomInt(0, 1500));
    await portal.kill();
    await Promise.all(work);

    portal = await start();
    const reader = await signInAt(portal.url, 'admin');
    for (const expected of fresh) await expectStored(reader, expected);
    journal.push(...fresh);
    await expectExactTotal(reader, journal);
  }
  await portal.kill();
  expect(journal.length).toBeGreaterThan(USERS.length);
  expect(await countDamage()).toEqual({ tally: 0, halves: 0, lost: 0 });
});
