import { editChecks } from '@portal/contract/areas/outsourced-projects/forms';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { type Change, firstFailure } from '@portal/contract/core/forms';
import { focusPlaceAfterRender } from '#kit/record/focus-place.ts';
import { useOpenSection } from '#kit/record/use-open-section.ts';
import { draftOf, type EditDraft } from './edit-draft.ts';
import { isOpenSection, revertedSection, type SectionName, sectionOfField, sectionOfItem } from './edit-sections.ts';

type Options = {
  /** The project as it is stored now. */
  project: ProjectInfo;
  loaded: ProjectInfo;
  changed: readonly Change[];
  update: (next: (draft: EditDraft) => EditDraft) => void;
};

/** The open edit sections of a project, with functions to leave them and to show a field. */
export function useEditSections({ project, loaded, changed, update }: Options) {
  const { isOpen, any, open, close, closeAfter } = useOpenSection(
    changed.map(({ itemName }) => sectionOfItem(itemName)),
  );
  const leave = (section: SectionName) => {
    update((current) => revertedSection(loaded, current, section));
    close();
  };
  const revert = () => {
    update(() => draftOf(loaded));
    close();
  };
  /** Whether the section has unsaved values. They stay in view when it is locked meanwhile. */
  const hasUnsaved = (section: SectionName): boolean =>
    changed.some(({ itemName }) => sectionOfItem(itemName) === section);
  /** Whether the section has fields now. */
  const mayEdit = (section: SectionName): boolean => isOpenSection(project, section) || hasUnsaved(section);
  /** Focuses a field, after opening its section for editing. */
  const showField = (place: string) => {
    const section = sectionOfField(place);
    const isField = Object.keys(draftOf(loaded).values).includes(place);
    if (isField && isOpenSection(loaded, section)) open(section);
    focusPlaceAfterRender(place);
  };
  /** Shows the first invalid field. */
  const showFirstFailure = ({ values }: EditDraft) => {
    const failure = firstFailure(editChecks, values);
    if (failure) showField(failure.field);
  };
  return { isOpen, mayEdit, hasUnsaved, any, open, close, closeAfter, leave, revert, showField, showFirstFailure };
}
