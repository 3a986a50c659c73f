import {
  asksMaintenance,
  detailLabel,
  maintenanceLabel,
  payLabel,
} from '@portal/contract/areas/internal-projects/kinds';
import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import { InternalStatus } from '@portal/contract/areas/internal-projects/status';
import { sharedItems } from '@portal/contract/areas/project/changes';
import { CancellationSection, canceledFacts } from '#areas/project/public/cancellation-section.tsx';
import { peopleFacts, registeredFact } from '#areas/project/public/people-facts.tsx';
import { type Fact, FactList } from '#kit/record/fact-list.tsx';
import type { FormerValue } from '#kit/record/former.tsx';
import { valuesOf } from './values.ts';

function kindFacts(project: InternalInfo): Fact[] {
  const values = valuesOf(project);
  return [
    ...(asksMaintenance(values)
      ? [
          { label: '유지보수 유형', value: maintenanceLabel(project.maintenanceType) },
          { label: '유/무상', value: payLabel(project.payType) },
        ]
      : []),
  ];
}

/** That a project has no materials. Its materials are a section of their own. */
const noMaterials = ({ mizeMaterials, materialsNoYN }: InternalInfo): Fact[] =>
  mizeMaterials.length === 0 && materialsNoYN === 'Y' ? [{ label: '투입자재', value: '투입자재 없음' }] : [];

type Props = { project: InternalInfo; changed: readonly FormerValue[] };

/** Shows the project information as read-only text. What the head shows is not repeated (D-302). */
export function InternalFacts({ project, changed }: Props) {
  return (
    <FactList
      changed={changed}
      facts={[
        ...kindFacts(project),
        {
          label: detailLabel(project.projectType),
          value: project.detailContent,
          item: sharedItems.detail.name,
          wide: true,
          isText: true,
        },
        ...noMaterials(project),
        { label: '비고', value: project.etcMemo, wide: true, isText: true },
        ...peopleFacts(project),
        registeredFact(project),
      ]}
    />
  );
}

/** Shows when and why the project was cancelled. Empty in any other state (INT-57). */
export const InternalCancellation = ({ project }: { project: InternalInfo }) => (
  <CancellationSection facts={project.mizeStatus === InternalStatus.Canceled ? canceledFacts(project) : []} />
);
