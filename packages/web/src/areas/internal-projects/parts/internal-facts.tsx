import {
  asksConstructionManager,
  asksMaintenance,
  asksPrice,
  detailLabel,
  maintenanceLabel,
  payLabel,
  typeLabel,
} from '@portal/contract/areas/internal-projects/kinds';
import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import { InternalStatus, internalStatusLabel } from '@portal/contract/areas/internal-projects/status';
import { withWeekday } from '@portal/contract/core/dates';
import { inWon } from '@portal/contract/core/formats';
import type { ReactNode } from 'react';
import { type Fact, FactList } from '../../../kit/record/fact-list.tsx';
import { Section } from '../../../ui/headings.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { MaterialsText } from '../../project/public/materials-field.tsx';
import { peopleFacts } from '../../project/public/people-facts.tsx';
import { valuesOf } from './values.ts';

function kindFacts(project: InternalInfo): Fact[] {
  const values = valuesOf(project);
  return [
    { label: '프로젝트 유형', value: typeLabel(project.projectType), wide: !asksMaintenance(values) },
    ...(asksMaintenance(values)
      ? [
          { label: '유지보수 유형', value: maintenanceLabel(project.maintenanceType) },
          { label: '유/무상', value: payLabel(project.payType) },
        ]
      : []),
    ...(asksPrice(values) ? [{ label: '금액', value: inWon(project.price) }] : []),
  ];
}

function materials(project: InternalInfo): ReactNode {
  const lines = valuesOf(project).MizeMaterials;
  if (lines.length === 0 && project.materialsNoYN !== 'Y') return '';
  return <MaterialsText none={project.materialsNoYN} lines={lines} />;
}

/** The project as text once nothing of it may change any more. */
export function InternalFacts({ project }: { project: InternalInfo }) {
  const values = valuesOf(project);
  return (
    <FactList
      facts={[
        ...kindFacts(project),
        { label: '프로젝트명', value: project.projectName, wide: true },
        { label: '지역', value: project.areaName, wide: true },
        { label: '프로젝트 시작일', value: withWeekday(project.startDate) },
        { label: '시작 시간', value: project.startTime },
        { label: detailLabel(project.projectType), value: project.detailContent, wide: true },
        { label: '투입자재', value: materials(project), wide: true },
        { label: '비고', value: project.etcMemo, wide: true },
        ...peopleFacts(project),
        ...(asksConstructionManager(values) ? [{ label: '시공 담당자', value: project.choiceUserName }] : []),
      ]}
    />
  );
}

function endFacts({ mizeStatus, canceledDtm, cancelMemo }: InternalInfo): Fact[] {
  if (mizeStatus !== InternalStatus.Canceled) return [];
  return [
    { label: '취소일시', value: canceledDtm, wide: true },
    { label: '취소 사유', value: cancelMemo, wide: true },
  ];
}

/** How far the materials are; nothing where none are planned and none were ruled out. */
function materialFacts({ materialsNoYN, materialConfirmYN, mizeMaterials }: InternalInfo): Fact[] {
  const fact = (value: string): Fact[] => [{ label: '자재', value }];
  if (materialsNoYN === 'Y') return fact('투입자재 없음');
  if (mizeMaterials.length === 0) return [];
  return fact(materialConfirmYN === 'Y' ? '확정' : '미확정');
}

type Props = { project: InternalInfo; side?: ReactNode };

/** The badge, how far the materials are, and why it was cancelled (INT-48 to INT-50). */
export function StatusSection({ project, side }: Props) {
  const badge = <StatusBadge code={project.mizeStatus} label={internalStatusLabel(project.mizeStatus)} />;
  return (
    <Section title="진행 상태" side={side}>
      <FactList facts={[{ label: '상태', value: badge }, ...materialFacts(project), ...endFacts(project)]} />
    </Section>
  );
}
