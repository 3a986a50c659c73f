import type { RegisterDraft } from './register-draft.ts';
import type { ProjectChoices } from './use-project-choices.ts';

/** What the fields of 프로젝트정보 take, at registration and on edit. */
export type ProjectFieldsProps = {
  draft: RegisterDraft;
  onChange: (part: Partial<RegisterDraft>) => void;
  choices: ProjectChoices;
  /** The day that the winner chose, '' before. */
  chosenDay?: string;
  /** Whether a field only shows what it holds; registration locks none (D-57). */
  isLocked?: (field: keyof RegisterDraft) => boolean;
};

/** Registration locks no field. */
export const lockNone = (): boolean => false;
