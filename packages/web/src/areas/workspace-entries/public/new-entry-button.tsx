import type { RoomInfo } from '@portal/contract/areas/workspace/shapes';
import { lazy, Suspense, useState } from 'react';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Loading } from '../../../ui/states.tsx';
import { tellRoomNews } from '../../workspace/public/room-news.ts';
import { mayWrite } from '../parts/may-write.ts';

/** What a view writes beside itself. */
type Kind = 'T' | 'S';

const NewEntry = lazy(async () => ({ default: (await import('../parts/new-entry.tsx')).NewEntry }));

const LABELS: Readonly<Record<Kind, string>> = { T: '업무 추가', S: '일정 추가' };
const WIDTH = 560;

/** Writes a new task or schedule beside the view that shows it; not there for those who may not. */
export function NewEntryButton({ room, kind }: { room: RoomInfo; kind: Kind }) {
  const [opened, setOpened] = useState(false);
  const { projectId } = room;
  if (!mayWrite(room)) return null;
  const done = async () => {
    setOpened(false);
    tellRoomNews(String(projectId));
  };
  return (
    <>
      <BusyButton leftSection={<Icon name="plus" />} onClick={() => setOpened(true)}>
        {LABELS[kind]}
      </BusyButton>
      <Drawer title={LABELS[kind]} opened={opened} onClose={() => setOpened(false)} width={WIDTH}>
        <Suspense fallback={<Loading />}>
          <NewEntry kind={kind} projectId={projectId} onDone={done} />
        </Suspense>
      </Drawer>
    </>
  );
}
