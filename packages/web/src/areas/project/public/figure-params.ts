import { FIGURES, PROJECT_OWNERS } from '@portal/contract/areas/outsourced-projects/figures';
import { type AddressOf, anyText, defineSearch, oneOf } from '#kit/list/list-search.ts';

/** The owners that narrow a list. */
export const narrowedOwners = PROJECT_OWNERS.filter((owner) => owner !== 'all');

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
