import type { ProjectOwner } from '@portal/contract/areas/outsourced-projects/figures';
import { statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import type { StaffOverview } from '@portal/contract/areas/overview/calls';
import { Link } from '@tanstack/react-router';
import { figureTarget } from '#areas/project/public/figure-target.ts';
import { StatusGlyph } from '#ui/marks/status-badge.tsx';
import css from './overview.module.css';

type Props = { statuses: StaffOverview['statuses']; owner: ProjectOwner };

/** The number of projects of each state, as links to their lists. */
export const StatesStrip = ({ statuses, owner }: Props) => (
  <ul className={css['states']} aria-label="상태별 프로젝트">
    {statuses.map(({ status, count }) => (
      <li key={status}>
        <Link {...figureTarget({ status, owner })} title={`${statusLabel(status)} ${count}건 보기`}>
          <span>
            <StatusGlyph code={status} />
            {statusLabel(status)}
          </span>
          <b>{count}</b>
        </Link>
      </li>
    ))}
  </ul>
);
