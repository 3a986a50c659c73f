import type { AwardState } from '@portal/contract/areas/outsourced-projects/policy';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';

/** What the contract's rules ask of a project; another company's key comes empty. */
export const awardStateOf = (project: ProjectInfo): AwardState => ({
  status: project.mizeStatus,
  choiceCompanyId: project.choiceCompanyId || null,
});
