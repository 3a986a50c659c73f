import { FILES } from '@portal/contract/call-rules/needed-fields';
import { requiredFields } from '@portal/contract/call-rules/of-call';
import { PERMISSIONS, type Permission } from '@portal/contract/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFixture, PEOPLE, type PermissionFixture, type RequestParts, sendRequest } from './fixture.ts';
import { keyOf, REQUESTS } from './requests/all.ts';

let stage: PermissionFixture;
beforeAll(async () => {
  stage = await openFixture();
});
afterAll(() => stage.portal.close());

/** Fields that a call needs only because of others in the right request, with what makes them needed. */
const CONDITIONAL: Readonly<Record<string, readonly string[]>> = {
  // One of the three kinds of days.
  'Calendar/feed-make': ['OutsourcedYN'],
  'Calendar/feed-edit': ['OfferedYN'],
  // Materials, unless there are none; reasons, when something changes.
  'Construction/construction-add': ['Materials'],
  'Construction/construction-edit': ['Materials', 'ChangeReasons'],
  'MizeConstruction/construction-add': ['MizeMaterials'],
  'MizeConstruction/construction-edit': ['MizeMaterials', 'MizeChangeReasons'],
  'Notice/notice-edit': ['NoticeChangeReasons'],
  'MizeNotice/notice-edit': ['NoticeChangeReasons'],
  // What the way of sending asks for.
  'Construction/construction-matertial-send': ['SendType', 'Vname'],
  // A reason for telephone numbers.
  'Excel/list-export': ['Reason'],
  // A text or a picture.
  'Site/talk-add': ['Content'],
  'Site/talk-edit': ['Content'],
  // Times, unless it lasts the whole day.
  'Project/schedule-add': ['StartTime', 'EndTime'],
  'Project/schedule-edit': ['StartTime', 'EndTime'],
  'Project/schedule-day-edit': ['StartTime', 'EndTime'],
  // The visit, or the arrival that was entered without a signal.
  'Site/visit-leave': ['VisitId'],
  // Some parts of a task may be cleared.
  'Project/task-change': ['Value'],
  // The customer, unless nobody is there.
  'Site/report-sign': ['CustomerName', 'CustomerReadYN', 'CustomerRole', 'CustomerStrokes'],
};

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
const has = (names: readonly string[], name: string): boolean => names.some((one) => isSame(one, name));

const POSTED = PERMISSIONS.filter(({ call, allowed }) => call.method !== 'GET' && allowed.length > 0);

/** The names of the fields that a request has. */
const namesIn = ({ body = {}, parts = [] }: RequestParts): string[] => [
  ...new Set([
    ...Object.keys(body),
    ...parts.flatMap((part) => (part.name === undefined ? (part.field ?? []) : FILES)),
  ]),
];

const isReasons = (name: string): boolean => name.endsWith('ChangeReasons');

/** A request without one of its fields. */
const without = ({ body, parts, ...rest }: RequestParts, name: string): RequestParts => ({
  ...rest,
  ...(body && { body: Object.fromEntries(Object.entries(body).filter(([key]) => !isSame(key, name))) }),
  ...(parts && { parts: parts.filter((part) => !isSame(part.name === undefined ? (part.field ?? '') : FILES, name)) }),
});

/** The fields of a right request, each with whether the call refuses the request without it. */
async function tryWithout(row: Permission): Promise<{ refused: string[]; served: string[] }> {
  const make = REQUESTS[keyOf(row)] ?? (() => expect.unreachable('no request'));
  const [kind] = row.call.may === 'open' ? (['visitor'] as const) : row.allowed;
  const as = PEOPLE[kind ?? 'visitor'];
  const makeParts = () => make(stage, as ?? 'sales1');
  const found = { refused: [] as string[], served: [] as string[] };
  let requestParts = await makeParts();
  for (const name of namesIn(requestParts)) {
    const reply = await sendRequest(stage, row, without(requestParts, name), as);
    // What was refused has changed nothing, so that the same request serves the next field.
    if (reply.statusCode === 200) requestParts = await makeParts();
    // Without a reason it is refused as a change of this field, whose missing value is another one.
    if (reply.statusCode === 400 && reply.json().code === 'REASON_MISSING' && !isReasons(name)) continue;
    found[reply.statusCode === 200 ? 'served' : 'refused'].push(name);
  }
  return found;
}

describe('a field is said to be required exactly when a call refuses without it (D-602)', () => {
  it.each(POSTED.map((row) => [keyOf(row), row] as const))('%s', async (_key, row) => {
    const required = requiredFields(row.call);
    const { refused, served } = await tryWithout(row);
    const unsaid = refused.filter((name) => !has([...required, ...(CONDITIONAL[row.call.path] ?? [])], name));
    expect({ unsaid, notNeeded: served.filter((name) => has(required, name)) }).toEqual({ unsaid: [], notNeeded: [] });
  });
});
