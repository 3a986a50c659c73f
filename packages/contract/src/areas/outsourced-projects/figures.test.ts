import { describe, expect, it } from 'vitest';
import {
  FIGURE_RULES,
  figureMonths,
  figurePeriod,
  mayFilterByFigure,
  periodInstants,
  unansweredBefore,
} from './figure-rules.ts';
import { FIGURES, Figure } from './figures.ts';

const STAFF = {
  userId: 'sales1',
  userType: 'M',
  userName: '',
  companyId: 0,
  companyName: '',
  companyActive: true,
  permission: 'B',
  modeAuthority: '',
} as const;
const CONTRACTOR = { ...STAFF, userType: 'C', companyId: 3 } as const;

describe('figures of projects (D-316)', () => {
  it('each has a rule with a label', () => {
    for (const figure of FIGURES) expect(FIGURE_RULES[figure].label).not.toBe('');
  });

  it('without a month they cover the month of today and the eleven before', () => {
    const months = figureMonths('', '2026-11-24');
    expect([months.length, months[0], months.at(-1)]).toEqual([12, '2025.12', '2026.11']);
    expect(figurePeriod('', '2026-11-24')).toEqual({ from: '2025-12-01', before: '2026-12-01' });
    expect(figurePeriod('2026.02', '2026-11-24')).toEqual({ from: '2026-02-01', before: '2026-03-01' });
  });

  it('a period begins at midnight in Seoul', () => {
    expect(periodInstants({ from: '2026-02-01', before: '2026-03-01' }).from).toBe('2026-02-01T00:00:00+09:00');
  });

  it('a posting of the third day before today is unanswered, one of the second is not', () => {
    expect(unansweredBefore('2026-11-24')).toBe('2026-11-22T00:00:00+09:00');
  });

  it('contractors filter by those of their own awards alone', () => {
    expect(FIGURES.filter((figure) => mayFilterByFigure(CONTRACTOR, figure))).toEqual([
      Figure.Awarded,
      Figure.Settled,
      Figure.Unsettled,
    ]);
    expect(FIGURES.filter((figure) => mayFilterByFigure(STAFF, figure))).toEqual(FIGURES);
  });
});
