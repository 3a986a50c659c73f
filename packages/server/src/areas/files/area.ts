import type { Area } from '#area.ts';
import { reportOrphans, sweepStore } from './public/orphans.ts';

/** What this area adds to the portal. */
export const files = {
  jobs: [
    { name: 'sweepStore', every: 'hour', claim: 'each', run: sweepStore },
    { name: 'reportOrphans', every: 'day', claim: 'one', run: reportOrphans },
  ],
} satisfies Area;
