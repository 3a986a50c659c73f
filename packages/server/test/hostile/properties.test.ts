import { ALL_KINDS, PERMISSIONS } from '@portal/contract/permissions';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roundsOf, runSeed } from '#test-kit/random-rounds.ts';
import { openFixture, PEOPLE, type PermissionFixture } from '../permissions/fixture.ts';
import { keyOf, REQUESTS } from '../permissions/requests/all.ts';
import { findProblem } from './check-answer.ts';
import { CORPUS, type HostileValue } from './corpus.ts';
import { mutate, spotsOf } from './mutate.ts';
import { makeAccountRestorer } from './restore-accounts.ts';
import { blocksEventLoop, send } from './try-requests.ts';

const ROUNDS = roundsOf(12);

let stage: PermissionFixture;
let restoreAccounts: () => Promise<void>;
beforeAll(async () => {
  stage = await openFixture();
  restoreAccounts = await makeAccountRestorer(stage);
});
afterAll(() => stage.portal.close());

const hostile = (name: string, json: string, text: string): HostileValue => ({ name, json, text });
const ofText = (text: string): HostileValue => hostile('text', JSON.stringify(text), text);
const ofJson = (value: unknown): HostileValue => {
  const json = JSON.stringify(value);
  return hostile('json', json, json);
};

/** Codes and shapes that forms use, so that a request passes its first check. */
const plausible = fc.oneof(
  fc.constantFrom('', '0', '1', 'A', 'Y', 'N', 'C', 'E', 'P', 'YY', '홍길동', '010-1234-5678', '2026-12-01', '2026-12'),
  fc.integer({ min: 0, max: 2_147_483_647 }).map(String),
  fc.array(fc.constantFrom('1', '2026-12-01', 'sales1'), { maxLength: 3 }).map((parts) => parts.join('^')),
);

/** Anything that a program could send in a field: the corpus, any text, any JSON, and near misses. */
const anything: fc.Arbitrary<HostileValue> = fc.oneof(
  fc.constantFrom(...CORPUS),
  fc.string({ unit: 'binary', maxLength: 300 }).map(ofText),
  fc.string({ unit: 'grapheme', maxLength: 100 }).map(ofText),
  plausible.map(ofText),
  fc.double().map((value) => hostile('number', String(value).replace(/NaN|-?Infinity/, '1e999'), String(value))),
  fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }).map(ofJson),
  fc
    .array(
      fc.dictionary(
        fc.constantFrom('MaterialId', 'MaterialCnt', 'CheckId', 'Score', 'ItemName', 'Reason', 'Id', '__proto__'),
        fc.oneof(fc.integer(), fc.string({ unit: 'binary' }), fc.constant(null)),
      ),
      { maxLength: 3 },
    )
    .map(ofJson),
);

describe('any values in any fields from every kind of user get a valid response (R19)', () => {
  it.each(PERMISSIONS.map((row) => [keyOf(row), row] as const))('%s', async (key, row) => {
    const requestParts = await REQUESTS[key]?.(stage, PEOPLE[row.allowed[0] ?? 'manager'] ?? 'sales1');
    const spots = spotsOf(row, requestParts ?? {});
    if (spots.length === 0) return;
    const changes = fc.uniqueArray(fc.record({ spot: fc.constantFrom(...spots), value: anything }), {
      minLength: 1,
      maxLength: 4,
      selector: ({ spot }) => (typeof spot === 'string' ? spot : spot.path[0]),
    });
    // Open calls end or replace sessions. They are tried without a session.
    const kinds = row.call.may === 'open' ? (['visitor'] as const) : ALL_KINDS;
    const runs = fc.asyncProperty(changes, fc.constantFrom(...kinds), async (changed, kind) => {
      const sent = mutate(row, requestParts ?? {}, changed);
      expect(findProblem(await send(stage, sent, PEOPLE[kind]))).toBeUndefined();
    });
    await fc.assert(runs, { numRuns: ROUNDS, seed: runSeed() });
    await restoreAccounts();
  });
});

it('no length of any field blocks the event loop (A-16)', async () => {
  const stopping: string[] = [];
  for (const row of PERMISSIONS.filter(({ call }) => call.may !== 'open' && call.method !== 'GET' && !call.upload)) {
    const requestParts = await REQUESTS[keyOf(row)]?.(stage, 'admin');
    const all = spotsOf(row, requestParts ?? {}).slice(0, 4);
    const value = ofText('\u1100\u1161\u11a8\u0301^'.repeat(Math.floor(40_000 / Math.max(1, all.length))));
    const sent = mutate(
      row,
      requestParts ?? {},
      all.map((spot) => ({ spot, value })),
    );
    if (await blocksEventLoop(() => send(stage, sent, 'admin'))) stopping.push(keyOf(row));
  }
  expect(stopping).toEqual([]);
});
