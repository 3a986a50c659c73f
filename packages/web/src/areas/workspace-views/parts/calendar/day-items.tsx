import css from '#kit/calendar/calendar-event.module.css';
import { dayTitle } from '#kit/calendar/period.ts';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { type CalendarItem, itemsOn, itemText } from './calendar-item.ts';
import { ItemContent } from './item-content.tsx';

type Props = { day: string; items: readonly CalendarItem[]; onOpen: (item: CalendarItem) => void };

/** A list of all items of one day. */
export function DayItems({ day, items, onOpen }: Props) {
  const own = itemsOn(items, day);
  if (own.length === 0) return <p className={css['none']}>이 날에는 아무것도 없습니다.</p>;
  return (
    <ul className={css['lines']} aria-label={dayTitle(day)}>
      {own.map((item) => (
        <li key={item.key}>
          <button
            type="button"
            className={css['event']}
            data-task={item.mark ?? undefined}
            data-begins
            data-ends
            onClick={() => onOpen(item)}
          >
            <VisuallyHidden>{itemText(item)}</VisuallyHidden>
            <ItemContent item={item} />
          </button>
        </li>
      ))}
    </ul>
  );
}
