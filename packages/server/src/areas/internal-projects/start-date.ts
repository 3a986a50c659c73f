import { mayPickPastDays } from '@portal/contract/areas/internal-projects/policy';
import { onlyDateProblem } from '@portal/contract/areas/project/start-dates';
import { seoulDay } from '@portal/contract/core/dates';
import type { CallCtx } from '../../context.ts';
import { checkDates } from '../project/public/check-parts.ts';

/** Refuses a second date, and a past one without permission M unless it is stored already (INT-44 to INT-46, D-140). */
export const checkStartDate = (ctx: CallCtx, dates: readonly string[], stored: readonly string[] = []): void =>
  checkDates(dates, {
    earliest: mayPickPastDays(ctx.actor) ? '' : seoulDay(ctx.now()),
    stored,
    problemOf: onlyDateProblem,
  });
