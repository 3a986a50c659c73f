import {
  actsAsWinner,
  isOwnAward,
  seesAward,
  seesCustomer,
  seesRatings,
  seesShipping,
  seesShippingAddress,
} from '@portal/contract/areas/outsourced-projects/policy';
import type { ProjectInfo, ProjectRow } from '@portal/contract/areas/outsourced-projects/shapes';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { todoFor } from '@portal/contract/areas/outsourced-projects/todo-rules';
import type { Todo } from '@portal/contract/areas/outsourced-projects/todos';
import type { Actor } from '@portal/contract/core/actor';
import { joinValues, maskName, maskPhone, toYesNo } from '@portal/contract/core/formats';
import { withHyphens } from '@portal/contract/core/phone';
import { viewMaterials, viewMoment, viewShared, viewSite } from '#areas/project/public/view-project.ts';
import { awardStateOf, winnerOf } from './access.ts';
import type { Agreement } from './queries/acceptance.ts';
import type { ProjectParts, ProjectRecord } from './queries/detail.ts';
import type { ListedRow } from './queries/list.ts';
import { staffFields, todoOfRow } from './row-fields.ts';
import { viewAgreement } from './view-agreement.ts';

/**
 * One list row as this viewer may see it; an award of another company is masked (D-46, D-51). `changeCount` are the
 * changes that the viewer has not opened.
 */
export function viewRow(actor: Actor, { project, no, names }: ListedRow, changeCount: number): ProjectRow {
  const { id, status } = project;
  const visible = seesAward(actor, { status, choiceCompanyId: project.choice_company_id });
  const masked = (name: string) => (visible ? name : maskName(name));
  return {
    id,
    no,
    areaName: names.area(project.area_id),
    tradeName: names.trade(project.trade_id),
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
    postedDtm: visible ? viewMoment(project.posted_at) : '',
    choiceDtm: visible ? viewMoment(project.choice_at) : '',
    billDate: visible ? (project.bill_date ?? '') : '',
    ownYN: toYesNo(isOwnAward(actor, { status, choiceCompanyId: project.choice_company_id })),
    changeCount,
    todo: todoOfRow(actor, { project, no, names }),
    ...staffFields(actor, { project, no, names }),
  };
}

/** The whole project for one viewer. Fields that the viewer may not see are emptied here, never in the page (D-44). */
export function viewProject(
  actor: Actor,
  project: ProjectRecord,
  parts: ProjectParts,
  agreed: Agreement | undefined,
): ProjectInfo {
  const award = awardStateOf(project);
  return {
    ...viewBasics(project, parts),
    ...viewCustomer(project, parts, seesCustomer(actor, award)),
    ...viewAward(project, seesAward(actor, award)),
    winnerYN: toYesNo(actsAsWinner(actor, winnerOf(project))),
    ...(agreed ? { agreed: viewAgreement(actor, agreed, seesCustomer(actor, award)) } : {}),
    ...viewMilestones(project, seesAward(actor, award)),
    ownYN: toYesNo(isOwnAward(actor, award)),
    todo: todoOf(actor, project, parts),
    ...viewShipping(project, seesShipping(actor, award)),
    ...viewShippingAddress(project, seesShippingAddress(actor, award)),
    ...viewCancellation(project),
    ...viewRatings(project, parts, seesRatings(actor)),
  };
}

const viewBasics = (project: ProjectRecord, parts: ProjectParts) => ({
  ...viewShared(project, parts),
  price: String(project.price),
  addPrice: String(project.add_price),
  tradeId: project.trade_id ?? 0,
  tradeName: project.trade_name ?? '',
  startDate: joinValues(parts.startDates),
  materials: viewMaterials(parts),
});

/** Customer, address, site and photos (D-45). */
const viewCustomer = (project: ProjectRecord, { photoNames }: ProjectParts, visible: boolean) => ({
  ...viewSite(project, visible),
  customerVisibleYN: toYesNo(visible),
  imageNameList: visible ? joinValues(photoNames) : '',
});

/** Winner and crew; masked for other companies (D-46). */
function viewAward(project: ProjectRecord, visible: boolean) {
  const name = (text: string): string => (visible ? text : maskName(text));
  const phone = withHyphens(project.manager_user_phone);
  return {
    choiceSelDate: project.choice_date ?? '',
    choiceDtm: viewMoment(project.choice_at),
    choiceCompanyId: visible ? (project.choice_company_id ?? ('' as const)) : ('' as const),
    choiceCompanyName: name(project.choice_company_name ?? ''),
    choiceUserId: visible ? (project.choice_user_id ?? '') : '',
    choiceUserName: name(project.choice_user_name ?? ''),
    managerUserName: name(project.manager_user_name),
    managerUserPhone: visible ? phone : maskPhone(phone),
    totalPeople: visible ? String(project.total_people ?? '') : '',
    billDate: visible ? (project.bill_date ?? '') : '',
  };
}

/** When the project reached each state, and the phone of the winner. */
function viewMilestones(project: ProjectRecord, visible: boolean) {
  const shown = (moment: Date | null): string => (visible ? viewMoment(moment) : '');
  return {
    postedDtm: shown(project.posted_at),
    completedDtm: shown(project.completed_at),
    invoicedDtm: shown(project.invoiced_at),
    settledDtm: shown(project.settled_at),
    choiceUserPhone: visible ? withHyphens(project.choice_user_phone ?? '') : '',
  };
}

/** What the viewer has to do in the project. */
const todoOf = (actor: Actor, project: ProjectRecord, { pms }: ProjectParts): Todo | '' =>
  todoFor(actor, {
    ...winnerOf(project),
    salesUserId: project.sales_user_id,
    pmUserIds: pms.map((pm) => pm.user_id),
    noMaterials: project.no_materials,
    materialSent: project.material_sent,
    materialReceived: project.material_received,
    hasDelivery: project.delivery_type !== '',
    hasBillDate: project.bill_date !== null,
    objected: project.objected,
  });

/** The shipment or its draft, and the state of the materials; empty for viewers who may not see it (D-46). */
function viewShipping(project: ProjectRecord, visible: boolean) {
  const shown = (text: string): string => (visible ? text : '');
  const flag = (value: boolean) => (visible ? toYesNo(value) : ('' as const));
  return {
    materialConfirmYN: flag(project.material_confirmed),
    materialSendYN: flag(project.material_sent),
    materialReceiveYN: flag(project.material_received),
    materialSendDtm: visible ? viewMoment(project.material_sent_at) : '',
    materialReceiveDtm: visible ? viewMoment(project.material_received_at) : '',
    deliveryType: visible ? project.delivery_type : ('' as const),
    sendType: visible ? project.send_type : ('' as const),
    tNumber: shown(project.parcel_number),
    qNumber: shown(withHyphens(project.courier_phone)),
    vName: shown(project.visitor_name),
  };
}

/** The address of the shipment, often that of the site, so that it ends with the customer's (D-45). */
const viewShippingAddress = (project: ProjectRecord, visible: boolean) => ({
  sendZipCode: visible ? project.send_zip_code : '',
  sendAddr1: visible ? project.send_addr1 : '',
  sendAddr2: visible ? project.send_addr2 : '',
});

/** Withdrawal and cancellation are shown only in their state; a re-posted project keeps but hides them (D-59). */
function viewCancellation(project: ProjectRecord) {
  const isWithdrawn = project.status === ProjectStatus.Withdrawn;
  const isCanceled = project.status === ProjectStatus.Canceled;
  return {
    withDrawalDtm: isWithdrawn ? viewMoment(project.withdrawn_at) : '',
    withDrawalMemo: isWithdrawn ? project.withdraw_memo : '',
    canceledDtm: isCanceled ? viewMoment(project.canceled_at) : '',
    cancelMemo: isCanceled ? project.cancel_memo : '',
  };
}

/** The criteria of the first list for everybody. Staff also get scores, the second list and the creator (D-61). */
function viewRatings(project: ProjectRecord, { scores }: ProjectParts, visible: boolean) {
  const lines = (list: number) =>
    scores
      .filter((item) => item.list === list)
      .map(({ id, text, score }) => ({ checkId: id, checkText: text, ...(visible ? { score } : {}) }));
  return {
    checkLists: lines(1),
    checkLists2: visible ? lines(2) : [],
    ...(visible
      ? { createdUserId: project.created_by, createdUserName: project.creator_name, wrId: project.wr_id ?? '' }
      : {}),
  };
}
