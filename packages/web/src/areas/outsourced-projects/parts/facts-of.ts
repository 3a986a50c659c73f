import type { ProjectFacts } from '@portal/contract/areas/outsourced-projects/policy';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';

/** What the contract's rules ask of a project; another company's key comes empty. */
export const factsOf = (project: ProjectInfo): ProjectFacts => ({
  status: project.mizeStatus,
  choiceCompanyId: project.choiceCompanyId || null,
});
