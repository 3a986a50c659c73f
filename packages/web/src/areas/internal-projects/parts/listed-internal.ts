import { typeLabel } from '@portal/contract/areas/internal-projects/kinds';
import type { InternalRow } from '@portal/contract/areas/internal-projects/shapes';
import { withWeekday } from '@portal/contract/core/dates';
import { firstAndOthers } from '@portal/contract/core/formats';
import type { QueryClient } from '@tanstack/react-query';
import { findListedRow } from '#kit/record/listed-row.ts';
import type { ListedRecord } from '#kit/record/waiting-record.tsx';
import { internalListKey } from '../api.ts';
import { internalState } from './internal-state.ts';

/** What the list knew of an internal project. */
export function listedInternal(client: QueryClient, id: string): ListedRecord | undefined {
  const row = findListedRow<InternalRow>(client, internalListKey, (one) => String(one.id) === id);
  if (!row) return undefined;
  const facts = [
    { label: '유형', value: typeLabel(row.projectType) },
    { label: '지역', value: row.areaName },
    { label: '시작일', value: `${withWeekday(row.startDate)} ${row.startTime}` },
    { label: '고객사', value: row.customerName, isSummary: true },
    { label: '담당자(PM)', value: firstAndOthers(row.mizePMUserName), isSummary: true },
  ];
  return { name: row.projectName, number: row.id, state: internalState(row.mizeStatus), facts, steps: 2, sided: true };
}
