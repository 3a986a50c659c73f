import type { SharedValues } from '@portal/contract/areas/project/changes';
import type { PartChoices } from './use-part-choices.ts';

/** What the fields that both kinds of project have alike take, at registration and on edit. */
export type PartFieldsProps = {
  draft: Omit<SharedValues, 'areaName' | 'salesUserName' | 'pmUserNames'>;
  onChange: (part: Partial<SharedValues>) => void;
  choices: PartChoices;
  /** Whether a field only shows what it holds; registration locks none (D-57). */
  isLocked?: (field: keyof SharedValues) => boolean;
};

/** Registration locks no field. */
export const lockNone = (): boolean => false;
