import type { Agreement } from '@portal/contract/areas/outsourced-projects/shapes';
import type { Person } from '../people.ts';
import type { TestApp } from '../start-app.ts';
import { makeOrder } from './order.ts';
import { editPayload, infoOf, succeed } from './project-states.ts';

/** Saves an edit as sales1. Each item of `itemNames` gets a reason. */
export const editAgreed = async (portal: TestApp, Id: number, changes: object, itemNames: string[]): Promise<void> =>
  succeed(
    portal,
    'Construction/construction-edit',
    editPayload(await infoOf(portal, Id), changes, itemNames),
    'sales1',
  );

/** What was agreed in a project and changed since, as one user reads it. */
export async function agreedOf(portal: TestApp, Id: number, as: Person): Promise<Agreement> {
  const reply = await portal.call('Construction/construction-info', { Id }, { as });
  const agreed = reply.ok.data?.[0]?.agreed;
  if (!agreed) throw new Error(`no agreement in ${Id}: ${reply.raw}`);
  return agreed;
}

/** Makes a project that hanbit1 has won and whose price sales1 changed since. Returns the id of the change too. */
export async function changedAward(portal: TestApp, Price = '1200000'): Promise<{ Id: number; ChangeId: number }> {
  const Id = await makeOrder(portal);
  await editAgreed(portal, Id, { Price }, ['프로젝트금액']);
  return { Id, ChangeId: (await agreedOf(portal, Id, 'hanbit1')).changes.at(-1)?.changeId ?? 0 };
}

/** The same with an objection of hanbit1 that waits for an answer. */
export async function objectedAward(portal: TestApp): Promise<{ Id: number; ChangeId: number; ResponseId: number }> {
  const changed = await changedAward(portal);
  const objection = { ...changed, Objection: '금액 인하에 동의하지 않습니다.' };
  await succeed(portal, 'Construction/construction-change-object', objection, 'hanbit1');
  return { ...changed, ResponseId: (await agreedOf(portal, changed.Id, 'hanbit1')).responses.at(-1)?.responseId ?? 0 };
}
