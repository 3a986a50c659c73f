import { type HolidayDraft, holidayChecks } from '@portal/contract/areas/reference/forms';
import type { HolidayRow } from '@portal/contract/areas/reference/holiday-calls';
import { withWeekday } from '@portal/contract/core/dates';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { fieldOf } from '#kit/form/field-of.ts';
import { TextField } from '#ui/fields/fields.tsx';
import { holidayApi } from '../api.ts';
import { holidayList } from '../lists.ts';
import type { ReferenceList } from '../parts/reference-list.ts';
import { ReferenceScreen } from '../parts/reference-screen.tsx';
import { ManagerPage } from '../public/manager-page.tsx';

const HOLIDAYS: ReferenceList<HolidayRow, HolidayDraft> = {
  title: '공휴일',
  ...holidayList,
  searchLabel: '이름 또는 날짜',
  keyOf: ({ id }) => id,
  nameOf: ({ holidayName }) => holidayName,
  columns: [
    { key: 'name', header: '이름', render: ({ holidayName }) => holidayName },
    { key: 'day', header: '날짜', width: 160, render: ({ holidayDay }) => withWeekday(holidayDay) },
  ],
  checks: holidayChecks,
  empty: { HolidayDay: '', HolidayName: '' },
  draftOf: ({ holidayDay, holidayName }) => ({ HolidayDay: holidayDay, HolidayName: holidayName }),
  fields: (form) => (
    <>
      <TextField
        {...fieldOf(form, 'HolidayDay')}
        label="날짜"
        type="date"
        description="선거일이나 임시공휴일처럼 따로 정해진 날. 법으로 정해진 공휴일은 이미 들어 있습니다."
        autoFocus
      />
      <TextField {...fieldOf(form, 'HolidayName')} label="이름" placeholder="임시공휴일" maxLength={TEXT_LIMIT.name} />
    </>
  ),
  add: (draft, idempotencyKey) => holidayApi.add(draft, { idempotencyKey }),
  edit: (row, draft, idempotencyKey) => holidayApi.edit(row, draft, { idempotencyKey }),
  retireNote: '사용하지 않는 공휴일은 달력에 표시되지 않고 평일로 셉니다.',
  retire: holidayApi.retire,
  removeNote: '잘못 등록한 날은 삭제할 수 있습니다.',
  remove: holidayApi.remove,
};

/** /reference/holidays: the holidays that the government announced for single years (D-204). */
export const HolidayPage = () => (
  <ManagerPage title={HOLIDAYS.title}>
    <ReferenceScreen list={HOLIDAYS} />
  </ManagerPage>
);
