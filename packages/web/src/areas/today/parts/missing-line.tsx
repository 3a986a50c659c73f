import type { TodoScope } from '@portal/contract/areas/outsourced-projects/todos';
import { siteStateLabel } from '@portal/contract/areas/site/site-days';
import { Link } from '@tanstack/react-router';
import { missingSearch } from '#areas/site/public/missing-search.ts';
import { paths } from '#lib/paths.ts';
import { Icon } from '#ui/marks/icon.tsx';
import css from './today.module.css';

const LABEL = siteStateLabel('missing');

/** How many crews have not come by 10:00, with the way to '오늘 현장' that shows these (D-574). */
export function MissingLine({ count, scope }: { count: number; scope: TodoScope }) {
  const target = { to: paths.projectSites, search: missingSearch(scope) };
  return (
    <li>
      <span className={css['count']}>
        {count}
        <small>곳</small>
      </span>
      <Link className={css['label']} {...target}>
        {LABEL}
      </Link>
      <span className={css['some']} />
      <Link className={css['action']} aria-label={`${LABEL} 현장`} {...target}>
        현장
        <Icon name="next" />
      </Link>
    </li>
  );
}
