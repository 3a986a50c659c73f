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
import { InternalStatus } from '@portal/contract/areas/internal-projects/status';
import { sharedItems } from '@portal/contract/areas/project/changes';
import { withWeekday } from '@portal/contract/core/dates';
import type { ReactNode } from 'react';
import { CancellationSection, canceledFacts } from '#areas/project/public/cancellation-section.tsx';
import { MaterialsText } from '#areas/project/public/materials-field.tsx';
import { peopleFacts } from '#areas/project/public/people-facts.tsx';
import { type Fact, FactList } from '#kit/record/fact-list.tsx';
import { Won } from '#ui/text/money.tsx';
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
    ...(asksPrice(values) ? [{ label: '금액', value: <Won amount={project.price} /> }] : []),
  ];
}

function materials(project: InternalInfo): ReactNode {
  const lines = valuesOf(project).MizeMaterials;
  if (lines.length === 0 && project.materialsNoYN !== 'Y') return '';
  return <MaterialsText none={project.materialsNoYN} lines={lines} />;
}

/** The status of the materials. Empty when no materials are planned. */
const materialFacts = ({ materialConfirmYN, mizeMaterials }: InternalInfo): Fact[] =>
  mizeMaterials.length === 0
    ? []
    : [{ label: '자재', value: materialConfirmYN === 'Y' ? '확정' : '미확정', item: '자재확정', wide: true }];

/** Shows the project information as read-only text. */
export function InternalFacts({ project, changed }: { project: InternalInfo; changed: readonly string[] }) {
  const values = valuesOf(project);
  return (
    <FactList
      changed={changed}
      facts={[
        ...kindFacts(project),
        { label: '프로젝트명', value: project.projectName, wide: true },
        { label: '지역', value: project.areaName, wide: true },
        { label: '프로젝트 시작일', value: withWeekday(project.startDate) },
        { label: '시작 시간', value: project.startTime },
        {
          label: detailLabel(project.projectType),
          value: project.detailContent,
          item: sharedItems.detail.name,
          wide: true,
        },
        { label: '투입자재', value: materials(project), wide: true },
        ...materialFacts(project),
        { label: '비고', value: project.etcMemo, wide: true },
        ...peopleFacts(project),
        ...(asksConstructionManager(values) ? [{ label: '시공 담당자', value: project.choiceUserName }] : []),
      ]}
    />
  );
}

/** Shows when and why the project was cancelled. Empty in any other state (INT-57). */
export const InternalCancellation = ({ project }: { project: InternalInfo }) => (
  <CancellationSection facts={project.mizeStatus === InternalStatus.Canceled ? canceledFacts(project) : []} />
);
