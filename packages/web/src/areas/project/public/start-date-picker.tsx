import { addStartDate } from '@portal/contract/areas/project/start-dates';
import { withWeekday } from '@portal/contract/core/dates';
import { type MessageKey, messageText } from '@portal/contract/messages';
import { useState } from 'react';
import { today } from '#lib/days.ts';
import { toast } from '#lib/toast.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { DayCalendar } from '#ui/days/day-calendar.tsx';
import { Popover } from '#ui/layers/popover.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { useNarrow } from '#ui/screen/use-narrow.ts';
import { Text } from '#ui/text/text.tsx';
import css from '../parts/project.module.css';

type Add = (dates: readonly string[], day: string) => ReturnType<typeof addStartDate>;

type Props = {
  dates: readonly string[];
  onChange: (dates: string[]) => void;
  /** The rule for adding a day. Internal projects have their own. */
  add?: Add;
  /** Days before this one cannot be picked, '' for any day. */
  earliest?: string;
  /** Only one day is possible, so picking it closes the calendar. */
  single?: boolean;
};

const addFutureDay: Add = (dates, day) => addStartDate(dates, day, today());

/** The offered start dates as removable chips, with a calendar to add one (OUT-77 to OUT-80). */
export function StartDatePicker({ dates, onChange, add = addFutureDay, earliest = today(), single = false }: Props) {
  const [open, setOpen] = useState(false);
  const [refused, setRefused] = useState<MessageKey>();
  const pick = (day: string) => {
    const added = add(dates, day);
    setRefused('refusal' in added ? added.refusal : undefined);
    if ('refusal' in added) return toast.hint(added.refusal);
    onChange(added.dates);
    if (single) setOpen(false);
  };
  const remove = (day: string) => {
    setRefused(undefined);
    onChange(dates.filter((other) => other !== day));
  };
  const isNarrow = useNarrow();
  const hints = [earliest !== '' && '지난 날은 고를 수 없습니다', dates.length > 0 && `${dates.length}일 선택`];
  const hint = refused ? messageText(refused) : hints.filter(Boolean).join(' · ');
  const opener = (
    <BusyButton variant="default" leftSection={<Icon name="calendar" />} onClick={() => isNarrow && setOpen(true)}>
      {single ? (dates.length > 0 ? '날짜 변경' : '날짜 선택') : '날짜 추가'}
    </BusyButton>
  );
  const calendar = (
    <Stack gap={8}>
      <DayCalendar dates={dates} earliest={earliest} onPick={pick} />
      {hint !== '' && (
        <Text size={12} tone="soft" padY={8} line="above">
          {hint}
        </Text>
      )}
    </Stack>
  );
  return (
    <Row wraps gap={8}>
      {dates.length > 0 && (
        <ul className={css['days']} aria-label="선택한 시작일">
          {dates.map((day) => (
            <Row as="li" key={day} padX={8} round="sm" ground="surface-3" weight="medium" whole className={css['day']}>
              {withWeekday(day)}
              <IconButton icon="close" label={`${withWeekday(day)} 삭제`} onClick={() => remove(day)} />
            </Row>
          ))}
        </ul>
      )}
      {isNarrow ? (
        <>
          {opener}
          <Sheet title="프로젝트 시작일" opened={open} onClose={() => setOpen(false)}>
            <Row justify="center" className={css['sheet']}>
              <Stack gap={12}>
                {calendar}
                {!single && (
                  <BusyButton needsServer={false} fullWidth onClick={() => setOpen(false)}>
                    {dates.length > 0 ? `${dates.length}일 넣기` : '닫기'}
                  </BusyButton>
                )}
              </Stack>
            </Row>
          </Sheet>
        </>
      ) : (
        <Popover opened={open} onChange={setOpen} label="날짜 선택" opener={opener}>
          {calendar}
        </Popover>
      )}
    </Row>
  );
}
