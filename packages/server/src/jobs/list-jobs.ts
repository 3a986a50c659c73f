import type { Job } from '#area.ts';
import { areaJobs } from '#areas.ts';
import { oldAnswers } from '#db/idempotency-keys.ts';
import { oldAllowances } from '#db/rate-limits.ts';

/** All timed work but the sending of messages: that of the areas in their order, then that of the calls themselves. */
export const jobs: readonly Job[] = [
  ...areaJobs,
  { name: 'oldAnswers', every: 'hour', claim: 'one', ...oldAnswers },
  { name: 'oldAllowances', every: 'hour', claim: 'one', ...oldAllowances },
];
