import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import { InternalStatus, internalStatusLabel } from '@portal/contract/areas/internal-projects/status';
import type { ReactNode } from 'react';
import { type Fact, FactList } from '../../../kit/record/fact-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';

function endFacts({ mizeStatus, canceledDtm, cancelMemo }: InternalInfo): Fact[] {
  if (mizeStatus !== InternalStatus.Canceled) return [];
  return [
    { label: '취소일시', value: canceledDtm, wide: true },
    { label: '취소 사유', value: cancelMemo, wide: true },
  ];
}

function materialsState({ materialsNoYN, materialConfirmYN }: InternalInfo): string {
  if (materialsNoYN === 'Y') return '투입자재 없음';
  return materialConfirmYN === 'Y' ? '확정' : '미확정';
}

type Props = { project: InternalInfo; side?: ReactNode };

/** The badge, how far the materials are, and why it was cancelled (INT-48 to INT-50, INT-58). */
export function StatusSection({ project, side }: Props) {
  const badge = <StatusBadge code={project.mizeStatus} label={internalStatusLabel(project.mizeStatus)} />;
  return (
    <Section title="진행 상태" side={side}>
      <FactList
        facts={[
          { label: '상태', value: badge },
          { label: '자재', value: materialsState(project) },
          ...endFacts(project),
        ]}
      />
    </Section>
  );
}
