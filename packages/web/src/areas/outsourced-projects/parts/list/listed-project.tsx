import type { ProjectRow } from '@portal/contract/areas/outsourced-projects/shapes';
import { withWeekday } from '@portal/contract/core/dates';
import { firstAndOthers, splitValues } from '@portal/contract/core/formats';
import type { QueryClient } from '@tanstack/react-query';
import type { KeyFact } from '#kit/record/key-facts.tsx';
import { findListedRow } from '#kit/record/listed-row.ts';
import type { ListedRecord } from '#kit/record/waiting-record.tsx';
import { Sum } from '#ui/text/money.tsx';
import { LIST_KEYS } from '../../api.ts';
import { tradeFact } from '../../public/trade-fact.ts';
import { start } from '../record/project-head.tsx';
import { stateOf } from './row-state.ts';

/** The steps in the life of a project. */
const STEPS = 6;

const dayFact = (row: ProjectRow): KeyFact => ({
  label: '시작일',
  value: withWeekday(row.choiceSelDate || (splitValues(row.startDate)[0] ?? '')),
});

const rowIn = (client: QueryClient, list: keyof typeof LIST_KEYS, id: string) =>
  findListedRow<ProjectRow>(client, LIST_KEYS[list], (row) => String(row.id) === id);

/** What the staff's list knew of a project. */
export function listedProject(client: QueryClient, id: string): ListedRecord | undefined {
  const row = rowIn(client, 'staff', id);
  if (!row) return undefined;
  const facts = [
    { label: '지역', value: row.areaName },
    ...tradeFact(row),
    { label: '시작일', value: start(row) },
    { label: '금액 (VAT 별도)', value: <Sum amounts={row} /> },
    ...(row.choiceCompanyName === '' ? [] : [{ label: '업체', value: row.choiceCompanyName }]),
    { label: '담당자(PM)', value: firstAndOthers(row.mizePMUserName), isSummary: true },
  ];
  return {
    name: row.projectName,
    number: row.id,
    state: stateOf(row, false),
    facts,
    steps: STEPS,
    sided: true,
  };
}

/** What the contractors' list knew of a project. */
export function listedOffer(client: QueryClient, id: string): ListedRecord | undefined {
  const row = rowIn(client, 'partner', id);
  if (!row) return undefined;
  const facts = [
    { label: '금액 (VAT 별도)', value: <Sum amounts={row} /> },
    dayFact(row),
    { label: '지역', value: row.areaName },
    ...tradeFact(row),
  ];
  return { name: row.projectName, state: stateOf(row, true), facts };
}
