import { internalItems } from '@portal/contract/areas/internal-projects/changes';
import { internalEditChecks } from '@portal/contract/areas/internal-projects/forms';
import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import { firstFailure } from '@portal/contract/core/forms';
import { useProjectChoices, withNames } from '#areas/project/public/project-choices.ts';
import type { useChangeReasons } from '#kit/edit/change-reasons.ts';
import { useRecordEdit } from '#kit/edit/use-record-edit.ts';
import { focusPlaceAfterRender } from '#kit/record/focus-place.ts';
import { problemsOf } from '#kit/record/problems-of.ts';
import { useOpenSection } from '#kit/record/use-open-section.ts';
import { editProject, readProject } from '../api.ts';
import { editRequest, internalRules } from './edit-draft.ts';
import { EMPTY_VALUES, valuesOf } from './values.ts';

type Options = {
  project: InternalInfo;
  reload: () => Promise<void>;
  reasons: ReturnType<typeof useChangeReasons>;
};

type SectionName = 'info' | 'site';

const SITE = ['CustomerName', 'ZipCode', 'Addr1', 'Addr2', 'PlaceName', 'PlaceManagerName', 'PlaceManagerMobile'];
const sectionOfField = (field: string): SectionName => (SITE.includes(field) ? 'site' : 'info');
const sectionOfItem = (itemName: string): SectionName =>
  sectionOfField(internalItems.find(({ name }) => name === itemName)?.fields[0] ?? '');

/** The state of editing an internal project section by section, with the choices of its selects (INT-43, D-52). */
export function useInternalEdit({ project, reload, reasons }: Options) {
  const choices = useProjectChoices(project);
  const reloaded = (): Promise<void> => closeAfter(reload);
  const edit = useRecordEdit({
    rules: internalRules,
    stored: project,
    keepsVersion: true,
    reload: () => reloaded(),
    read: () => readProject(project.id),
    derive: (draft) => withNames(draft, choices),
    checks: internalEditChecks,
    empty: EMPTY_VALUES,
    requestOf: editRequest,
    send: editProject,
    done: 'project.edit.done',
    failed: 'project.edit.failed',
    reasons,
  });
  const { form, changed, loaded } = edit;
  const changedSections = changed.map(({ itemName }) => sectionOfItem(itemName));
  const { isOpen, any, open, close, closeAfter } = useOpenSection(changedSections);
  const drop = (isDropped: (field: string) => boolean) => {
    form.change(Object.fromEntries(Object.entries(valuesOf(loaded)).filter(([field]) => isDropped(field))));
    close();
  };
  const showField = (place: string) => {
    if (place in form.draft) open(sectionOfField(place));
    focusPlaceAfterRender(place);
  };
  const submit = async () => {
    const failure = firstFailure(internalEditChecks, form.draft);
    await edit.submit();
    if (failure) showField(failure.field);
  };
  /** Reloads after an action of this user. */
  const reloadOwn = async () => {
    edit.followOwn();
    await reload();
  };
  const sections = {
    isOpen,
    /** What the user typed stays in view when the section is locked meanwhile (D-212). */
    hasUnsaved: (section: SectionName) => changedSections.includes(section),
    any,
    open,
    showField,
    leave: (section: SectionName) => drop((field) => sectionOfField(field) === section),
    revert: () => drop(() => true),
  };
  return { ...edit, reload: reloadOwn, choices, sections, submit, problems: problemsOf(internalItems, form) };
}

export type InternalEdit = ReturnType<typeof useInternalEdit>;
