import { Suspense } from 'react';
import { useLastNonNull } from '#kit/form/use-last-non-null.ts';
import { lazyPart } from '#ui/feedback/lazy-part.ts';
import { Loading } from '#ui/feedback/states.tsx';
import { Drawer } from '#ui/layers/drawer.tsx';
import type { CalendarItem } from './calendar/calendar-item.ts';
import { OccurrenceActions } from './calendar/occurrence-actions.tsx';

const EntryPanel = lazyPart(async () => (await import('#areas/workspace-entries/public/entry-panel.tsx')).EntryPanel);

const WIDTH = 560;

type Props = {
  projectId: number;
  /** The id of the shown entry, 0 for none. */
  entryId: number;
  /** The calendar item by which it was opened, which may be one occurrence of a series. */
  item?: CalendarItem | null;
  onClose: () => void;
};

/** A drawer with an entry and its comments beside a view. */
export function EntryDrawer({ projectId, entryId, item = null, onClose }: Props) {
  const shown = useLastNonNull(entryId === 0 ? null : entryId);
  const row = item?.row;
  return (
    <Drawer title={row?.entryKind === 'S' ? '일정' : '업무'} opened={entryId !== 0} onClose={onClose} width={WIDTH}>
      {row?.repeatYn === 'Y' && row.editYn === 'Y' && (
        <OccurrenceActions projectId={projectId} row={row} onDone={onClose} />
      )}
      {shown !== null && (
        <Suspense fallback={<Loading />}>
          <EntryPanel projectId={projectId} entryId={shown} />
        </Suspense>
      )}
    </Drawer>
  );
}
