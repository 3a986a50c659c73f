import { z } from 'zod';
import { outsourcedConditions, stateCondition } from '../../core/condition-fields.ts';
import {
  amount,
  changeReasons,
  choice,
  code,
  codeOr,
  count,
  flag,
  id,
  keywordFields,
  listFields,
  listOf,
  phone,
  text,
  userId,
  values,
  version,
} from '../../core/fields.ts';
import { YES_NO } from '../../core/formats.ts';
import { MAX_PER_PROJECT, TEXT_LIMIT } from '../../core/limits.ts';
import { readMonth } from '../../core/months.ts';
import { monthShape, wholeShape, wireShapes } from '../../core/wire-shapes.ts';
import {
  copiedFields,
  materialLine,
  materialLines,
  outsideNumber,
  sharedFields,
  sharedInfo,
  statusFields,
} from '../project/shapes.ts';
import { RESPONSE_KINDS } from './agreement.ts';
import { MAX_SCORE } from './evaluation.ts';
import { FIGURES, PROJECT_OWNERS } from './figures.ts';
import { type PARTNER_LIST, STAFF_LIST } from './lists.ts';
import { DELIVERY_TYPES, SEND_TYPES } from './shipping.ts';
import { PROJECT_STATUSES } from './status.ts';
import { TODO_SCOPES, TODOS } from './todos.ts';

/** Filters a list by waiting work. A kind that the caller cannot have is ignored (LISTS-21). */
export const todoFields = { SearchTodo: codeOr(['', ...TODOS], ''), SearchScope: codeOr(TODO_SCOPES, 'mine') };

/**
 * Filters a list by a counted figure, its month ('' for twelve), whose projects, and a region. A figure that the caller
 * may not ask for, and a month that is none, are ignored (D-316).
 */
export const figureFields = {
  SearchFigure: codeOr(['', ...FIGURES], ''),
  SearchMonth: text(10)
    .transform((value) => readMonth(value) ?? '')
    .register(wireShapes, { ...monthShape, description: 'YYYY.MM. 빈 값은 최근 12개월입니다.' }),
  SearchOwner: codeOr(PROJECT_OWNERS, 'all'),
  AreaId: choice(),
};

/** Filters of a list and of its counts, besides keyword and page. */
const owner = { CompanyId: choice(), LoginUserId: userId(), ...todoFields, ...figureFields };

/** Request of the staff's or of the contractors' list. */
export const listRequest = (rules: typeof STAFF_LIST | typeof PARTNER_LIST) =>
  z.object({ ...listFields(rules), ...owner });

/** Request of the counts by status: the same filters without the status. */
export const countRequest = (rules: typeof STAFF_LIST | typeof PARTNER_LIST) =>
  z.object({ ...keywordFields(rules), ...owner });

/** Requests of the staff's list and of its counts, with conditions of several values (D-337). */
export const staffListRequest = listRequest(STAFF_LIST).extend({
  ...outsourcedConditions,
  ...stateCondition(STAFF_LIST.statuses),
});
export const staffCountRequest = countRequest(STAFF_LIST).extend(outsourcedConditions);

/** Fields of a registration. */
export const registration = z.object({
  ...sharedFields,
  ...outsideNumber,
  Price: amount(),
  AddPrice: amount({ signed: true }),
  /** 0 for none. */
  TradeId: choice(),
  Materials: materialLines(),
  ImageNameList: values(),
});

/** A score; 0 means not rated (D-61). */
const score = () => count().register(wireShapes, wholeShape({ maximum: MAX_SCORE }));
const scoreLine = z.object({ CheckId: id(), Score: score() });
/** Scores of a checklist. */
export const scoreList = () => listOf(scoreLine, MAX_PER_PROJECT.scores);

/** Fields of a shipment. The courier's phone is sent as digits. */
export const shipment = {
  DeliveryType: code(DELIVERY_TYPES),
  SendType: code(SEND_TYPES),
  SendZipCode: text(10),
  SendAddr1: text(TEXT_LIMIT.name),
  SendAddr2: text(TEXT_LIMIT.name),
  TNumber: text(TEXT_LIMIT.name),
  QNumber: phone(),
  Vname: text(TEXT_LIMIT.name),
};

/** All fields of an edit. Trade, shipping, photos and scores that are not sent stay unchanged. */
export const edit = z.object({
  ...registration.shape,
  ...z.object(shipment).partial().shape,
  Id: id(),
  Version: version(),
  TradeId: choice().optional(),
  ImageNameList: values().optional(),
  CheckLists: scoreList().optional(),
  CheckLists2: scoreList().optional(),
  ChangeReasons: changeReasons(),
});

/** A row of the staff's or the contractors' list. Dates are joined by '^', amounts are digits. */
export const projectRow = z.object({
  id: z.number(),
  no: z.number(),
  areaName: z.string(),
  tradeName: z.string(),
  projectName: z.string(),
  startDate: z.string(),
  choiceSelDate: z.string(),
  price: z.string(),
  addPrice: z.string(),
  choiceCompanyName: z.string(),
  choiceUserName: z.string(),
  mizePMUserName: z.string(),
  ...statusFields(PROJECT_STATUSES),
  /** Times of posting and award. For other companies they are '' after the award. */
  postedDtm: z.string(),
  choiceDtm: z.string(),
  billDate: z.string(),
  /** 'Y' when the award is the viewer's company's. Contractors see any other award as 마감 (타 업체 수주). */
  ownYN: flag,
  /** Changes of what was agreed that the viewer has not opened, of an own award; otherwise 0. */
  changeCount: z.number(),
  /** The waiting work of this row for the viewer; '' for none. */
  todo: z.enum(['', ...TODOS]),
  /** For staff only. */
  mizeSalesUserName: z.string().optional(),
  /** For staff only, who send it when they delete the project. */
  version: z.number().optional(),
});
export type ProjectRow = z.output<typeof projectRow>;

/** A line of a checklist. `score` is absent for everybody but staff (D-61). */
const ratedItem = z.object({ checkId: z.number(), checkText: z.string(), score: z.number().optional() });

/** 'Y' or 'N', or '' for viewers who may not see it. */
const hideable = z.enum([...YES_NO, '']);

/** A change of what was agreed, since the award. Who changed it is not sent. */
const agreedChange = z.object({
  changeId: z.number(),
  itemName: z.string(),
  originValue: z.string(),
  newValue: z.string(),
  changeReason: z.string(),
  createdDtm: z.string(),
  /** 'N' until the viewer has opened it; always 'Y' for staff. */
  readYN: flag,
});

/** A winner's confirmation or objection. It is about every change up to `changeId`. */
const changeResponse = z.object({
  responseId: z.number(),
  kind: z.enum(RESPONSE_KINDS),
  changeId: z.number(),
  userName: z.string(),
  createdDtm: z.string(),
  objection: z.string(),
  /** When the objection ended; '' while it waits. Without an answer the winner confirmed the changes after all. */
  closedDtm: z.string(),
  answer: z.string(),
  answerUserName: z.string(),
});
export type ChangeResponse = z.output<typeof changeResponse>;

/** What the winner agreed to, as it was then, and the changes since. Amounts are digits (A-12, D-220). */
const agreement = z.object({
  price: z.string(),
  addPrice: z.string(),
  startDate: z.string(),
  version: z.number(),
  acceptedDtm: z.string(),
  userName: z.string(),
  /** The scope as it was offered; empty for acceptances before it was stored. */
  scope: z.array(z.object({ itemName: z.string(), value: z.string() })),
  changes: z.array(agreedChange),
  responses: z.array(changeResponse),
});
export type Agreement = z.output<typeof agreement>;

/**
 * One project with all its fields (DATA-09 to DATA-24). Hidden fields are empty, and fields for staff are absent (D-44
 * to D-46).
 */
export const projectInfo = z.object({
  ...sharedInfo,
  ...statusFields(PROJECT_STATUSES),
  addPrice: z.string(),
  /** 0 and '' for none. */
  tradeId: z.number(),
  tradeName: z.string(),
  materials: z.array(materialLine),
  imageNameList: z.string(),
  /** 'Y' when the viewer may see customer, site and photos; otherwise these are empty. */
  customerVisibleYN: flag,
  /** 'Y' when the viewer acts for the winner and may confirm the receipt and save the invoice date (D-62, D-70). */
  winnerYN: flag,
  choiceDtm: z.string(),
  billDate: z.string(),
  /** Times of the status changes. For other companies they are '' after the award. */
  postedDtm: z.string(),
  completedDtm: z.string(),
  invoicedDtm: z.string(),
  settledDtm: z.string(),
  /** Phone of the winning user's account. */
  choiceUserPhone: z.string(),
  /** 'Y' when the award is the viewer's company's. */
  ownYN: flag,
  /** The waiting work of the project for the viewer; '' for none. */
  todo: z.enum(['', ...TODOS]),
  /** Absent before the award, and for other companies. */
  agreed: agreement.optional(),
  withDrawalDtm: z.string(),
  withDrawalMemo: z.string(),
  /** The shipping fields from here on are empty for viewers who may not see them (D-46). */
  materialConfirmYN: hideable,
  materialSendYN: hideable,
  materialReceiveYN: hideable,
  materialSendDtm: z.string(),
  materialReceiveDtm: z.string(),
  deliveryType: z.enum(['', ...DELIVERY_TYPES]),
  sendType: z.enum(['', ...SEND_TYPES]),
  sendZipCode: z.string(),
  sendAddr1: z.string(),
  sendAddr2: z.string(),
  tNumber: z.string(),
  qNumber: z.string(),
  vName: z.string(),
  checkLists: z.array(ratedItem),
  checkLists2: z.array(ratedItem),
  createdUserId: z.string().optional(),
  createdUserName: z.string().optional(),
  wrId: z.string().optional(),
});
export type ProjectInfo = z.output<typeof projectInfo>;

/**
 * Presets of an acceptance: the crew of the company's last award, '' before the first, and the days that are already
 * booked.
 */
export const acceptPreset = z.object({
  totalPeople: z.string(),
  managerUserName: z.string(),
  managerUserPhone: z.string(),
  busyDays: z.array(z.object({ day: z.string(), id: z.number(), projectName: z.string() })),
});

/** A site of former projects with what a new project there takes over: the newest one's materials that are in use. */
export const formerSite = z.object({
  customerName: z.string(),
  placeName: z.string(),
  zipCode: z.string(),
  addr1: z.string(),
  addr2: z.string(),
  materials: z.array(materialLine),
});
export type FormerSite = z.output<typeof formerSite>;

/** The fields that a copy takes over: those of every kind, and the trade. */
export const copiedProject = copiedFields.extend({ tradeId: z.number() });
export type CopiedProject = z.output<typeof copiedProject>;
