import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { dayTitle } from './calendar-bar.tsx';
import css from './calendar-event.module.css';
import { ItemContent } from './calendar-event.tsx';
import { type CalendarItem, itemsOn, itemText } from './calendar-item.ts';

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
