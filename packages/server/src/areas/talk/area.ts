import type { Area } from '#area.ts';
import { purgeTalkGroups } from './purge-groups.ts';
import { readTalkResultsDue } from './read-results.ts';
import { warnOfTalkLimit } from './warn-of-limit.ts';

/** What this area adds to the portal. */
export const talk = {
  jobs: [
    { name: 'purgeTalkGroups', every: 'hour', claim: 'one', ...purgeTalkGroups },
    { name: 'readTalkResults', every: 'tenSeconds', claim: 'each', run: readTalkResultsDue },
    { name: 'warnOfTalkLimit', every: 'tenSeconds', claim: 'each', run: warnOfTalkLimit },
  ],
} satisfies Area;
