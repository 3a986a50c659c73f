import type { SharedValues } from '@portal/contract/areas/project/changes';
import { type Actor, StaffLetter } from '@portal/contract/core/actor';
import { pairValues } from '@portal/contract/core/formats';
import { isAmongChoices, labelOf, withStoredChoices } from '#areas/lookups/public/stored-choices.ts';
import { useLookup } from '#areas/lookups/public/use-lookups.ts';

type Choice = { value: string; label: string };

/** The choices of the selects in a project form. */
export type ProjectChoices = Record<'areas' | 'sales' | 'pms', readonly Choice[]>;

/** The region and people of a stored project. Several people are joined by '^'. */
type Stored = {
  areaId: number;
  areaName: string;
  mizeSalesUserId: string;
  mizeSalesUserName: string;
  mizePMUserId: string;
  mizePMUserName: string;
};

const people = (ids: string, names: string): Choice[] =>
  pairValues(ids, names).map(({ first, second }) => ({ value: first, label: second }));

/** The regions, sales managers and PMs to choose from. An edit also offers those of the stored project. */
export function useProjectChoices(stored?: Stored): ProjectChoices {
  const choices = {
    areas: useLookup('areas').choices,
    sales: useLookup('sales').choices,
    pms: useLookup('pms').choices,
  };
  if (!stored) return choices;
  return {
    areas: withStoredChoices(choices.areas, [{ value: String(stored.areaId), label: stored.areaName }]),
    sales: withStoredChoices(choices.sales, people(stored.mizeSalesUserId, stored.mizeSalesUserName)),
    pms: withStoredChoices(choices.pms, people(stored.mizePMUserId, stored.mizePMUserName)),
  };
}

/** The form values with the names for their ids. */
export const withNames = <Values extends SharedValues>(
  values: Values,
  { areas, sales, pms }: ProjectChoices,
): Values => ({
  ...values,
  areaName: labelOf(areas, String(values.AreaId)),
  salesUserName: labelOf(sales, values.MizeSalesUserId),
  pmUserNames: values.MizePMUserId.map((id) => labelOf(pms, id)),
});

/** The people of a new project: the user, if they are a sales manager or a PM. */
export const defaultPeople = ({
  permission,
  userId,
}: Actor): Pick<SharedValues, 'MizeSalesUserId' | 'MizePMUserId'> => ({
  MizeSalesUserId: permission === StaffLetter.Sales ? userId : '',
  MizePMUserId: permission === StaffLetter.Pm ? [userId] : [],
});

/** The values of a copied project without a region and people that are no longer available (D-52, D-84). */
export const onlyOffered = <Values extends SharedValues>(
  values: Values,
  { areas, sales, pms }: ProjectChoices,
): Values => ({
  ...values,
  AreaId: isAmongChoices(areas, String(values.AreaId)) ? values.AreaId : 0,
  MizeSalesUserId: isAmongChoices(sales, values.MizeSalesUserId) ? values.MizeSalesUserId : '',
  MizePMUserId: values.MizePMUserId.filter((id) => isAmongChoices(pms, id)),
});
