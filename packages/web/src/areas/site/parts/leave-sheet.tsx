import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { Visit } from '@portal/contract/areas/site/visit-calls';
import { spanText } from '@portal/contract/areas/site/visits';
import type { YesNo } from '@portal/contract/core/formats';
import { type ReactNode, useState } from 'react';
import { storeAndSend } from '#areas/site-queue/public/store-and-send.ts';
import { performAction } from '#kit/record/perform-action.ts';
import { makeEntryId } from '#lib/make-key.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Segments } from '#ui/choices/segments.tsx';
import { Sheet, SheetFoot, SheetSubject } from '#ui/layers/sheet.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { deviceTime } from '../public/device-time.ts';
import type { SeenVisit } from './seen-visits.ts';

const AGAIN = [
  { value: 'Y', label: '예' },
  { value: 'N', label: '아니요, 마지막 날' },
] as const;

type Props = {
  project: ProjectInfo;
  awardId: number;
  visit: SeenVisit;
  /** Now in Seoul. */
  now: string;
  /** What the crew should look at before it leaves. */
  checks: ReactNode;
  reload: () => Promise<unknown>;
  opened: boolean;
  onClose: () => void;
};

/** Who came, as '최영수 외 3명'. */
export const crewText = ({ userName, headcount }: Pick<Visit, 'userName' | 'headcount'>): string => {
  if (userName === '') return `${headcount}명`;
  return headcount > 1 ? `${userName} 외 ${headcount - 1}명` : userName;
};

/** The sheet of the end of work: how long it took, and whether the crew comes again tomorrow (D-438). */
export function LeaveSheet({ project, awardId, visit, now, checks, reload, opened, onClose }: Props) {
  const [entryId] = useState(makeEntryId);
  const [tomorrow, setTomorrow] = useState<YesNo>('Y');
  const send = async () => {
    // The server knows an arrival that is still on this device by its entry, which goes before.
    const arrival = { VisitId: visit.visitId, AwardId: awardId, ArrivalEntryId: visit.unsentArrival };
    const body = { ...arrival, TomorrowYN: tomorrow, DeviceDtm: deviceTime() };
    const place = { awardId, projectId: project.id, projectName: project.projectName };
    let outcome: 'sent' | 'kept' = 'sent';
    const done = await performAction({
      done: () => (outcome === 'kept' ? 'queue.kept' : 'site.leave.done'),
      failed: 'site.leave.failed',
      send: async () => {
        outcome = await storeAndSend({
          entryId,
          kind: 'leave',
          place,
          path: 'Site/visit-leave',
          body,
          title: '작업 종료',
          needs: visit.unsentArrival === '' ? [] : [visit.unsentArrival],
        });
      },
      reload,
    });
    if (done) onClose();
  };
  return (
    <Sheet title="작업 종료" opened={opened} onClose={onClose}>
      <SheetSubject name={project.projectName}>
        {visit.arrivedDtm.slice(11, 16)} 도착 · 지금 {now.slice(11, 16)} · {spanText(visit.arrivedDtm, now)}
      </SheetSubject>
      {checks}
      <Stack gap={8}>
        <Text size={14} weight="semibold">
          내일도 작업하십니까?
        </Text>
        <Segments<YesNo> wide label="내일도 작업하십니까?" value={tomorrow} options={AGAIN} onChange={setTomorrow} />
      </Stack>
      <SheetFoot question={crewText(visit)} summary={<span>{now.slice(11, 16)}</span>}>
        <BusyButton variant="default" onClick={onClose}>
          닫기
        </BusyButton>
        <BusyButton needsServer={false} onClick={send}>
          작업 종료
        </BusyButton>
      </SheetFoot>
    </Sheet>
  );
}
