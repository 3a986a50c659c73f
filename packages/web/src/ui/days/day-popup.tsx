import { Popover } from '@base-ui/react/popover';
import { seoulDay } from '@portal/contract/core/dates';
import { type RefObject, useRef } from 'react';
import popover from '../layers/popover.module.css';
import { useNarrow } from '../screen/use-narrow.ts';
import { DayCalendar } from './day-calendar.tsx';
import css from './day-input.module.css';
import { DaySheet } from './day-sheet.tsx';

type Props = {
  label: string;
  value: string;
  /** Days before this one are struck out, '' for none. */
  firstDay: string;
  /** The date field, below which the calendar opens. */
  anchor: RefObject<HTMLElement | null>;
  onPick: (day: string) => void;
  /** Closes it and returns the focus. */
  onClose: () => void;
};

/** The calendar of a date field below it. Picking a day closes it. A phone shows a sheet. */
export function DayPopup({ label, value, firstDay, anchor, onPick, onClose }: Props) {
  const isNarrow = useNarrow();
  const panel = useRef<HTMLDivElement>(null);
  const pick = (day: string) => {
    onPick(day);
    onClose();
  };
  if (isNarrow) return <DaySheet {...{ label, value, firstDay, onClose }} onPut={onPick} />;
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Portal>
        <Popover.Positioner className={popover['place']} anchor={anchor} align="start" sideOffset={8}>
          <Popover.Popup
            ref={panel}
            className={popover['panel']}
            aria-label={`${label} 달력`}
            initialFocus={() => panel.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]') ?? true}
            finalFocus={false}
          >
            <DayCalendar dates={[value]} earliest={firstDay} onPick={pick} />
            <div className={css['foot']}>
              <button type="button" onClick={() => pick(seoulDay(new Date()))}>
                오늘
              </button>
              {value !== '' && (
                <button type="button" onClick={() => pick('')}>
                  지우기
                </button>
              )}
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
