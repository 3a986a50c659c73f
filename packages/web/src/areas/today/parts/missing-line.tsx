import type { TodoScope } from '@portal/contract/areas/outsourced-projects/todos';
import { siteStateLabel } from '@portal/contract/areas/site/site-days';
import { missingSearch } from '#areas/site/public/missing-search.ts';
import { paths } from '#lib/paths.ts';
import { WorkLine } from './work-line.tsx';

const LABEL = siteStateLabel('missing');

/** How many crews have not come by 10:00, with the way to '오늘 현장' that shows these (D-574). */
export const MissingLine = ({ count, scope }: { count: number; scope: TodoScope }) => (
  <WorkLine
    count={count}
    unit="곳"
    label={LABEL}
    target={{ to: paths.projectSites, search: missingSearch(scope) }}
    action="현장"
    actionLabel={`${LABEL} 현장`}
  />
);
