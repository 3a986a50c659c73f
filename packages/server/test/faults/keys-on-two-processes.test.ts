import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptance, registration } from '#test-kit/factories/project.ts';
import { signInAt } from '#test-kit/portal-client.ts';
import { type Sender, sendTo, startTwoPortals, type TwoPortals } from '#test-kit/two-portals.ts';
import { waitUntil } from '../alarms/open-stream.ts';

/** Kinds of stored responses, named by the advisory lock that blocks their storing. */
const SUCCESS = 1;
const REFUSAL = 2;
type Kind = typeof SUCCESS | typeof REFUSAL;

let both: TwoPortals;
let staff: Sender;
let partner: Sender;
beforeAll(async () => {
  both = await startTwoPortals();
  await both.admin.query(`
    create function stop_answers() returns trigger language plpgsql as $$ begin
      perform pg_advisory_xact_lock(7, case when new.status < 400 then ${SUCCESS} else ${REFUSAL} end);
      return new;
    end $$;
    create trigger stop_answers before insert on idempotency_key for each row execute function stop_answers()`);
  staff = await signInAt(both.portalAt(0).url, 'sales1');
  partner = await signInAt(both.portalAt(0).url, 'daon1');
});
afterAll(() => both?.close());

/** Blocks the storing of responses of a kind until `letGo`. `reached` waits until one is blocked. */
async function blockStoring(kind: Kind) {
  await both.admin.query('select pg_advisory_lock(7, $1)', [kind]);
  const isReached = async (): Promise<boolean> => {
    const { rows } = await both.admin.query(
      `select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted
       and database = (select oid from pg_database where datname = current_database()) and classid = 7 and objid = $1`,
      [kind],
    );
    return rows[0].waiting === 1;
  };
  return {
    reached: () => waitUntil(isReached, 20_000),
    letGo: () => both.admin.query('select pg_advisory_unlock(7, $1)', [kind]),
  };
}

async function sendAt(index: number, sender: Sender, path: string, sent: object) {
  const answer = await sendTo(both.portalAt(index), sender, path, sent);
  const body: { data?: { id: number }[]; code?: string } = JSON.parse(await answer.text());
  return { status: answer.status, body };
}

/** An acceptance under one key. It is refused until the project is posted, then it succeeds. */
async function prepareAcceptance() {
  const added = await sendAt(0, staff, 'Construction/construction-add', registration({ StartDate: '2099-01-01' }));
  const id = added.body.data?.[0]?.id ?? expect.fail('not registered');
  const keyed = { ...partner, key: randomUUID() };
  return {
    acceptAt: (index: number) =>
      sendAt(index, keyed, 'Construction/construction-accept', acceptance(id, { ChoiceSelDate: '2099-01-01' })),
    post: () => sendAt(0, staff, 'Construction/construction-post', { Id: id }),
    stored: async () => {
      const { rows } = await both.admin.query('select status, choice_user_id from outsourced_project where id = $1', [
        id,
      ]);
      return rows[0];
    },
  };
}

describe('one key whose write is refused at one process and succeeds at the other (A-15)', () => {
  it('a refusal that is stored later does not replace the success', async () => {
    const { acceptAt, post, stored } = await prepareAcceptance();
    const refusals = await blockStoring(REFUSAL);
    const refused = acceptAt(0);
    await refusals.reached();
    await post();
    const done = await acceptAt(1);
    expect(done.status).toBe(200);
    await refusals.letGo();
    for (const answer of [await refused, await acceptAt(0), await acceptAt(1)]) expect(answer).toEqual(done);
    expect(await stored()).toMatchObject({ choice_user_id: 'daon1' });
  });

  it('a write is rolled back when a refusal was stored under its key meanwhile', async () => {
    const { acceptAt, post, stored } = await prepareAcceptance();
    const refusals = await blockStoring(REFUSAL);
    const successes = await blockStoring(SUCCESS);
    const first = acceptAt(0);
    await refusals.reached();
    await post();
    const second = acceptAt(1);
    await successes.reached();
    await refusals.letGo();
    const refused = await first;
    expect(refused.status).toBe(404);
    await successes.letGo();
    for (const answer of [await second, await acceptAt(0), await acceptAt(1)]) expect(answer).toEqual(refused);
    expect(await stored()).toMatchObject({ choice_user_id: null });
  });
});
