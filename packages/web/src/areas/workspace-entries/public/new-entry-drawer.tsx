import { Suspense } from 'react';
import { notifyRoomChange } from '#areas/workspace/public/use-room-changes.ts';
import { useLastNonNull } from '#kit/form/use-last-non-null.ts';
import { lazyPart } from '#ui/feedback/lazy-part.ts';
import { Loading } from '#ui/feedback/states.tsx';
import { Drawer } from '#ui/layers/drawer.tsx';
import type { NewEntryPreset } from '../parts/form/new-entry.tsx';

const NewEntry = lazyPart(async () => (await import('../parts/form/new-entry.tsx')).NewEntry);

const TITLES = { P: '글쓰기', T: '업무 추가', S: '일정 추가' } as const;
const WIDTH = 560;

type Props = {
  projectId: number;
  /** The type and preset of the new entry, null while the drawer is closed. */
  start: NewEntryPreset | null;
  onClose: () => void;
};

/** A drawer for writing a new task or schedule beside the view that shows it. */
export function NewEntryDrawer({ projectId, start, onClose }: Props) {
  const shown = useLastNonNull(start);
  const done = async () => {
    onClose();
    notifyRoomChange(projectId);
  };
  return (
    <Drawer title={TITLES[shown?.kind ?? 'P']} opened={start !== null} onClose={onClose} width={WIDTH}>
      {shown !== null && (
        <Suspense fallback={<Loading />}>
          <NewEntry {...shown} projectId={projectId} onDone={done} />
        </Suspense>
      )}
    </Drawer>
  );
}
