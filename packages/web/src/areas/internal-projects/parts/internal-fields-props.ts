import type { InternalValues } from '@portal/contract/areas/internal-projects/changes';
import type { PartChoices } from '../../project-parts/public/use-part-choices.ts';

/** What the fields of 프로젝트정보 take, at registration and on edit. */
export type InternalFieldsProps = {
  draft: InternalValues;
  onChange: (part: Partial<InternalValues>) => void;
  choices: PartChoices;
  /** The earliest day to pick, '' for any (INT-45, D-140). */
  earliest: string;
  /** Days that are stored already: they may be picked again, although they have passed. */
  stored?: readonly string[];
  /** The time is asked for at registration only (INT-43, D-83). */
  timeRequired: boolean;
  isLocked?: (field: keyof InternalValues) => boolean;
};
