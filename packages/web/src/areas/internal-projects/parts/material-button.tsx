import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import type { Change } from '@portal/contract/core/forms';
import type { AskReasons } from '../../../kit/form/change-reasons.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { useMaterialToggle } from '../../project/public/use-material-toggle.ts';
import { toggleMaterials } from '../api.ts';
import { isAllowed } from './allowed.ts';

type Props = {
  project: InternalInfo;
  actor: Actor;
  changed: readonly Change[];
  reasons: AskReasons;
  reload: () => Promise<void>;
};

/** 자재확정 or 자재수정, where there are materials (I5, I6). */
export function MaterialButton({ project, actor, changed, reasons, reload }: Props) {
  const { confirm, reopen } = useMaterialToggle({
    stored: project.mizeMaterials,
    field: 'MizeMaterials',
    changed,
    reasons,
    send: (status, given) => toggleMaterials(project.id, status, given),
    reload,
  });
  if (project.mizeMaterials.length === 0) return null;
  const confirmed = project.materialConfirmYN === 'Y';
  if (!isAllowed(confirmed ? 'reopenMaterials' : 'confirmMaterials', project, actor)) return null;
  return (
    <BusyButton variant="default" onClick={confirmed ? reopen : confirm}>
      {confirmed ? '자재수정' : '자재확정'}
    </BusyButton>
  );
}
