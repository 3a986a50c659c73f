import { describe, expect, it } from 'vitest';
import { ACTORS, type ActorName } from '#test-kit/actors.ts';
import { PROJECT_STATUSES } from '../outsourced-projects/status.ts';
import { siteAccess } from './policy.ts';

const COMPANY = ACTORS.partner.companyId;
const OTHER = ACTORS.stranger.companyId;

/** What a user may do in each status, as 'Y write YY write …', without what is hidden. */
const accessIn = (who: ActorName, award: { isCurrent: boolean; choiceCompanyId: number | null }): string =>
  PROJECT_STATUSES.map((status) => ({
    status,
    access: siteAccess(ACTORS[who], { status, awardCompanyId: COMPANY, ...award }),
  }))
    .filter(({ access }) => access !== 'hidden')
    .map(({ status, access }) => `${status} ${access}`)
    .join(', ');

const OPEN_THEN = (after: string): string =>
  `P ${after}, N ${after}, Y write, YY write, B write, E ${after}, F ${after}, C ${after}`;
const ALL_READ = 'P read, N read, Y read, YY read, B read, E read, F read, C read';

describe('who may do what with the records of a site (D-433)', () => {
  it.each<{ who: ActorName; expected: string }>([
    { who: 'staff', expected: OPEN_THEN('read') },
    { who: 'partner', expected: OPEN_THEN('closed') },
    { who: 'colleague', expected: OPEN_THEN('closed') },
    { who: 'stranger', expected: '' },
  ])('of the award of company 7: $who', ({ who, expected }) => {
    expect(accessIn(who, { isCurrent: true, choiceCompanyId: COMPANY })).toBe(expected);
  });

  it.each<{ who: ActorName; expected: string }>([
    { who: 'staff', expected: ALL_READ },
    { who: 'partner', expected: '' },
    { who: 'stranger', expected: '' },
  ])('of a former award of company 7, whose project another company has won: $who', ({ who, expected }) => {
    expect(accessIn(who, { isCurrent: false, choiceCompanyId: OTHER })).toBe(expected);
  });

  it('is hidden from a former winner who won the project again', () => {
    expect(accessIn('partner', { isCurrent: false, choiceCompanyId: COMPANY })).toBe('');
  });
});
