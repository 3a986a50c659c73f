import type { Area } from '#area.ts';
import { reportOrphans, sweepStore } from './public/orphans.ts';

/** What this area adds to the portal. */
export const files = {
  localCleanUps: { sweepStore },
  dailyJobs: { reportOrphans },
} satisfies Area;
