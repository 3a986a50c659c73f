import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { projectMachine } from '@portal/contract/areas/outsourced-projects/status';
import type { Actor } from '@portal/contract/core/actor';
import { allows } from '@portal/contract/core/machine';
import { performAction } from '../../../kit/record/perform-action.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { receiveMaterials } from '../api.ts';

type Props = { project: ProjectInfo; actor: Actor; reload: () => Promise<void> };

/** Receipt stands open to the winner once something was sent (PART-43, MT4, D-70). */
function mayReceive({ project, actor }: Omit<Props, 'reload'>): boolean {
  return (
    allows(projectMachine, 'receiveMaterials', project.mizeStatus, actor) &&
    project.winnerYN === 'Y' &&
    project.deliveryType !== '' &&
    project.materialSendYN === 'Y' &&
    project.materialReceiveYN !== 'Y'
  );
}

/** 자재수령 (PART-42 to PART-44). */
export function ReceiveButton({ project, actor, reload }: Props) {
  if (!mayReceive({ project, actor })) return null;
  const receive = () =>
    performAction({
      question: 'materials.receive.confirm',
      done: 'materials.receive.done',
      failed: 'materials.receive.failed',
      send: () => receiveMaterials(project.id),
      reload,
    });
  return <BusyButton onClick={receive}>자재수령</BusyButton>;
}
