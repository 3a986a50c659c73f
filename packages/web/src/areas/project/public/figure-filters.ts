import { FIGURE_RULES, OWNER_LABELS } from '@portal/contract/areas/outsourced-projects/figure-rules';
import { FIGURES } from '@portal/contract/areas/outsourced-projects/figures';
import { readMonth } from '@portal/contract/core/months';
import { useSearch } from '@tanstack/react-router';
import { useLookup } from '#areas/lookups/public/use-lookups.ts';
import type { ListFilter } from '#kit/list/list-filter.ts';
import { narrowedOwners } from './figure-params.ts';

const pill = (name: string, labelOf: (value: string) => string): ListFilter => ({ kind: 'narrowing', name, labelOf });

/** What a figure's link has set on a list, each as a pill that can be dropped. */
export function useFigureFilters(): ListFilter[] {
  const { month, area_id }: { month?: unknown; area_id?: unknown } = useSearch({ strict: false });
  const { choices } = useLookup('areas', area_id !== undefined);
  const hasMonth = readMonth(String(month ?? '')) !== undefined;
  return [
    pill('figure', (value) => {
      const figure = FIGURES.find((one) => one === value);
      if (figure === undefined) return '';
      const { label, by } = FIGURE_RULES[figure];
      return by === undefined || hasMonth ? label : `${label} · 최근 12개월`;
    }),
    pill('month', (value) => readMonth(value) ?? ''),
    pill('owner', (value) => OWNER_LABELS[narrowedOwners.find((owner) => owner === value) ?? 'mine']),
    pill('area_id', (value) => choices.find((area) => area.value === value)?.label ?? '지역'),
  ];
}
