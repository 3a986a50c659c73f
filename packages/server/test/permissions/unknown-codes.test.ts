import { wireShapes } from '@portal/contract/core/wire-shapes';
import { PERMISSIONS, type Permission } from '@portal/contract/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mutate } from '../hostile/mutate.ts';
import { send } from '../hostile/try-requests.ts';
import { countWrittenRows, openFixture, PEOPLE, type PermissionFixture } from './fixture.ts';
import { keyOf, REQUESTS } from './requests/all.ts';

const UNKNOWN = { name: 'an unknown code', json: '"모르는값"', text: '모르는값' };
const READING: readonly string[] = ['read', 'noted'];

function unwrapped(schema: z.ZodType): z.ZodType {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  return inner instanceof z.ZodType ? inner : schema;
}

/**
 * An unknown type of a ticket is refused like a wrong ticket: the answer does not say what is wrong (D-05). An unknown list
 * is refused like one that the caller may not see.
 */
const REFUSALS: Readonly<Record<string, [number, string]>> = {
  LoginType: [401, 'LOGIN_FAILED'],
  List: [404, 'NOT_FOUND'],
};
const refusalOf = (field: string): [number, string] => REFUSALS[field] ?? [400, 'BAD_REQUEST'];

/** The fields of a call whose shape is a list of codes. */
const codeFields = ({ call }: Permission): string[] =>
  Object.entries<z.ZodType>(call.request.shape).flatMap(([field, schema]) =>
    wireShapes.get(unwrapped(schema))?.enum === undefined ? [] : [field],
  );

/** Each write call with codes, once: a call of several cases is tried in the first that anybody may make. */
const ROWS = PERMISSIONS.filter(
  (row, at) =>
    !READING.includes(row.call.effect) &&
    row.allowed.length > 0 &&
    codeFields(row).length > 0 &&
    PERMISSIONS.findIndex((other) => other.address === row.address && other.allowed.length > 0) === at,
);

let stage: PermissionFixture;
beforeAll(async () => {
  stage = await openFixture();
});
afterAll(() => stage.portal.close());

describe('a write call refuses an unknown code of every field and changes nothing (issue 23, point 10)', () => {
  it('there are such calls', () => expect(ROWS.length).toBeGreaterThan(20));

  it.each(ROWS.map((row) => [keyOf(row), row] as const))('%s', async (key, row) => {
    const [kind = 'manager'] = row.call.may === 'open' ? (['visitor'] as const) : row.allowed;
    const as = PEOPLE[kind];
    const make = REQUESTS[key] ?? (() => expect.unreachable('no request'));
    const parts = await make(stage, as ?? 'sales1');
    const before = await countWrittenRows(stage.portal);
    for (const field of codeFields(row)) {
      const sent = mutate(row, parts, [{ spot: { path: [field] }, value: UNKNOWN }]);
      const reply = await send(stage, sent, as);
      expect([field, reply.statusCode, reply.json().code]).toEqual([field, ...refusalOf(field)]);
    }
    expect(await countWrittenRows(stage.portal)).toEqual(before);
  });
});
