import type { referenceCalls } from '@portal/contract/areas/reference/calls';
import { type HolidayDraft, holidayChecks } from '@portal/contract/areas/reference/forms';
import type { HolidayRow } from '@portal/contract/areas/reference/holiday-calls';
import { toYesNo } from '@portal/contract/core/formats';
import { firstFailure } from '@portal/contract/core/forms';
import { changedText, logChange } from '#areas/audit/public/log.ts';
import type { CallCtx } from '#context.ts';
import { isDuplicate } from '#db/failures.ts';
import type { Handler } from '#http/handler-types.ts';
import { numberRows } from '#lists/page.ts';
import { refuseStale } from '#records/edits.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import { ACTIVE } from './companies.ts';
import { deleteHoliday, insertHoliday, lockHoliday, pageHolidays, updateHoliday } from './queries/holidays.ts';
import { retire } from './retire.ts';

type Calls = typeof referenceCalls;
type Columns = { day: string; name: string };

const SUBJECT = '공휴일';
/** The constraint that a day has one entry. */
const UNIQUE_DAY = 'announced_holiday_day_key';

/** Lists announced holidays, retired ones too, the latest first (D-204). */
export const listHolidays: Handler<Calls['listHolidays']> = async ({ db }, input) => {
  const filter = { active: ACTIVE[input.SearchActiveStatus], keyword: input.SearchKey.trim() };
  const page = await pageHolidays(db, input, filter);
  return numberRows(
    { ...input, OrderType: '' },
    page,
    (row, no): HolidayRow => ({
      id: row.id,
      no,
      holidayDay: row.day,
      holidayName: row.name,
      activeYN: toYesNo(row.active),
      version: row.version,
    }),
  );
};

/** The columns of a holiday from the form, after its checks. */
function checkedColumns({ HolidayDay, HolidayName }: HolidayDraft): Columns {
  const draft = { HolidayDay: HolidayDay.trim(), HolidayName: HolidayName.trim() };
  refuseFailedCheck(firstFailure(holidayChecks, draft));
  return { day: draft.HolidayDay, name: draft.HolidayName };
}

function refuseTaken(error: unknown): never {
  if (isDuplicate(error, UNIQUE_DAY)) refuse('REFERENCE_EXISTS', { field: 'HolidayDay' });
  throw error;
}

const wording = ({ day, name }: Columns): string => `${day} ${name}`;

const log = (ctx: CallCtx, holiday: Columns & { id: number }, action: string, detail = '') =>
  logChange(ctx, { subject: SUBJECT, key: holiday.id, name: wording(holiday), action, detail });

/** Locks the holiday that a call changes, as the caller has seen it. */
async function lockSeen({ db }: CallCtx, { Id, Version }: { Id: number; Version?: number | undefined }) {
  const holiday = (await lockHoliday(db, Id)) ?? refuse('NOT_FOUND');
  refuseStale(Version, holiday);
  return holiday;
}

/** Adds an announced holiday. */
export const addHoliday: Handler<Calls['addHoliday']> = async (ctx, input) => {
  const columns = checkedColumns(input);
  const id = await insertHoliday(ctx.db, columns).catch(refuseTaken);
  await log(ctx, { id, ...columns }, '등록');
  return { id };
};

/** Changes an announced holiday; without changes it logs nothing. */
export const editHoliday: Handler<Calls['editHoliday']> = async (ctx, input) => {
  const holiday = await lockSeen(ctx, input);
  const columns = checkedColumns(input);
  await updateHoliday(ctx.db, holiday.id, columns).catch(refuseTaken);
  const detail = changedText([
    ['날짜', holiday.day, columns.day],
    ['이름', holiday.name, columns.name],
  ]);
  if (detail !== '') await log(ctx, { id: holiday.id, ...columns }, '수정', detail);
};

/** Retires an announced holiday or puts it back into use. A retired one counts as an ordinary day. */
export const retireHoliday: Handler<Calls['retireHoliday']> = async (ctx, input) => {
  const { Id, ActiveYN } = input;
  const holiday = await lockSeen(ctx, input);
  await retire(holiday, ActiveYN, {
    write: (active) => updateHoliday(ctx.db, Id, { active }),
    log: (action) => log(ctx, holiday, action),
  });
};

/** Removes an announced holiday. Nothing refers to one. */
export const removeHoliday: Handler<Calls['removeHoliday']> = async (ctx, input) => {
  const { Id } = input;
  const holiday = await lockSeen(ctx, input);
  await deleteHoliday(ctx.db, Id);
  await log(ctx, holiday, '삭제');
};
