import type { AreaPage } from '#kit/page/area-page.ts';
import { lazyPage } from '#kit/page/lazy-page.ts';
import { calendarSearch } from './search.ts';

/** The pages of this area. */
export const calendar: readonly AreaPage[] = [
  {
    path: calendarSearch.path,
    title: '캘린더',
    component: lazyPage(() => import('./pages/calendar-page.tsx'), 'CalendarPage'),
    validate: calendarSearch.validate,
  },
];
