import type { ProjectValues } from '@portal/contract/areas/outsourced-projects/changes';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { isAmongChoices, labelOf, withStoredChoices } from '#areas/lookups/public/stored-choices.ts';
import { useLookup } from '#areas/lookups/public/use-lookups.ts';
import {
  onlyOffered,
  type ProjectChoices,
  useProjectChoices,
  withNames,
} from '#areas/project/public/project-choices.ts';

/** The choices of the selects in the form of an outsourced project. */
export type OutsourcedChoices = ProjectChoices & { trades: ProjectChoices['areas'] };

/** The choices of both kinds of project, and the trades. An edit also offers those of the stored project. */
export function useOutsourcedChoices(stored?: ProjectInfo): OutsourcedChoices {
  const choices = useProjectChoices(stored);
  const trades = useLookup('trades').choices;
  const own = stored && stored.tradeId > 0 ? [{ value: String(stored.tradeId), label: stored.tradeName }] : [];
  return { ...choices, trades: withStoredChoices(trades, own) };
}

/** The form values with the names for their ids. */
export const withAllNames = (values: ProjectValues, choices: OutsourcedChoices): ProjectValues => ({
  ...withNames(values, choices),
  tradeName: values.TradeId === 0 ? '' : labelOf(choices.trades, String(values.TradeId)),
});

/** The values of a copied project without what is no longer available (D-52, D-84). */
export const allOffered = (values: ProjectValues, choices: OutsourcedChoices): ProjectValues => ({
  ...onlyOffered(values, choices),
  TradeId: isAmongChoices(choices.trades, String(values.TradeId)) ? values.TradeId : 0,
});
