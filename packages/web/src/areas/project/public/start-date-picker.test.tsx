import { addOnlyDate } from '@portal/contract/areas/project/start-dates';
import { withWeekday } from '@portal/contract/core/dates';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { toasts } from '#lib/toast.ts';
import { drawWithQueries, popToasts } from '#test-kit/draw.tsx';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { StartDatePicker } from './start-date-picker.tsx';

const TODAY = '2026-12-09';
const LATER = '2026-12-17';
const PAST = '2026-12-08';

function Picker({ only = false, earliest = TODAY }: { only?: boolean; earliest?: string }) {
  const [dates, setDates] = useState<readonly string[]>([]);
  const rule = only
    ? { single: true, add: (chosen: readonly string[], day: string) => addOnlyDate(chosen, day, earliest) }
    : {};
  return <StartDatePicker dates={dates} earliest={earliest} onChange={setDates} {...rule} />;
}

/** Opens the calendar of the picker, with the time set to noon of TODAY in Seoul. */
async function open(picker: React.ReactNode) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T12:00:00+09:00`) });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  mockCalls({});
  const user = drawWithQueries(picker);
  const opener = () => screen.getByText(/^날짜 (추가|선택|변경)$/);
  await user.click(opener());
  const pick = async (day: string) => {
    if (screen.queryByLabelText('다음 달') === null) await user.click(opener());
    await user.click(await screen.findByLabelText(`${Number(day.slice(8))}, ${withWeekday(day)}`));
  };
  return { user, pick };
}

const chosen = () => screen.queryAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);

beforeEach(() => {
  popToasts();
});

it('start dates are not past, unique, ascending and removable (OUT-77 to OUT-80)', async () => {
  const { user, pick } = await open(<Picker />);
  await pick(PAST);
  expect(toasts.get().map(({ kind }) => kind)).toEqual(['hint']);
  expect(popToasts()).toEqual(['프로젝트 등록 시 과거 날짜는 선택할 수 없습니다.']);
  // The toast announces it, so the text at the calendar does not do so again.
  expect(screen.getByText('프로젝트 등록 시 과거 날짜는 선택할 수 없습니다.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(chosen()).toEqual([]);
  await pick(LATER);
  await pick(TODAY);
  await pick(LATER);
  expect(popToasts()).toEqual(['이미 선택된 프로젝트 시작일입니다.']);
  expect(chosen()).toEqual([withWeekday(TODAY), withWeekday(LATER)]);
  expect(screen.getByText('이미 선택된 프로젝트 시작일입니다.')).toBeTruthy();
  await user.click(screen.getByLabelText(`${withWeekday(TODAY)} 삭제`));
  // Removing a day clears what was said of it.
  expect(screen.queryByText('이미 선택된 프로젝트 시작일입니다.')).toBeNull();
  expect(chosen()).toEqual([withWeekday(LATER)]);
});

it('with a single date, picking another replaces it and closes the calendar (INT-44 to INT-46)', async () => {
  const { pick } = await open(<Picker only />);
  await pick(PAST);
  expect(popToasts()).toEqual(['프로젝트 등록 시 과거 날짜는 선택할 수 없습니다.']);
  await pick(TODAY);
  await pick(LATER);
  expect(chosen()).toEqual([withWeekday(LATER)]);
  await pick(LATER);
  expect(popToasts()).toEqual(['이미 선택된 프로젝트 시작일입니다.']);
});

it('a past day can be picked where any day is allowed (D-140)', async () => {
  const { pick } = await open(<Picker only earliest="" />);
  await pick(PAST);
  expect(chosen()).toEqual([withWeekday(PAST)]);
});
