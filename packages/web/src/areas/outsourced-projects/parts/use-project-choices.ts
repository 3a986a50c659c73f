import type { ProjectValues } from '@portal/contract/areas/outsourced-projects/changes';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { pairValues } from '@portal/contract/core/multi-value';
import { type Choice, useAreas, usePms, useSalesPeople } from '../../lookups/public/use-lookups.ts';

/** What the selects of a project form offer. */
export type ProjectChoices = Record<'areas' | 'sales' | 'pms', readonly Choice[]>;

/** What is stored stays on offer, although it may have left the look-up (D-52). */
const withStored = (choices: readonly Choice[], stored: readonly Choice[]): readonly Choice[] => [
  ...choices,
  ...stored.filter(({ value }) => value !== '' && !choices.some((choice) => choice.value === value)),
];

const people = (ids: string, names: string): Choice[] =>
  pairValues(ids, names).map(({ first, second }) => ({ value: first, label: second }));

/** Regions, sales managers and PMs; on edit with those of the stored project. */
export function useProjectChoices(project?: ProjectInfo): ProjectChoices {
  const choices = { areas: useAreas(), sales: useSalesPeople(), pms: usePms() };
  if (!project) return choices;
  return {
    areas: withStored(choices.areas, [{ value: String(project.areaId), label: project.areaName }]),
    sales: withStored(choices.sales, people(project.mizeSalesUserId, project.mizeSalesUserName)),
    pms: withStored(choices.pms, people(project.mizePMUserId, project.mizePMUserName)),
  };
}

const labelOf = (choices: readonly Choice[], value: string): string =>
  choices.find((choice) => choice.value === value)?.label ?? value;

/** The values with the names that their ids stand for. */
export const withNames = (values: ProjectValues, { areas, sales, pms }: ProjectChoices): ProjectValues => ({
  ...values,
  areaName: labelOf(areas, String(values.AreaId)),
  salesUserName: labelOf(sales, values.MizeSalesUserId),
  pmUserNames: values.MizePMUserId.map((id) => labelOf(pms, id)),
});
