import { SETTLEMENT_STATUSES } from '@portal/contract/areas/outsourced-projects/status';
import { monthOf, moveMonth, readMonth } from '@portal/contract/areas/settlement/months';
import { type Actor, isStaff } from '@portal/contract/core/actor';
import { useMemo } from 'react';
import type { ListRules } from '../../../lib/list-address.ts';
import { paths } from '../../../lib/paths.ts';
import { today } from '../../../lib/today.ts';
import { useLastPage } from '../../../lib/use-last-page.ts';
import { useListAddress } from '../../../lib/use-list-address.ts';
import { useKnownCompany } from '../../lookups/public/use-known-company.ts';
import { useMonthAmounts, useSettlements } from '../api.ts';
import { chartEnd } from './chart-bars.ts';

/** What a keyword is looked for in (SETTLE-09). */
export const SEARCH_TYPES = [
  { value: 'projectName', label: '프로젝트명' },
  { value: 'companyName', label: '수주업체' },
  { value: 'pmName', label: '담당자(PM)' },
] as const;

const RULES: ListRules = {
  path: paths.accountingList,
  defaultSize: 10,
  statuses: SETTLEMENT_STATUSES,
  types: SEARCH_TYPES,
};

/** The month of the address, the current one in Seoul without it, and nothing before the first (D-96). */
const shownMonth = (text: string, current: string): string => moveMonth(readMonth(text) ?? current, 0);

/** Everything the settlement page shows, from its address. */
export function useSettlementPage(actor: Actor) {
  const staff = isStaff(actor);
  const { address, change } = useListAddress(RULES);
  const { shown, companies, waiting } = useKnownCompany(address, staff);
  const current = monthOf(today());
  const month = shownMonth(address.month, current);
  const asked = useMemo(() => ({ ...shown, key: staff ? shown.key : '', month }), [shown, staff, month]);
  const list = useSettlements(staff ? 'staff' : 'partner', asked, !waiting);
  const months = useMonthAmounts(chartEnd(month, current), asked.companyId, !waiting);
  const total = list.data?.meta.totalCount;
  const last = useLastPage({ address, change, total, stale: list.isPlaceholderData });
  return { address: asked, change, companies, list, months, month, total, last };
}
