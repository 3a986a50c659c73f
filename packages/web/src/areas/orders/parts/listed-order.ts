import type { OrderRow } from '@portal/contract/areas/orders/calls';
import { statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import { withWeekday } from '@portal/contract/core/dates';
import { inWon } from '@portal/contract/core/money';
import type { QueryClient } from '@tanstack/react-query';
import { tradeFact } from '#areas/outsourced-projects/public/trade-fact.ts';
import { findListedRow } from '#kit/record/listed-row.ts';
import type { ListedRecord } from '#kit/record/waiting-record.tsx';
import { ORDER_KEYS } from '../api.ts';

/** What a list of orders knew of an order. */
export function listedOrder(client: QueryClient, id: string): ListedRecord | undefined {
  const isRow = (row: OrderRow): boolean => String(row.id) === id;
  const row =
    findListedRow<OrderRow>(client, ORDER_KEYS.company, isRow) ??
    findListedRow<OrderRow>(client, ORDER_KEYS.own, isRow);
  if (!row) return undefined;
  const facts = [
    { label: '금액 (VAT 별도)', value: inWon(row.price) },
    { label: '시작일', value: withWeekday(row.choiceSelDate) },
    { label: '지역', value: row.areaName },
    ...tradeFact(row),
  ];
  const state = { code: row.orderStatus, label: statusLabel(row.orderStatus) };
  return { name: row.projectName, state, facts };
}
