import { ALL_KINDS, PERMISSIONS, type Permission } from '@portal/contract/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indexRows, rebuild } from '../search/search-kit.ts';
import { countWrittenRows, openFixture, PEOPLE, type PermissionFixture, sendForStatus } from './fixture.ts';
import { keyOf, REQUESTS } from './requests/all.ts';

let stage: PermissionFixture;
beforeAll(async () => {
  stage = await openFixture();
  await rebuild(stage.portal);
});
afterAll(() => stage.portal.close());

it('every call has its rows in the matrix, and every row has a valid request', () => {
  expect(Object.keys(REQUESTS).sort()).toEqual(PERMISSIONS.map(keyOf).sort());
});

/** The refusals for users who may not call: no session, not their call, or a record they may not see. */
const refusalsOf = ({ may }: Permission, kind: (typeof ALL_KINDS)[number]): string[] => {
  if (kind === 'visitor') return ['LOGIN_REQUIRED'];
  return may.includes(kind) ? ['FORBIDDEN', 'NOT_FOUND'] : ['FORBIDDEN'];
};

describe('who may call what (permissions.md)', () => {
  it.each(PERMISSIONS.map((row) => [keyOf(row), row] as const))('%s', async (key, row) => {
    const make = REQUESTS[key] ?? (() => expect.unreachable('no request'));
    const denied = ALL_KINDS.filter((kind) => !row.allowed.includes(kind));
    const refused = await make(stage, 'admin');
    const before = await countWrittenRows(stage.portal);
    for (const kind of denied) {
      const { status, code } = await sendForStatus(stage, row, refused, PEOPLE[kind]);
      expect([kind, status, code]).toEqual([
        kind,
        expect.toBeOneOf([401, 403, 404]),
        expect.toBeOneOf(refusalsOf(row, kind)),
      ]);
    }
    expect(await countWrittenRows(stage.portal), 'what was denied changed something').toEqual(before);

    // Open calls end or replace sessions. They are tried without a session.
    const served = row.call.may === 'open' ? row.allowed.filter((kind) => kind === 'visitor') : row.allowed;
    for (const kind of served) {
      const person = PEOPLE[kind];
      const { status, text } = await sendForStatus(stage, row, await make(stage, person ?? 'sales1'), person);
      expect([kind, status, text]).toEqual([kind, 200, '']);
    }
  });
});

it('after every call the index of the search is as a rebuild writes it: no writer forgets a row (D-280)', async () => {
  const written = await indexRows(stage.portal);
  await rebuild(stage.portal);
  expect(written).toEqual(await indexRows(stage.portal));
});
