import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { type ReactNode, useState } from 'react';
import { CameraButton } from '#areas/site-queue/public/camera-button.tsx';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { ArriveSheet } from '../parts/arrive-sheet.tsx';
import { LeaveSheet } from '../parts/leave-sheet.tsx';
import type { Visits } from './use-visits.ts';

type Props = {
  project: ProjectInfo;
  actor: Actor;
  visits: Visits;
  reload: () => Promise<unknown>;
  /** What can be done when there is nothing to register on site. */
  otherwise: ReactNode;
  /** What the crew should look at before it ends the work of a day. */
  checksOf: (day: string) => ReactNode;
};

/** The next deed of the winner on site: arrive, then take photos, with the end of work beside it. */
export function VisitActions({ project, actor, visits, reload, otherwise, checksOf }: Props) {
  const [sheet, setSheet] = useState<'arrive' | 'leave' | null>(null);
  const [arrivalDay, setArrivalDay] = useState('');
  const { page, day, now, loaded } = visits;
  if (!page || !day || page.access !== 'write') return otherwise;
  // The end of one deed may come after the user has opened the sheet of the next.
  const closerOf = (own: 'arrive' | 'leave') => () => setSheet((shown) => (shown === own ? null : shown));
  const openArrival = () => {
    setArrivalDay(now.slice(0, 10));
    setSheet('arrive');
  };
  const reloadAll = async () => {
    await Promise.all([loaded.refetch(), reload()]);
  };
  const { open } = day;
  const mayArrive = day.visit === undefined && day.refusal === null;
  const isOnSite = !mayArrive && open !== undefined;
  if (!mayArrive && open === undefined) return otherwise;
  return (
    <>
      {open && (
        <BusyButton needsServer={false} variant="default" onClick={() => setSheet('leave')}>
          {mayArrive ? '어제 작업 종료' : '작업 종료'}
        </BusyButton>
      )}
      {isOnSite && (
        <CameraButton place={{ awardId: page.awardId, projectId: project.id, projectName: project.projectName }} isNext>
          사진 찍기
        </CameraButton>
      )}
      {mayArrive && (
        <BusyButton needsServer={false} onClick={openArrival}>
          현장 도착
        </BusyButton>
      )}
      {mayArrive && (
        <ArriveSheet
          // A sheet that is open at midnight keeps what was ticked.
          key={`${page.awardId} ${arrivalDay}`}
          {...{ project, actor, page, now }}
          workDay={day.workDay}
          reload={reloadAll}
          opened={sheet === 'arrive'}
          onClose={closerOf('arrive')}
        />
      )}
      {open && (
        <LeaveSheet
          key={open.day}
          {...{ project, now }}
          awardId={page.awardId}
          visit={open}
          checks={checksOf(open.day)}
          reload={reloadAll}
          opened={sheet === 'leave'}
          onClose={closerOf('leave')}
        />
      )}
    </>
  );
}
