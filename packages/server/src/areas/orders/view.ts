import type { OrderRow } from '@portal/contract/areas/orders/calls';
import type { Actor } from '@portal/contract/core/actor';
import { seoulTime } from '@portal/contract/core/dates';
import { joinValues } from '@portal/contract/core/formats';
import { withHyphens } from '@portal/contract/core/phone';
import { type ListedRow, staffFields, todoOfRow } from '#areas/outsourced-projects/public/orders.ts';

/** One row of the order lists; the names of several PMs are joined (D-51, D-52). `changeCount` is of the viewer. */
export const viewOrder = (actor: Actor, { project, no, names }: ListedRow, changeCount: number): OrderRow => ({
  id: project.id,
  no,
  areaName: names.area(project.area_id),
  tradeName: names.trade(project.trade_id),
  projectName: project.project_name,
  choiceDtm: project.choice_at ? seoulTime(project.choice_at) : '',
  choiceSelDate: project.choice_date ?? '',
  price: String(project.price),
  addPrice: String(project.add_price),
  mizePMUserName: joinValues(project.pm_ids.map(names.user)),
  mizePMUserPhone: joinValues(project.pm_ids.map(names.phone).map(withHyphens)),
  status: project.status,
  mizeStatus: project.status,
  orderStatus: project.status,
  choiceCompanyName: names.company(project.choice_company_id),
  mizeSalesUserName: names.user(project.sales_user_id),
  billDate: project.bill_date ?? '',
  changeCount,
  todo: todoOfRow(actor, { project, no, names }),
  ...staffFields(actor, { project, no, names }),
});
