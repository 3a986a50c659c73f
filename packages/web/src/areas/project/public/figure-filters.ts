import {
  FIGURE_RULES,
  FIGURES,
  OWNER_LABELS,
  PROJECT_OWNERS,
} from '@portal/contract/areas/outsourced-projects/figures';
import { readMonth } from '@portal/contract/areas/settlement/months';
import { useSearch } from '@tanstack/react-router';
import { useLookup } from '#areas/lookups/public/use-lookups.ts';
import type { ListFilter } from '#kit/list/list-filters.tsx';
import { type AddressOf, anyText, defineSearch, oneOf } from '#kit/list/list-search.ts';

const narrowedOwners = PROJECT_OWNERS.filter((owner) => owner !== 'all');

/** The URL parameters of a list that a figure opens (D-316). */
export const figureParams = {
  figure: oneOf(['', ...FIGURES], ''),
  month: anyText(),
  owner: oneOf(['', ...narrowedOwners], ''),
  area_id: anyText(),
};

const example = defineSearch('', figureParams, { size: 10 });
type FigureAddress = Pick<AddressOf<typeof example>, keyof typeof figureParams>;

/** The request fields of these parameters. */
export const figureFields = ({ figure, month, owner, area_id }: FigureAddress) => ({
  SearchFigure: figure,
  SearchMonth: month,
  SearchOwner: owner,
  AreaId: Number(area_id) || 0,
});

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
