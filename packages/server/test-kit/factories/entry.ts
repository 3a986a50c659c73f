import type { EntryRow } from '@portal/contract/areas/workspace-entries/shapes';
import type { CallByPath } from '@portal/contract/calls';
import type { CallRequest } from '@portal/contract/core/call';
import type { Person } from '../people.ts';
import type { TestApp } from '../start-app.ts';

type Kind = 'post' | 'task' | 'schedule';
type Sent = CallRequest<CallByPath['Project/task-add']> & CallRequest<CallByPath['Project/schedule-add']>;

/** The fewest fields with which each kind of entry is accepted. */
export const MINIMAL_FIELDS: Readonly<Record<Kind, Sent>> = {
  post: { Content: '<p>현장을 확인했습니다.</p>' },
  task: { Title: '배선도 확인' },
  schedule: {
    Title: '착공 회의',
    StartDay: '2026-11-23',
    StartTime: '10:00',
    EndDay: '2026-11-23',
    EndTime: '11:00',
  },
};

/** Adds an entry over the wire. Returns its id. */
export async function makeEntry(
  portal: TestApp,
  ProjectId: number,
  fields: Sent = {},
  { as = 'pm1', kind = 'post' }: { as?: Person; kind?: Kind } = {},
): Promise<number> {
  const reply = await portal.call(`Project/${kind}-add`, { ProjectId, ...MINIMAL_FIELDS[kind], ...fields }, { as });
  const entryId = reply.ok.data?.[0]?.entryId;
  if (entryId === undefined) throw new Error(`no entry: ${reply.raw}`);
  return entryId;
}

/** The entry as a member sees it, or undefined when the member may not see it. */
export async function findEntry(portal: TestApp, EntryId: number, as: Person = 'pm1'): Promise<EntryRow | undefined> {
  const reply = await portal.call('Project/entry-info', { EntryId }, { as });
  return reply.status === 200 ? reply.ok.data[0] : undefined;
}

/** The entry as a member sees it. Throws when there is none. */
export async function getEntry(portal: TestApp, EntryId: number, as: Person = 'pm1'): Promise<EntryRow> {
  const entry = await findEntry(portal, EntryId, as);
  if (!entry) throw new Error(`entry ${EntryId} is not there for ${as}`);
  return entry;
}
