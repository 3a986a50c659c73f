import { z } from 'zod';
import { defineCall, list } from '../../core/call.ts';
import { flag, text } from '../../core/fields.ts';
import { TEXT_LIMIT } from '../../core/limits.ts';
import { adding, editing, login, name, one, paged, reading, removing, retiring } from './shared-calls.ts';

const holidayRow = z.object({
  id: z.number(),
  no: z.number(),
  holidayDay: z.string(),
  holidayName: z.string(),
  activeYN: flag,
  version: z.number(),
});
export type HolidayRow = z.output<typeof holidayRow>;
/** The day stays text, so that the checks of the form name what is wrong with it. */
const holidayFields = { HolidayDay: text(TEXT_LIMIT.name), HolidayName: name(), ...login };

/** The specification of the announced holidays. */
const ofHolidays = { spec: ['D-133', 'LOOKUP-18', 'D-204'] } as const;

/** Calls of the holidays that the government announced for single years (D-204). */
export const holidayCalls = {
  listHolidays: defineCall({
    ...reading,
    ...ofHolidays,
    path: 'Reference/holiday-list',
    summary: '정부가 따로 알린 공휴일 관리 목록. 늦은 날짜부터.',
    request: z.object({ ...paged, ...login }),
    answer: list(holidayRow),
  }),
  addHoliday: defineCall({
    ...adding,
    ...ofHolidays,
    path: 'Reference/holiday-add',
    summary: '공휴일 등록. 하루에 하나이고, 법으로 정해진 공휴일은 등록하지 않습니다.',
    request: z.object(holidayFields),
  }),
  editHoliday: defineCall({
    ...editing,
    ...ofHolidays,
    path: 'Reference/holiday-edit',
    summary: '공휴일 수정.',
    request: z.object({ ...one, ...holidayFields }),
  }),
  retireHoliday: defineCall({
    ...retiring,
    ...ofHolidays,
    path: 'Reference/holiday-retire',
    summary: '공휴일 사용 여부 변경. 미사용 공휴일은 평일로 셉니다.',
  }),
  removeHoliday: defineCall({
    ...removing,
    ...ofHolidays,
    path: 'Reference/holiday-remove',
    summary: '공휴일 삭제.',
  }),
};
