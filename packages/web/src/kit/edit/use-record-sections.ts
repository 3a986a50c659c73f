import type { FormItem } from '@portal/contract/core/forms';
import { focusPlaceAfterRender } from '#kit/record/focus-place.ts';
import { useOpenSection } from '#kit/record/use-open-section.ts';
import { focusField } from '#lib/failures.ts';
import { type EditRules, isEditableField } from './edit-rules.ts';
import type { useRecordEdit } from './use-record-edit.ts';
import { resetItems } from './versions.ts';

/** What the sections need of an edit. */
type Edit<Stored extends { version: number }, Draft extends object> = Pick<
  ReturnType<typeof useRecordEdit<Stored, Draft, FormItem<Draft>, unknown>>,
  'loaded' | 'changed'
> & { form: { draft: Draft; change: (part: Partial<Draft>) => void } };

type Options<Stored extends { version: number }, Draft extends object, Name extends string> = {
  /** The names of the items of each section. Every item belongs to one section. */
  sections: Readonly<Record<Name, readonly string[]>>;
  rules: EditRules<Stored, Draft>;
  stored: Stored;
  edit: Edit<Stored, Draft>;
};

/**
 * The sections of a record that turn into fields one by one: which are open, and functions to leave them and to show a
 * field. A section with changes stays open.
 */
export function useRecordSections<Stored extends { version: number }, Draft extends object, Name extends string>(
  options: Options<Stored, Draft, Name>,
) {
  const { sections, rules, stored, edit } = options;
  const names = Object.keys(sections) as Name[];
  const sectionOf = (item: string | undefined) => names.find((name) => sections[name].some((own) => own === item));
  const itemOf = (field: string) => rules.items.find(({ fields }) => fields.some((own) => own === field));
  const changed = edit.changed.flatMap(({ itemName }) => sectionOf(itemName) ?? []);
  const { isOpen, any, open, close, closeAfter } = useOpenSection<Name>(changed);
  const mine = edit.form.draft;
  /** Stops editing a section, and drops its changes. */
  const leave = (name: Name) => {
    edit.form.change(resetItems(rules.items, sections[name], { before: rules.draftOf(edit.loaded), mine }));
    close();
  };
  const revert = () => {
    edit.form.change(rules.draftOf(edit.loaded));
    close();
  };
  const mayEdit = (name: Name): boolean =>
    changed.includes(name) ||
    rules.items.some(
      (item) =>
        sections[name].includes(item.name) &&
        item.fields.some((field) => isEditableField(rules, stored, String(field))),
    );
  /** Focuses a field, or a section, after opening it for editing. */
  const show = (place: string) => {
    const item = itemOf(place);
    const section = names.find((name) => name === place) ?? sectionOf(item?.name);
    if (section !== undefined && mayEdit(section)) open(section);
    if (item) setTimeout(focusField, 0, place);
    else focusPlaceAfterRender(place);
  };
  return { isOpen, any, open, close, closeAfter, leave, revert, mayEdit, show };
}

/** The sections of a record, as its parts use them. */
export type RecordSections<Name extends string> = Pick<
  ReturnType<typeof useRecordSections<{ version: number }, object, Name>>,
  'isOpen' | 'any' | 'open' | 'close' | 'closeAfter' | 'leave' | 'revert' | 'mayEdit' | 'show'
>;

/** The props of an EditableSection of that name. */
export const sectionProps = <Name extends string>(sections: RecordSections<Name>, name: Name) => ({
  place: name,
  editing: sections.isOpen(name),
  mayEdit: sections.mayEdit(name),
  onEdit: () => sections.open(name),
  onLeave: () => sections.leave(name),
});
