import { DAY_MS } from '@portal/contract/core/dates';
import { rowRemoval } from '#db/removal.ts';
import { expiredHalfSessions } from '../half-sessions.ts';
import { attemptsBefore } from '../queries/attempts.ts';
import { expiredSetUps } from '../set-up-tokens.ts';

/** Expired half sessions and set-ups, and failed attempts that the limit no longer counts. */
export const purgeSecondSteps = rowRemoval((ctx) => [
  expiredHalfSessions(ctx),
  expiredSetUps(ctx),
  attemptsBefore(new Date(ctx.now().getTime() - DAY_MS)),
]);
