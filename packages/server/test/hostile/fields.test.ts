import { PERMISSIONS, type Permission } from '@portal/contract/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '#test-kit/people.ts';
import {
  countWrittenRows,
  openFixture,
  PEOPLE,
  type PermissionFixture,
  type RequestParts,
} from '../permissions/fixture.ts';
import { keyOf, REQUESTS } from '../permissions/requests/all.ts';
import { findProblem } from './check-answer.ts';
import { corpusFor, type HostileValue } from './corpus.ts';
import { type HttpRequest, mutate, type Spot, spotName, spotsOf } from './mutate.ts';
import { makeAccountRestorer } from './restore-accounts.ts';
import { blocksEventLoop, isTooLong, longestBlockMs, send } from './try-requests.ts';

/** Fields that share one valid request, because making it costs more than trying it. */
const FIELDS_PER_REQUEST = 4;
/** The number of refused requests that are sent again, to check that they change nothing. */
const REPEATED = 20;

/** Effects of calls that read, and store at most a log entry. */
const READING: readonly string[] = ['read', 'noted'];

let stage: PermissionFixture;
let restoreAccounts: () => Promise<void>;
beforeAll(async () => {
  stage = await openFixture();
  restoreAccounts = await makeAccountRestorer(stage);
});
afterAll(() => stage.portal.close());

type Trial = { value: HostileValue; sent: HttpRequest };
type Refused = { sent: HttpRequest; as: Person | undefined };
type Outcome = { faults: string[]; refused: HttpRequest[] };

/** Puts hostile values into one field of a valid request. */
async function tryField(trials: readonly Trial[], spot: Spot, as: Person | undefined): Promise<Outcome> {
  const outcome: Outcome = { faults: [], refused: [] };
  const addFault = ({ value }: Trial, what: string) =>
    outcome.faults.push(`${spotName(spot)} = ${value.name}: ${what}`);
  const blockedMs = await longestBlockMs(async () => {
    for (const trial of trials) {
      const reply = await send(stage, trial.sent, as);
      const fault = findProblem(reply);
      if (fault) addFault(trial, fault);
      if (reply.statusCode !== 200) outcome.refused.push(trial.sent);
    }
  });
  if (!isTooLong(blockedMs)) return outcome;
  for (const trial of trials) {
    if (await blocksEventLoop(() => send(stage, trial.sent, as))) addFault(trial, 'stops the process');
  }
  return outcome;
}

/**
 * Tries every field of one call, as each kind of user that it serves. Returns the refused requests with their senders.
 */
async function tryCall(row: Permission): Promise<{ faults: string[]; refused: Refused[] }> {
  const make = REQUESTS[keyOf(row)] ?? (() => expect.unreachable('no request'));
  const served = row.call.may === 'open' ? (['visitor'] as const) : row.allowed;
  const people = served.map((kind) => PEOPLE[kind]);
  const makeParts = (as: Person | undefined): Promise<RequestParts> | RequestParts => make(stage, as ?? 'sales1');
  const faults: string[] = [];
  const refused: Refused[] = [];
  let requestParts = await makeParts(people[0]);
  for (const [at, spot] of spotsOf(row, requestParts).entries()) {
    const as = people[Math.floor(at / FIELDS_PER_REQUEST) % people.length];
    if (at % FIELDS_PER_REQUEST === 0 && at > 0) requestParts = await makeParts(as);
    const trials = corpusFor(at).map((value) => ({ value, sent: mutate(row, requestParts, [{ spot, value }]) }));
    const outcome = await tryField(trials, spot, as);
    faults.push(...outcome.faults);
    refused.push(...outcome.refused.map((sent) => ({ sent, as })));
  }
  return { faults, refused };
}

/**
 * Sends refused requests again and checks that no table changes. A later value may have changed a record, so that one is
 * accepted now. Then the others are sent once more.
 */
async function expectUnchanged(refused: readonly Refused[]): Promise<void> {
  const before = await countWrittenRows(stage.portal);
  const refusedAgain: Refused[] = [];
  for (const request of refused) {
    const reply = await send(stage, request.sent, request.as);
    if (reply.statusCode !== 200) refusedAgain.push(request);
  }
  if (refusedAgain.length < refused.length) return expectUnchanged(refusedAgain);
  expect(await countWrittenRows(stage.portal), 'what was refused changed something').toEqual(before);
}

/** Some of the refused requests, at equal distances. */
function pickSome(refused: readonly Refused[]): Refused[] {
  const step = Math.max(1, Math.floor(refused.length / REPEATED));
  return refused.filter((_, at) => at % step === 0);
}

describe('hostile values in every field of a valid request get a Korean sentence, never 5xx, and block nobody (R19)', () => {
  it.each(PERMISSIONS.map((row) => [keyOf(row), row] as const))('%s', async (_key, row) => {
    const { faults, refused } = await tryCall(row);
    await restoreAccounts();
    expect(faults).toEqual([]);
    if (!READING.includes(row.call.effect) && row.call.may !== 'open') await expectUnchanged(pickSome(refused));
  });

  it('afterwards every call that reads still serves all its users', async () => {
    const failed: string[] = [];
    for (const row of PERMISSIONS.filter(({ call }) => READING.includes(call.effect) && call.may !== 'open')) {
      for (const person of row.allowed.map((kind) => PEOPLE[kind])) {
        const requestParts = await REQUESTS[keyOf(row)]?.(stage, person ?? 'sales1');
        const reply = await send(stage, mutate(row, requestParts ?? {}, []), person);
        if (reply.statusCode !== 200) failed.push(`${keyOf(row)} to ${person}: ${reply.statusCode} ${reply.body}`);
      }
    }
    expect(failed).toEqual([]);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
