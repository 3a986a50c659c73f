import type { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import type { Person } from '../people.ts';
import type { TestApp } from '../start-app.ts';
import { acceptance, postProject } from './project.ts';
import { setProject } from './set-project.ts';

type OrderOptions = { winner?: Person; status?: ProjectStatus; billDate?: string };

/** Wins an order over the wire, then sets its `status`. A settlement needs its invoice date. Returns its id. */
export async function makeOrder(portal: TestApp, changes: object = {}, options: OrderOptions = {}): Promise<number> {
  const { winner = 'hanbit1', status = 'Y', billDate = null } = options;
  const Id = await postProject(portal, changes);
  const reply = await portal.call('Construction/construction-accept', acceptance(Id), { as: winner });
  if (reply.status !== 200) throw new Error(`not accepted: ${reply.raw}`);
  await setProject(portal, Id, { status, bill_date: billDate });
  return Id;
}
