import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { VisitPage } from '@portal/contract/areas/site/visit-calls';
import type { Actor } from '@portal/contract/core/actor';
import { messageText } from '@portal/contract/messages';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { shortDay } from '#lib/days.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Sheet, SheetFoot, SheetSubject } from '#ui/layers/sheet.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Notice } from '#ui/surface/notice.tsx';
import { CountStepper } from '../public/count-stepper.tsx';
import { SafetyPoints } from './safety-points.tsx';
import { useArrival } from './use-arrival.ts';

type Props = {
  project: ProjectInfo;
  actor: Actor;
  page: VisitPage;
  /** Now in Seoul, and the how-manieth day of work it is. */
  now: string;
  workDay: number;
  reload: () => Promise<unknown>;
  opened: boolean;
  onClose: () => void;
};

/** The sheet of an arrival: how many came, the safety points, and the time (D-438). */
export function ArriveSheet({ project, actor, page, now, workDay, reload, opened, onClose }: Props) {
  const { form, save } = useArrival({ project, page, reload, onDone: onClose });
  const foot = (
    <SheetFoot question={actor.userName} summary={<span>{now.slice(11, 16)}</span>}>
      <BusyButton variant="default" onClick={onClose}>
        닫기
      </BusyButton>
      <BusyButton needsServer={false} busy={form.busy} onClick={save}>
        현장 도착
      </BusyButton>
    </SheetFoot>
  );
  return (
    <Sheet title="현장 도착" opened={opened} onClose={onClose}>
      <FormFrame busy={form.busy} foot={foot}>
        <SheetSubject name={project.projectName}>
          {project.areaName} · {shortDay(now.slice(0, 10))} · {workDay}일차
        </SheetSubject>
        <Stack gap={16}>
          <CountStepper
            label="도착 인원"
            name="Headcount"
            value={form.draft.Headcount}
            onChange={(Headcount) => form.change({ Headcount })}
          />
          <SafetyPoints
            points={page.points}
            ticked={form.draft.Points}
            error={form.errorOf('Points')}
            onChange={(Points) => form.change({ Points })}
          />
          <Notice icon="alert" tone="soft">
            {messageText('site.position')}
          </Notice>
        </Stack>
      </FormFrame>
    </Sheet>
  );
}
