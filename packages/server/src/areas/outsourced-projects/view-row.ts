import { seesAward } from '@portal/contract/areas/outsourced-projects/policy';
import type { ProjectRow } from '@portal/contract/areas/outsourced-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { maskName } from '@portal/contract/core/mask';
import type { ListedProject } from './queries/list-page.ts';

/** One list row as this viewer may see it; another company's award is masked (DATA-07, D-46, D-51). */
export function viewRow(actor: Actor, no: number, project: ListedProject): ProjectRow {
  const { id, status } = project;
  const open = seesAward(actor, { status, choiceCompanyId: project.choice_company_id });
  const name = (text: string) => (open ? text : maskName(text));
  return {
    id,
    no,
    areaName: project.area_name,
    projectName: project.project_name,
    startDate: project.start_dates,
    choiceSelDate: project.choice_date ?? '',
    price: String(project.price),
    addPrice: String(project.add_price),
    choiceCompanyName: name(project.company_name),
    choiceUserName: name(project.winner_name),
    mizePMUserName: project.pm_names,
    status,
    mizeStatus: status,
    orderStatus: status,
  };
}
