import type { PartValues } from '@portal/contract/areas/project-parts/changes';
import type { PartChoices } from './use-part-choices.ts';

/** What the fields that both kinds of project have alike take, at registration and on edit. */
export type PartFieldsProps = {
  draft: Omit<PartValues, 'areaName' | 'salesUserName' | 'pmUserNames'>;
  onChange: (part: Partial<PartValues>) => void;
  choices: PartChoices;
  /** Whether a field only shows what it holds; registration locks none (D-57). */
  isLocked?: (field: keyof PartValues) => boolean;
};

/** Registration locks no field. */
export const lockNone = (): boolean => false;
