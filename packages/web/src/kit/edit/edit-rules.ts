import { type Change, type ChangeItem, changesBetween, type FormItem } from '@portal/contract/core/forms';
import { rebased, type StaleLine, staleLines } from './versions.ts';

/** How one kind of record is edited: the draft of its form and the items that may change. */
export type EditRules<Stored, Draft, Item extends FormItem<Draft> = FormItem<Draft>> = {
  /** The draft when the form opens. */
  draftOf: (stored: Stored) => Draft;
  /** In form order. */
  items: readonly Item[];
  /** Whether an item may be changed now. Without this function every item may. */
  isEditable?: (stored: Stored, item: Item) => boolean;
  /** The draft used for comparison, without values that its other values make irrelevant. */
  normalize?: (draft: Draft) => Draft;
  /** Items outside the form that actions change. Changes by other users are shown in the stale dialog. */
  otherItems?: readonly ChangeItem<Stored>[];
};

/** The draft used for comparison. */
export const normalized = <Stored, Draft, Item extends FormItem<Draft>>(
  { normalize }: EditRules<Stored, Draft, Item>,
  draft: Draft,
): Draft => (normalize ? normalize(draft) : draft);

/** The items that the form may change now. */
const editableItems = <Stored, Draft, Item extends FormItem<Draft>>(
  { items, isEditable = () => true }: EditRules<Stored, Draft, Item>,
  stored: Stored,
): Item[] => items.filter((item) => isEditable(stored, item));

/** Whether the form may change this field now. */
export const isEditableField = <Stored, Draft, Item extends FormItem<Draft>>(
  rules: EditRules<Stored, Draft, Item>,
  stored: Stored,
  field: string,
): boolean => editableItems(rules, stored).some((item) => item.fields.some((own) => own === field));

/** What the user changed since the record was loaded, in form order. */
export const ownChanges = <Stored, Draft, Item extends FormItem<Draft>>(
  rules: EditRules<Stored, Draft, Item>,
  loaded: Stored,
  draft: NoInfer<Draft>,
): Change[] => changesBetween(rules.items, rules.draftOf(loaded), normalized(rules, draft));

/** The draft moved onto a newer version of the record. The user's values stay where they may still be changed. */
export const rebasedDraft = <Stored, Draft, Item extends FormItem<Draft>>(
  rules: EditRules<Stored, Draft, Item>,
  { loaded, mine, fresh }: { loaded: Stored; mine: NoInfer<Draft>; fresh: Stored },
): Draft => rebased(editableItems(rules, fresh), { before: rules.draftOf(loaded), mine, theirs: rules.draftOf(fresh) });

/** Whether the draft has values of this user that `fresh`, the newest version, does not have. */
export function hasUnsavedValues<Stored, Draft, Item extends FormItem<Draft>>(
  rules: EditRules<Stored, Draft, Item>,
  { loaded, mine, fresh }: { loaded: Stored; mine: NoInfer<Draft>; fresh: Stored },
): boolean {
  const unlike = ownChanges(rules, fresh, mine).map(({ itemName }) => itemName);
  return ownChanges(rules, loaded, mine).some(({ itemName }) => unlike.includes(itemName));
}

/** Every difference between the record as loaded and as stored now, with the user's value where both changed. */
export const staleDialogLines = <Stored, Draft, Item extends FormItem<Draft>>(
  rules: EditRules<Stored, Draft, Item>,
  { loaded, mine, fresh }: { loaded: Stored; mine: NoInfer<Draft>; fresh: Stored },
): StaleLine[] => [
  ...staleLines(rules.otherItems ?? [], { before: loaded, mine: loaded, theirs: fresh }),
  ...staleLines(
    rules.items,
    { before: rules.draftOf(loaded), mine: normalized(rules, mine), theirs: rules.draftOf(fresh) },
    (item) => editableItems(rules, fresh).includes(item),
  ),
];
