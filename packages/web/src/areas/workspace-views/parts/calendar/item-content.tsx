import event from '#kit/calendar/calendar-event.module.css';
import type { ItemDrawing } from '#kit/calendar/grid-item.ts';
import { TaskGlyph } from '#ui/marks/task-mark.tsx';
import { type CalendarItem, itemText } from './calendar-item.ts';

/** The content of a calendar item. A task has the icon of its state, a schedule a dot and its time. */
export function ItemContent({ item }: { item: CalendarItem }) {
  if (item.mark !== null) {
    return (
      <>
        <TaskGlyph mark={item.mark} />
        <span aria-hidden="true">{item.title}</span>
      </>
    );
  }
  return (
    <>
      <i className={event['dot']} />
      <time aria-hidden="true">{item.time}</time>
      <span aria-hidden="true">{item.title}</span>
    </>
  );
}

/** How the calendar draws tasks and schedules. */
export const itemDrawing: ItemDrawing<CalendarItem> = {
  content: (item) => <ItemContent item={item} />,
  textOf: itemText,
  dataOf: ({ mark }) => ({ 'data-task': mark ?? undefined }),
};
