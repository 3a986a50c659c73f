import { isGiven } from '@portal/contract/areas/workspace/policy';
import type { RoomInfo } from '@portal/contract/areas/workspace/shapes';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Loading } from '../../../ui/states.tsx';
import type { ComposerProps } from '../parts/composer-forms.tsx';
import { permissionsOf } from '../parts/room-draft.ts';
import { tellRoomNews } from '../room-news.ts';

/** What a view writes beside itself. */
type Kind = 'T' | 'S';

const FORMS: Readonly<Record<Kind, ComponentType<ComposerProps>>> = {
  T: lazy(async () => ({ default: (await import('../parts/composer-forms.tsx')).NewTask })),
  S: lazy(async () => ({ default: (await import('../parts/composer-forms.tsx')).NewSchedule })),
};

const LABELS: Readonly<Record<Kind, string>> = { T: '업무 추가', S: '일정 추가' };
const WIDTH = 560;

/** Writes a new task or schedule beside the view that shows it; not there for those who may not. */
export function NewEntryButton({ room, kind }: { room: RoomInfo; kind: Kind }) {
  const [opened, setOpened] = useState(false);
  const { projectId, adminYn, archivedYn } = room;
  const author = { isAdmin: adminYn === 'Y', isAuthor: true };
  const mayWrite = archivedYn === 'N' && isGiven('create', permissionsOf(room), { visibility: 'A' }, author);
  if (!mayWrite) return null;
  const Form = FORMS[kind];
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
          <Form projectId={projectId} onDone={done} />
        </Suspense>
      </Drawer>
    </>
  );
}
