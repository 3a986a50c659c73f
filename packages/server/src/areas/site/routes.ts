import type { siteCalls } from '@portal/contract/areas/site/calls';
import type { visitCalls } from '@portal/contract/areas/site/visit-calls';
import type { Routes } from '#http/handler-types.ts';
import { listTalk, markRead, readTalkPhoto } from './read-talk.ts';
import { askArrival, listToday } from './sites-of-day.ts';
import { arrive, leave, listVisits } from './visits.ts';
import { addMessage, confirmMessage, editMessage, removeMessage } from './write-talk.ts';

/** The handlers of the calls about the talk of a site. */
export const siteRoutes: Routes<typeof siteCalls> = {
  listTalk,
  addMessage,
  editMessage,
  removeMessage,
  confirmMessage,
  markRead,
  readTalkPhoto,
};

/** The handlers of the calls of arrivals at sites. */
export const visitRoutes: Routes<typeof visitCalls> = { listVisits, arrive, leave, listToday, askArrival };
