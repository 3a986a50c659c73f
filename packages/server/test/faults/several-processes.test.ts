import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptance, registration } from '#test-kit/factories/project.ts';
import { PASSWORD } from '#test-kit/people.ts';
import { type Client, signInAt } from '#test-kit/portal-client.ts';
import { removeDataDir } from '#test-kit/portal-process.ts';
import { type Sender, sendTo, startTwoPortals, type TwoPortals } from '#test-kit/two-portals.ts';
import { openStream, waitUntil } from '../alarms/open-stream.ts';

const ADD = 'Construction/construction-add';
const INFO = 'Construction/construction-info';
/** The number of failed sign-ins that lock an id at one address (wire.md, Throttles). */
const FAILURES = 10;

let both: TwoPortals;
beforeAll(async () => {
  both = await startTwoPortals();
});
afterAll(() => both?.close());

/** Sends with the same session to one of the processes. */
const sendAt = (index: number, sender: Sender, path: string, body: object): Promise<Response> =>
  sendTo(both.portalAt(index), sender, path, body);

/** The first row of a response; empty for a refusal. */
async function rowOf(answer: Response): Promise<{ id?: number }> {
  const body: { data?: { id?: number }[] } = JSON.parse(await answer.text());
  return body.data?.[0] ?? {};
}

const readAt = async (...sent: Parameters<typeof sendAt>) => rowOf(await sendAt(...sent));

const registrationFrom2099 = () => registration({ ProjectName: `현장 ${randomUUID()}`, StartDate: '2099-01-01' });
const signInFrom = (index: number, address: string, Password: string): Promise<Response> =>
  fetch(`${both.portalAt(index).url}/api/Auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ UserId: 'pm2', Password }),
  });

describe('several processes on one PostgreSQL (R4)', () => {
  it('failed sign-ins at both processes lock the account at both', async () => {
    for (let each = 0; each < FAILURES; each += 1) await signInFrom(each, '10.7.7.7', 'wrong-password');
    const locked = await Promise.all([signInFrom(0, '10.7.7.7', PASSWORD), signInFrom(1, '10.7.7.7', PASSWORD)]);
    expect(locked.map(({ status }) => status)).toEqual([429, 429]);
    expect((await signInFrom(1, '10.8.8.8', PASSWORD)).status).toBe(200);
  });

  it('a session ended at one process is refused by the other with the next call', async () => {
    const staff = await signInAt(both.portalAt(0).url, 'sales1');
    expect((await sendAt(1, staff, 'User/user-my-info', {})).status).toBe(200);
    await sendAt(0, staff, 'Auth/logout', {});
    expect((await sendAt(1, staff, 'User/user-my-info', {})).status).toBe(401);
  });

  it('a request sent to both processes at once is done once, and gets the same response afterwards', async () => {
    const staff = { ...(await signInAt(both.portalAt(0).url, 'sales1')), key: randomUUID() };
    const body = registrationFrom2099();
    const first = await Promise.all([0, 1, 0, 1].map((index) => sendAt(index, staff, ADD, body)));
    expect(first.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
    const again = [await readAt(0, staff, ADD, body), await readAt(1, staff, ADD, body)];
    expect(again[0]?.id).toBeGreaterThan(0);
    expect(again[1]).toEqual(again[0]);
    const { rows } = await both.admin.query('select id from outsourced_project where project_name = $1', [
      body['ProjectName'],
    ]);
    expect(rows).toHaveLength(1);
  });

  it('of contractors who accept at both processes at once exactly one wins (R3)', async () => {
    const [staff, hanbit, daon] = await Promise.all(
      ['sales1', 'hanbit1', 'daon1'].map((userId) => signInAt(both.portalAt(0).url, userId)),
    );
    if (!staff || !hanbit || !daon) throw new Error('somebody is missing');
    const { id: Id = 0 } = await readAt(0, staff, ADD, registrationFrom2099());
    await sendAt(1, staff, 'Construction/construction-post', { Id, Status: 'N' });
    const agreed = acceptance(Id, { ChoiceSelDate: '2099-01-01' });
    const racers = Array.from({ length: 20 }, (_, index) => ({ at: index, as: index % 4 < 2 ? hanbit : daon }));
    const answers = await Promise.all(
      racers.map(({ at, as }) => sendAt(at, as, 'Construction/construction-accept', agreed)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array<number>(racers.length - 1).fill(409)]);
  });

  it('a project registered at one process is in the next list of the other, with its total, despite cached lists (LISTS-08)', async () => {
    const staff = await signInAt(both.portalAt(0).url, 'sales1');
    const total = async (): Promise<number> => {
      const answer = await sendAt(1, staff, 'Construction/all-construction-mize-list', { Page: 1, PageSize: 30 });
      return JSON.parse(await answer.text()).meta.totalCount;
    };
    const before = await total();
    for (let more = 1; more <= 3; more += 1) {
      await readAt(0, staff, ADD, registrationFrom2099());
      expect(await total()).toBe(before + more);
    }
  });

  it('a change at one process is a live event at the other', async () => {
    const staff = await signInAt(both.portalAt(0).url, 'sales1');
    const pm = await signInAt(both.portalAt(1).url, 'pm1');
    const stream = await openStream(both.portalAt(1).url, pm.cookie);
    const { id } = await readAt(0, staff, ADD, registrationFrom2099());
    await sendAt(0, staff, 'Construction/construction-post', { Id: id });
    await waitUntil(() => stream.projects().includes(Number(id)), 5000);
    await sendAt(0, staff, 'Comment/comment-add', { Id: id, BoardType: 'project', CommentContent: '확인' });
    await waitUntil(() => stream.alarms() > 0, 5000);
    stream.close();
  });

  it('a process that starts later does not repeat the hourly job that another one did (R22)', async () => {
    const runs = async () => (await both.admin.query('select name, ran_at from job_run order by name')).rows;
    await waitUntil(async () => (await runs()).length >= 5, 20_000);
    const before = await runs();
    const third = await both.startMore();
    // The process ends after its first round of jobs.
    expect((await third.stop()).code).toBe(0);
    await removeDataDir(third.dataDir);
    expect(await runs()).toEqual(before);
  });
});

/** Registers projects at both processes until told to stop. Returns the acknowledged ids and all statuses. */
function keepRegistering(staff: Client) {
  let isOver = false;
  const done = { ids: [] as number[], statuses: new Set<number>() };
  const work = async (index: number): Promise<void> => {
    while (!isOver) {
      const answer = await sendAt(index, staff, ADD, registrationFrom2099());
      const { id } = await rowOf(answer);
      done.statuses.add(answer.status);
      if (id !== undefined) done.ids.push(id);
      await sleep(20);
    }
  };
  const working = [work(0), work(1), work(0), work(1)];
  return async () => {
    isOver = true;
    await Promise.all(working);
    return { ids: done.ids, statuses: [...done.statuses] };
  };
}

describe('database faults fail requests, but no process ends and no acknowledged row is lost', () => {
  it('with every connection cut, again and again, under load (R6)', async () => {
    const staff = await signInAt(both.portalAt(0).url, 'sales1');
    const finish = keepRegistering(staff);
    for (let round = 0; round < 5; round += 1) {
      await sleep(400);
      await both.admin.query(`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
    }
    await waitUntil(async () => (await sendAt(0, staff, INFO, { Id: 0 })).status === 404, 10_000);
    const { ids, statuses } = await finish();
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(ids.length).toBeGreaterThan(0);
    const { rows } = await both.admin.query('select id from outsourced_project where id = any($1)', [ids]);
    expect(rows).toHaveLength(ids.length);
    for (const { url } of both.portals) {
      await waitUntil(async () => (await fetch(`${url}/readyz`)).ok, 5000);
    }
  });

  it('with a locked table, calls that need it get 503 and other calls do not wait (R7)', async () => {
    const staff = await signInAt(both.portalAt(0).url, 'sales1');
    const locker = new pg.Client({ connectionString: both.databaseUrl });
    await locker.connect();
    await locker.query('begin; lock table outsourced_project in access exclusive mode');
    const stalled = sendAt(0, staff, ADD, registrationFrom2099());
    const others = await Promise.all([
      fetch(`${both.portalAt(0).url}/healthz`),
      fetch(`${both.portalAt(0).url}/readyz`),
      sendAt(0, staff, 'User/user-my-info', {}),
    ]);
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
    const refused = await stalled;
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    expect(await refused.text()).toContain('UNAVAILABLE');
    await locker.end();
    expect((await sendAt(0, staff, ADD, registrationFrom2099())).status).toBe(200);
  });
});

describe('a process that shuts down (R10)', () => {
  it('reports not ready first, serves for DRAIN_SECONDS, then ends its streams and itself', async () => {
    const leaving = await both.startMore({ DRAIN_SECONDS: '3' });
    const staff = await signInAt(leaving.url, 'sales1');
    const stream = await openStream(leaving.url, staff.cookie);
    leaving.send('SIGTERM');
    await waitUntil(async () => (await fetch(`${leaving.url}/readyz`)).status === 503, 3000);
    expect((await staff.call(ADD, registrationFrom2099())).status).toBe(200);
    expect((await fetch(`${leaving.url}/healthz`)).status).toBe(200);
    expect(await stream.ended).toEqual({ clean: true });
    expect((await leaving.ended).code).toBe(0);
    await removeDataDir(leaving.dataDir);
  });
});
