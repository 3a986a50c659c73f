import { z } from 'zod';
import { isSignedIn, isStaff } from '../../core/actor.ts';
import { defineCall, done, listWith, rows } from '../../core/call.ts';
import { choice, keywordFields, listFields, ownStatus, text, userId } from '../../core/fields.ts';
import { readMonth } from '../../core/months.ts';
import { monthShape, wireShapes } from '../../core/wire-shapes.ts';
import type { MessageKey } from '../../messages.ts';
import { MENU } from '../menu/keys.ts';
import { SETTLEMENT_LIST } from '../outsourced-projects/lists.ts';
import { PROJECT_STATUSES, ProjectStatus, SETTLEMENT_STATUSES } from '../outsourced-projects/status.ts';
import { oneStep, statusCount, statusFields } from '../project/shapes.ts';

/** An invoiced or settled project. Only here do amounts have separators (D-54). */
const settlementRow = z.object({
  id: z.number(),
  no: z.number(),
  projectName: z.string(),
  choiceCompanyName: z.string(),
  billDate: z.string(),
  price: z.string(),
  addPrice: z.string(),
  mizePMUserName: z.string(),
  choiceUserName: z.string(),
  ...statusFields(PROJECT_STATUSES),
  /** For staff only. */
  mizeSalesUserName: z.string().optional(),
  /** For staff only, who send it when they settle the project. */
  version: z.number().optional(),
});
export type SettlementRow = z.output<typeof settlementRow>;

/** Sums of a month of one company or all, whatever else is filtered: whole won, with additional amounts (D-97, D-611). */
const settlementSums = z.object({
  unsettledCount: z.number(),
  unsettledAmount: z.number(),
  settledCount: z.number(),
  settledAmount: z.number(),
});
export type SettlementSums = z.output<typeof settlementSums>;

/** A month 'YYYY.MM', or '' for the current one. Any other text is refused with its message (D-96). */
const month = () =>
  text(10)
    .transform((value, context) => {
      const read = value.trim() === '' ? '' : readMonth(value);
      if (read !== undefined) return read;
      context.addIssue('settlement.month.unreadable' satisfies MessageKey);
      return z.NEVER;
    })
    .register(wireShapes, monthShape);

const request = z.object({
  ...listFields(SETTLEMENT_LIST),
  CompanyId: choice(),
  LoginUserId: userId(),
  SearchYearMonth: month(),
});

/** Invoices of one month: their amounts as digits in whole won, and their numbers. */
const monthAmounts = z.object({
  yearMonth: z.string(),
  unsettled: z.string(),
  settled: z.string(),
  unsettledCount: z.number(),
  settledCount: z.number(),
});
export type MonthAmounts = z.output<typeof monthAmounts>;

export const settlementCalls = {
  listForStaff: defineCall({
    path: 'Accounting/all-accounting-mize-list',
    summary: '정산 현황 (직원).',
    spec: ['CALLS-51', 'SETTLE-32', 'D-98'],
    effect: 'read',
    may: isStaff,
    menus: [MENU.settlementList],
    actorFields: ['LoginUserId'],
    request,
    answer: listWith(settlementRow, settlementSums),
  }),
  listForPartners: defineCall({
    path: 'Accounting/all-accounting-partner-list',
    summary: '정산 현황 (협력업체). 소속 업체의 것만 받습니다.',
    spec: ['CALLS-52', 'SETTLE-33', 'D-98'],
    effect: 'read',
    may: isSignedIn,
    menus: [MENU.settlementList],
    actorFields: ['LoginUserId'],
    request,
    answer: listWith(settlementRow, settlementSums),
  }),
  countSettlements: defineCall({
    path: 'Accounting/accounting-status-count',
    summary: '정산 현황 한 달의 상태별 건수와 금액. 상태를 뺀 같은 조건이며, 협력업체는 소속 업체의 것만 받습니다.',
    spec: ['CALLS-127', 'D-98'],
    effect: 'read',
    may: isSignedIn,
    menus: [MENU.settlementList],
    actorFields: ['LoginUserId'],
    request: z.object({
      ...keywordFields(SETTLEMENT_LIST),
      CompanyId: choice(),
      LoginUserId: userId(),
      SearchYearMonth: month(),
    }),
    answer: rows(z.object({ ...statusCount(SETTLEMENT_STATUSES).shape, amount: z.string() })),
  }),
  listMonths: defineCall({
    path: 'Accounting/accounting-month-list',
    summary: '최근 12개월의 미정산, 정산 금액. 협력업체는 소속 업체의 것만 받습니다.',
    spec: ['CALLS-122', 'SETTLE-36'],
    effect: 'read',
    may: isSignedIn,
    menus: [MENU.settlementList],
    actorFields: ['LoginUserId'],
    request: z.object({ CompanyId: choice(), SearchYearMonth: month(), LoginUserId: userId() }),
    answer: rows(monthAmounts),
  }),
  listInvoicedMonths: defineCall({
    path: 'Accounting/accounting-invoiced-month-list',
    summary: '계산서가 있는 모든 달의 미정산, 정산 금액과 건수. 최근 달부터이며, 협력업체는 소속 업체의 것만 받습니다.',
    spec: ['CALLS-194', 'SETTLE-37', 'D-222'],
    effect: 'read',
    may: isSignedIn,
    menus: [MENU.settlementList],
    actorFields: ['LoginUserId'],
    request: z.object({ CompanyId: choice(), LoginUserId: userId() }),
    answer: rows(monthAmounts),
  }),
  finish: defineCall({
    path: 'Accounting/accounting-finish',
    summary: '정산완료 (B → E).',
    spec: ['CALLS-53', 'SETTLE-30', 'T11'],
    effect: 'write',
    may: isStaff,
    menus: [MENU.settlementList],
    actorFields: ['LoginId'],
    request: z.object({ ...oneStep, Status: ownStatus(ProjectStatus.Settled) }),
    answer: done('settlement.finish.done'),
  }),
};
