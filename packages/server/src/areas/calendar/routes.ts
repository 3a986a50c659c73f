import type { calendarCalls } from '@portal/contract/areas/calendar/calls';
import type { Routes } from '#http/handler-types.ts';
import { editFeed, makeFeed, readFeed, revokeFeed } from './feed.ts';
import { listEntries } from './list-entries.ts';

/** The handlers of the calls of the calendar. */
export const calendarRoutes: Routes<typeof calendarCalls> = { listEntries, readFeed, makeFeed, editFeed, revokeFeed };
