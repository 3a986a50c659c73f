import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { ChangedDialog } from '#kit/record/changed-lines.tsx';
import { Row } from '#ui/layout/row.tsx';
import { useStaleStep } from '../live/use-stale-step.ts';
import { ReceiveButton } from '../shipping/receive-button.tsx';
import css from './award.module.css';
import { mayReceive } from './winner-actions.tsx';

type Props = { project: ProjectInfo; actor: Actor; reload: () => Promise<void> };

/** '자재수령' where the materials stand, on a page whose next deed is another one. */
export function ReceiveStep({ project, actor, reload }: Props) {
  const { explain, dialog } = useStaleStep(actor);
  if (!mayReceive({ project, actor })) return null;
  return (
    <Row gap={8} className={css['step']} data-print="off">
      <ReceiveButton {...{ project, reload, explain }} isNext={false} />
      <ChangedDialog {...dialog} />
    </Row>
  );
}
