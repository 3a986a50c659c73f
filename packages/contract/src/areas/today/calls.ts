import { z } from 'zod';
import { isSignedIn } from '../../core/actor.ts';
import { defineCall, rows } from '../../core/call.ts';
import { codeOr, userId } from '../../core/fields.ts';
import { internalRow } from '../internal-projects/shapes.ts';
import { projectRow } from '../outsourced-projects/shapes.ts';
import { TODO_SCOPES } from '../outsourced-projects/todos.ts';
import { TODAY_LINES } from './lines.ts';

/** One line of '오늘 할 일'. Its label and its list are declared in lines.ts. */
const todayLine = z.object({
  line: z.enum(TODAY_LINES),
  count: z.number(),
  /** The days that the line covers, 'YYYY-MM-DD'; '' for lines without days. */
  fromDay: z.string(),
  toDay: z.string(),
  /** The first few of its projects, see TODAY_ROWS. */
  projects: z.array(projectRow),
  /** The same for lines of internal projects. Their customers are left out. */
  internalProjects: z.array(internalRow.pick({ id: true, projectName: true, startDate: true })),
  /** Only for `startsToday` of staff: sites of today without a crew after 10:00 (D-574). */
  missingSites: z.number(),
  /** Only for `unsettled`: months with open invoices, newest first. Amounts are digits in whole won. */
  months: z.array(z.object({ yearMonth: z.string(), count: z.number(), amount: z.string() })),
});
export type TodayWork = z.output<typeof todayLine>;

export const todayCalls = {
  listToday: defineCall({
    path: 'Today/today-list',
    summary: '오늘 할 일: 역할에 따른 항목, 건수, 처음 몇 건.',
    spec: ['CALLS-126', 'LISTS-21'],
    effect: 'read',
    may: isSignedIn,
    actorFields: ['LoginUserId'],
    request: z.object({ SearchScope: codeOr(['', ...TODO_SCOPES], ''), LoginUserId: userId() }),
    answer: rows(todayLine),
  }),
};
