import { retireLeavers } from './areas/employees/leaving.ts';
import { createTimedEvents } from './areas/notify/timed-messages.ts';
import { announceMissingCrews } from './areas/site/missing-crews.ts';
import { makeReportPdfs } from './areas/site-reports/make-pdf.ts';
import { readTalkResultsDue } from './areas/talk/read-results.ts';
import { warnOfTalkLimit } from './areas/talk/warn-of-limit.ts';
import { raiseReminders } from './areas/workspace-entries/reminders.ts';

/** Jobs that cannot wait for the hourly run. Each finds out itself whether there is work and which process does it. */
export const frequentJobs = {
  retireLeavers,
  raiseReminders,
  createTimedEvents,
  readTalkResults: readTalkResultsDue,
  warnOfTalkLimit,
  announceMissingCrews,
  makeReportPdfs,
};
