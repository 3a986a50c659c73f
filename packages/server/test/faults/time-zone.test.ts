import { addDays, seoulDay, seoulTime } from '@portal/contract/core/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptance, registration } from '#test-kit/factories/project.ts';
import { makeDatabase } from '#test-kit/make-database.ts';
import { signInAt } from '#test-kit/portal-client.ts';
import { makeDataDir, removeDataDir, startPortal } from '#test-kit/portal-process.ts';
import { preparePeople } from '#test-kit/prepare-data.ts';

const ZONES = ['Asia/Seoul', 'UTC', 'America/Los_Angeles'];
const MINUTE_MS = 60_000;

type Info = Record<string, unknown>;

describe('the time zone of the process (R17)', () => {
  let dataDir: string;
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  beforeAll(async () => {
    dataDir = await makeDataDir();
    database = await makeDatabase();
    await preparePeople(dataDir, database.url);
  });
  afterAll(async () => {
    await database.drop();
    await removeDataDir(dataDir);
  });

  const inZone = async <T>(TZ: string, work: (url: string) => Promise<T>): Promise<T> => {
    const env = { TZ, DEMO: '0', DATABASE_URL: database.url };
    const portal = await startPortal({ dataDir, env });
    try {
      return await work(portal.url);
    } finally {
      await portal.stop();
    }
  };

  /** Registers for today and tomorrow, posts, and accepts for today. Returns what the staff then read. */
  const runProject = async (url: string): Promise<Info> => {
    const staff = await signInAt(url, 'sales1');
    const partner = await signInAt(url, 'hanbit1');
    const today = seoulDay(new Date());
    const added = await staff.call(
      'Construction/construction-add',
      registration({ StartDate: `${addDays(today, 1)}^${today}` }),
    );
    expect(added.status).toBe(200);
    const Id = Number(added.body.data?.[0]?.['id']);
    const yesterday = await staff.call(
      'Construction/construction-add',
      registration({ StartDate: addDays(today, -1) }),
    );
    expect(yesterday).toMatchObject({ status: 400, body: { field: 'StartDate' } });
    expect(await staff.call('Construction/construction-post', { Id, Status: 'N' })).toMatchObject({ status: 200 });
    const accepted = await partner.call('Construction/construction-accept', acceptance(Id, { ChoiceSelDate: today }));
    expect(accepted).toMatchObject({ status: 200 });
    const { body } = await staff.call('Construction/construction-info', { Id });
    return body.data?.[0] ?? {};
  };

  it('changes neither what is stored nor what is returned', async () => {
    const written: Info[] = [];
    for (const zone of ZONES) {
      await inZone(zone, async (url) => {
        const before = Date.now();
        const info = await runProject(url);
        const today = seoulDay(new Date(before));
        expect(info).toMatchObject({ startDate: `${today}^${addDays(today, 1)}`, choiceSelDate: today });
        for (const field of ['createdDtm', 'choiceDtm']) {
          expect(String(info[field]) >= seoulTime(new Date(before - MINUTE_MS)).slice(0, 16)).toBe(true);
          expect(String(info[field]) <= seoulTime(new Date(Date.now() + MINUTE_MS))).toBe(true);
        }
        written.push(info);

        // Projects written under other zones read the same here.
        const staff = await signInAt(url, 'sales1');
        for (const other of written) {
          const { body } = await staff.call('Construction/construction-info', { Id: other['id'] });
          expect(body.data?.[0]).toEqual(other);
        }
      });
    }
  });
});
