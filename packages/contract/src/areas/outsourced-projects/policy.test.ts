import { describe, expect, it } from 'vitest';
import { ACTORS, type ActorName } from '#test-kit/actors.ts';
import {
  acceptRefusal,
  actsAsWinner,
  seesAward,
  seesCustomer,
  seesProject,
  seesShipping,
  seesShippingAddress,
  showsAgreement,
} from './policy.ts';
import { PROJECT_STATUSES, type ProjectStatus } from './status.ts';

const COMPANY = ACTORS.partner.companyId;

/** Statuses in which the rule returns true, for a project that company 7 has won. */
const statesOf = (rule: (status: ProjectStatus) => boolean): string => PROJECT_STATUSES.filter(rule).join(' ');
const ALL = 'P N Y YY B E F C';

describe('who sees what of a project that company 7 has won', () => {
  it.each<{ who: ActorName; project: string; customer: string; award: string; shipping: string }>([
    { who: 'staff', project: ALL, customer: ALL, award: ALL, shipping: ALL },
    { who: 'partner', project: 'N Y YY B E F C', customer: 'Y YY B', award: ALL, shipping: ALL },
    { who: 'colleague', project: 'N Y YY B E F C', customer: 'Y YY B', award: ALL, shipping: ALL },
    { who: 'stranger', project: 'N Y YY B', customer: '', award: '', shipping: '' },
  ])(
    '$who: the project in $project, its customer and shipping address in $customer (D-43 to D-46)',
    ({ who, ...expected }) => {
      const actor = ACTORS[who];
      const at = (status: ProjectStatus) => ({ status, choiceCompanyId: COMPANY });
      expect({
        project: statesOf((status) => seesProject(actor, at(status))),
        customer: statesOf((status) => seesCustomer(actor, at(status)) && seesShippingAddress(actor, at(status))),
        award: statesOf((status) => seesAward(actor, at(status))),
        shipping: statesOf((status) => seesShipping(actor, at(status))),
      }).toEqual(expected);
    },
  );

  it('an open project without an award is seen by every partner, its customer by none', () => {
    const open = { status: 'N', choiceCompanyId: null } as const;
    expect([seesProject(ACTORS.stranger, open), seesCustomer(ACTORS.stranger, open)]).toEqual([true, false]);
  });
});

describe('who acts for the winner (D-62, D-70)', () => {
  it.each<[ActorName, boolean, boolean]>([
    ['partner', true, true],
    ['colleague', false, true],
    ['stranger', false, false],
    ['staff', false, false],
  ])("%s: while the winner's account is active %s, afterwards %s", (who, whileActive, afterwards) => {
    const won = { status: 'Y', choiceCompanyId: COMPANY, choiceUserId: ACTORS.partner.userId } as const;
    expect(actsAsWinner(ACTORS[who], { ...won, choiceUserActive: true })).toBe(whileActive);
    expect(actsAsWinner(ACTORS[who], { ...won, choiceUserActive: false })).toBe(afterwards);
  });
});

it.each<[ActorName, ProjectStatus, boolean]>([
  ['partner', 'N', true],
  ['stranger', 'N', true],
  ['partner', 'Y', true],
  ['colleague', 'Y', false],
  ['staff', 'N', false],
])('the agreement box is shown to %s at %s: %s (PART-34, PART-35)', (who, status, expected) => {
  const project = { status, choiceCompanyId: COMPANY, choiceUserId: ACTORS.partner.userId };
  expect(showsAgreement(ACTORS[who], project)).toBe(expected);
});

it.each<[ActorName, string, string]>([
  ['partner', 'Y YY B E', 'ALREADY_WON'],
  ['colleague', 'Y YY B E', 'COMPANY_WON'],
  ['stranger', 'Y YY B E', 'ALREADY_ACCEPTED'],
  ['partner', 'P F C', 'NOT_OPEN'],
])('an acceptance by %s at %s is refused with %s (D-223)', (who, states, code) => {
  const won = { choiceCompanyId: COMPANY, choiceUserId: ACTORS.partner.userId };
  const refusedWith = (status: ProjectStatus) => acceptRefusal(ACTORS[who], { ...won, status }) === code;
  expect(statesOf((status) => status !== 'N' && refusedWith(status))).toBe(states);
});
