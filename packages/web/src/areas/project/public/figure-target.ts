import type { Figure, ProjectOwner } from '@portal/contract/areas/outsourced-projects/figures';
import { paths } from '#lib/paths.ts';

/** The projects behind a figure. Without a month they are those of twelve months. */
export type FigureLink = {
  figure?: Figure;
  status?: string;
  month?: string;
  companyId?: number;
  areaId?: number;
  owner?: ProjectOwner;
};

/** The link of a figure: the list of projects, or of orders, filtered to exactly what the figure counts (D-316). */
export function figureTarget(link: FigureLink, to: string = paths.projectList) {
  const { figure, status, month = '', companyId = 0, areaId = 0, owner = 'all' } = link;
  const search: Record<string, string | number> = {};
  if (figure !== undefined) search['figure'] = figure;
  if (status !== undefined) search['status'] = status;
  if (month !== '') search['month'] = month;
  if (companyId > 0) search['company_id'] = companyId;
  if (areaId > 0) search['area_id'] = areaId;
  if (owner !== 'all') search['owner'] = owner;
  return { to, search };
}
