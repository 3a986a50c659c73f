import type { ProjectOwner } from '@portal/contract/areas/outsourced-projects/figures';
import { statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import type { StaffOverview } from '@portal/contract/areas/overview/calls';
import { figureTarget } from '#areas/project/public/figure-target.ts';
import { LineLink } from '#ui/layout/line-link.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { StatusGlyph } from '#ui/marks/status-badge.tsx';
import { Text } from '#ui/text/text.tsx';
import css from './overview.module.css';

type Props = { statuses: StaffOverview['statuses']; owner: ProjectOwner };

/** The number of projects of each state, as links to their lists. */
export const StatesStrip = ({ statuses, owner }: Props) => (
  <Stack as="ul" line="around" round="md" className={css['states']} aria-label="상태별 프로젝트">
    {statuses.map(({ status, count }) => (
      <li key={status}>
        <LineLink {...figureTarget({ status, owner })} title={`${statusLabel(status)} ${count}건 보기`}>
          <Stack as="span" gap={4} padX={12} padY={12}>
            <Row as="span" gap={4} size={12} tone="soft" whole>
              <StatusGlyph code={status} />
              {statusLabel(status)}
            </Row>
            <Text as="b" size={20} weight="semibold" lead="tight">
              {count}
            </Text>
          </Stack>
        </LineLink>
      </li>
    ))}
  </Stack>
);
