import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { canceledFacts, CancellationSection as ProjectEnd } from '#areas/project/public/cancellation-section.tsx';
import type { Fact } from '#kit/record/fact-list.tsx';
import { Moment } from '#ui/text/values.tsx';

function endFacts(project: ProjectInfo): Fact[] {
  if (project.mizeStatus === ProjectStatus.Canceled) return canceledFacts(project);
  if (project.mizeStatus !== ProjectStatus.Withdrawn) return [];
  return [
    { label: '철회일시', value: project.withDrawalDtm && <Moment at={project.withDrawalDtm} />, wide: true },
    { label: '철회 사유', value: project.withDrawalMemo, wide: true },
  ];
}

/** Shows when and why a project was cancelled or withdrawn. Empty in any other state (PART-17). */
export const CancellationSection = ({ project }: { project: ProjectInfo }) => <ProjectEnd facts={endFacts(project)} />;
