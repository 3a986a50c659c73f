import type { Area } from '#area.ts';
import { purgeChoices } from './own-choices.ts';
import { purgeMessages } from './purge-messages.ts';
import { notifyChoiceRoutes, notifyRoutes, outboxRoutes } from './routes.ts';
import { notifySheets } from './sheets.ts';
import { createTimedEvents } from './timed-messages.ts';

/** What this area adds to the portal. The area of outsourced projects imports this one, and gives it `resend`. */
export const notify = (resendOfProject: Parameters<typeof outboxRoutes>[0]) =>
  ({
    routes: { notify: notifyRoutes, notifyChoices: notifyChoiceRoutes, outbox: outboxRoutes(resendOfProject) },
    sheets: notifySheets,
    jobs: [
      { name: 'purgeMessages', every: 'hour', claim: 'one', ...purgeMessages },
      { name: 'purgeChoices', every: 'hour', claim: 'one', ...purgeChoices },
      { name: 'createTimedEvents', every: 'tenSeconds', claim: 'each', run: createTimedEvents },
    ],
  }) satisfies Area;
