import type { ProjectRow } from '@portal/contract/areas/outsourced-projects/shapes';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { recordQuery } from '#kit/record/record-query.ts';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { aheadSource } from '../api.ts';
import css from '../parts/site/site.module.css';
import { TodaySite } from '../parts/site/today-site.tsx';

type Props = {
  /** The first projects at which it is expected, and how many there are. */
  projects: readonly Pick<ProjectRow, 'id'>[];
  count: number;
  /** The list of all of them. */
  target: { to: string; search: Record<string, string> };
};

/** '오늘 현장': the sites where the company is expected today (D-573). They are read as the pages of their projects read them (D-307). */
export function TodaySites({ projects, count, target }: Props): ReactNode {
  const records = useQueries({ queries: projects.map(({ id }) => recordQuery(aheadSource, String(id), '')) });
  const sites = records.flatMap(({ data }) => (data ? [data] : []));
  if (sites.length === 0) return null;
  return (
    <section aria-labelledby="today-sites">
      <Row justify="between" tall="target">
        <Text as="h2" id="today-sites" size={16} weight="semibold">
          오늘 현장{' '}
          <Text as="small" size={13} weight="regular" tone="soft">
            {count}곳
          </Text>
        </Text>
        {count > projects.length && <Link {...target}>모두 보기</Link>}
      </Row>
      <Stack gap={12} className={css['sites']}>
        {sites.map((project) => (
          <TodaySite key={project.id} project={project} />
        ))}
      </Stack>
    </section>
  );
}
