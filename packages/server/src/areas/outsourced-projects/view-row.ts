import { seesAward } from '@portal/contract/areas/outsourced-projects/policy';
import type { ProjectRow } from '@portal/contract/areas/outsourced-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { maskName } from '@portal/contract/core/mask';
import { joinValues } from '@portal/contract/core/multi-value';
import type { ListNames } from '../../db/lists/find-names.ts';
import type { ListedProject } from './queries/list-page.ts';

/** One list row but for its number, as this viewer may see it; another company's award is masked (DATA-07, D-46, D-51). */
export function viewRow(actor: Actor, project: ListedProject, names: ListNames): Omit<ProjectRow, 'no'> {
  const { id, status } = project;
  const open = seesAward(actor, { status, choiceCompanyId: project.choice_company_id });
  const masked = (name: string) => (open ? name : maskName(name));
  return {
    id,
    areaName: names.area(project.area_id),
    projectName: project.project_name,
    startDate: joinValues(project.start_dates),
    choiceSelDate: project.choice_date ?? '',
    price: String(project.price),
    addPrice: String(project.add_price),
    choiceCompanyName: masked(names.company(project.choice_company_id)),
    choiceUserName: masked(names.user(project.choice_user_id)),
    mizePMUserName: joinValues(project.pm_ids.map(names.user)),
    status,
    mizeStatus: status,
    orderStatus: status,
  };
}
