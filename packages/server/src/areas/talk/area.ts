import type { Area } from '#area.ts';
import { purgeTalkGroups } from './purge-groups.ts';
import { readTalkResultsDue } from './read-results.ts';
import { warnOfTalkLimit } from './warn-of-limit.ts';

/** What this area adds to the portal. */
export const talk = {
  cleanUps: { purgeTalkGroups },
  frequentJobs: { readTalkResults: readTalkResultsDue, warnOfTalkLimit },
} satisfies Area;
