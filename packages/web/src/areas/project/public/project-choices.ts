import type { SharedValues } from '@portal/contract/areas/project/changes';
import { type Actor, StaffLetter } from '@portal/contract/core/actor';
import { pairValues } from '@portal/contract/core/formats';
import { labelOf, mayOffer, withStored } from '#areas/lookups/public/stored-choices.ts';
import { useLookup } from '#areas/lookups/public/use-lookups.ts';

type Choice = { value: string; label: string };

/** What the selects of a project form offer. */
export type ProjectChoices = Record<'areas' | 'sales' | 'pms', readonly Choice[]>;

/** The region and the people of a stored project; people are joined by '^'. */
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

/** Regions, sales managers and PMs; on edit with those of the stored project. */
export function useProjectChoices(stored?: Stored): ProjectChoices {
  const choices = {
    areas: useLookup('areas').choices,
    sales: useLookup('sales').choices,
    pms: useLookup('pms').choices,
  };
  if (!stored) return choices;
  return {
    areas: withStored(choices.areas, [{ value: String(stored.areaId), label: stored.areaName }]),
    sales: withStored(choices.sales, people(stored.mizeSalesUserId, stored.mizeSalesUserName)),
    pms: withStored(choices.pms, people(stored.mizePMUserId, stored.mizePMUserName)),
  };
}

/** The values with the names that their ids stand for. */
export const withNames = <Values extends SharedValues>(
  values: Values,
  { areas, sales, pms }: ProjectChoices,
): Values => ({
  ...values,
  areaName: labelOf(areas, String(values.AreaId)),
  salesUserName: labelOf(sales, values.MizeSalesUserId),
  pmUserNames: values.MizePMUserId.map((id) => labelOf(pms, id)),
});

/** What a new project starts with: who registers it, where he sells or leads projects himself. */
export const ownNames = ({ permission, userId }: Actor): Pick<SharedValues, 'MizeSalesUserId' | 'MizePMUserId'> => ({
  MizeSalesUserId: permission === StaffLetter.Sales ? userId : '',
  MizePMUserId: permission === StaffLetter.Pm ? [userId] : [],
});

/** Without the people and the region of a copied project that nobody may choose any more (D-52, D-84). */
export const onlyOffered = <Values extends SharedValues>(
  values: Values,
  { areas, sales, pms }: ProjectChoices,
): Values => ({
  ...values,
  AreaId: mayOffer(areas, String(values.AreaId)) ? values.AreaId : 0,
  MizeSalesUserId: mayOffer(sales, values.MizeSalesUserId) ? values.MizeSalesUserId : '',
  MizePMUserId: values.MizePMUserId.filter((id) => mayOffer(pms, id)),
});
