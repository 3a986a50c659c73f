import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { ProjectStatus, statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { type Fact, FactList } from '../../../kit/record/fact-list.tsx';

function endFacts(project: ProjectInfo): Fact[] {
  if (project.mizeStatus === ProjectStatus.Withdrawn) {
    return [
      { label: '철회일시', value: project.withDrawalDtm, wide: true },
      { label: '철회 사유', value: project.withDrawalMemo, wide: true },
    ];
  }
  if (project.mizeStatus === ProjectStatus.Canceled) {
    return [
      { label: '취소일시', value: project.canceledDtm, wide: true },
      { label: '취소 사유', value: project.cancelMemo, wide: true },
    ];
  }
  return [];
}

/** The status; date and reason only for a withdrawn or a cancelled project (OUT-90, OUT-91, PART-17). */
export function StatusBlock({ project }: { project: ProjectInfo }) {
  const badge = <StatusBadge code={project.mizeStatus} label={statusLabel(project.mizeStatus)} />;
  return <FactList facts={[{ label: '상태', value: badge, wide: true }, ...endFacts(project)]} />;
}
