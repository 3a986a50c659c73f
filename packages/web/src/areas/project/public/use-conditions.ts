import { ALL } from '@portal/contract/core/list-request';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useLookup } from '#areas/lookups/public/use-lookups.ts';
import type { Many } from '#kit/conditions/condition.ts';
import type { Chips, ListFilter } from '#kit/list/list-filter.ts';

/** The chips of the states, which take the place of a condition on several states. */
export const withStates = (chips: Chips): Chips => ({ ...chips, clears: { states: '' } });

/** The choices of a condition with the name of their look-up. They are read when it is in use, or its editor opens. */
function useChoices(
  name: 'areas' | 'trades' | 'companies' | 'pms',
  shown: boolean,
): Pick<Many, 'choices' | 'pending' | 'want'> {
  const [isRequested, setRequested] = useState(false);
  const query: Record<string, unknown> = useSearch({ strict: false });
  const choices = useLookup(name, shown && (isRequested || query[name] !== undefined));
  return { ...choices, want: () => setRequested(true) };
}

type Options = {
  /** The chips of the list's states. */
  states: Chips;
  /** Whether projects have a company, a trade and an amount. */
  isOutsourced: boolean;
  /** False for users without saved views, whose lists ignore conditions. */
  shown: boolean;
};

/** The conditions of several values on a list of projects (D-337, D-348). */
export function useConditions({ states, isOutsourced, shown }: Options): ListFilter[] {
  const areas = useChoices('areas', shown);
  const trades = useChoices('trades', shown && isOutsourced);
  const companies = useChoices('companies', shown && isOutsourced);
  const pms = useChoices('pms', shown);
  const many = (name: string, label: string, choices: Pick<Many, 'choices' | 'pending' | 'want'>): ListFilter => ({
    kind: 'many',
    name,
    label,
    hidden: !shown,
    ...choices,
  });
  const period = (name: string, label: string): ListFilter => ({ kind: 'period', name, label, hidden: !shown });
  const stateCondition: ListFilter = {
    kind: 'many',
    name: 'states',
    label: '상태',
    choices: states.options.slice(1),
    pending: false,
    clears: { status: ALL },
    hidden: !shown,
  };
  return [
    stateCondition,
    ...(isOutsourced ? [many('companies', '업체', companies)] : []),
    many('areas', '지역', areas),
    ...(isOutsourced ? [many('trades', '공종', trades)] : []),
    many('pms', '담당자(PM)', pms),
    period('start', '시작일'),
    ...(isOutsourced ? [period('awarded', '수주일'), period('billed', '계산서 발행일')] : []),
    period('done', '완료일'),
    ...(isOutsourced ? [{ kind: 'amount', name: 'amount', label: '금액 (VAT 별도)', hidden: !shown } as const] : []),
  ];
}
