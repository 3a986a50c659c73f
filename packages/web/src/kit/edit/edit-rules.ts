import { type Change, type ChangeItem, changesBetween, type FormItem } from '@portal/contract/core/forms';
import { rebased, type StaleLine, staleLines } from './versions.ts';

/** How a record of one kind is edited: what its form holds, and what of that may change. */
export type EditRules<Stored, Draft, Item extends FormItem<Draft> = FormItem<Draft>> = {
  /** The form as it opens. */
  draftOf: (stored: Stored) => Draft;
  /** In form order. */
  items: readonly Item[];
  /** Whether an item may be changed now; each may where nothing is said. */
  isOpen?: (stored: Stored, item: Item) => boolean;
  /** The draft as it is compared: without what its other values do not ask for. */
  asked?: (draft: Draft) => Draft;
  /** What changes beside the form, by actions; somebody else's are told. */
  beside?: readonly ChangeItem<Stored>[];
};

/** The draft as it is compared. */
const askedOf = <Stored, Draft, Item extends FormItem<Draft>>(
  { asked }: EditRules<Stored, Draft, Item>,
  draft: Draft,
): Draft => (asked ? asked(draft) : draft);

/** The items that the form may change now. */
const openItems = <Stored, Draft, Item extends FormItem<Draft>>(
  { items, isOpen = () => true }: EditRules<Stored, Draft, Item>,
  stored: Stored,
): Item[] => items.filter((item) => isOpen(stored, item));

/** Whether the form may change what stands in this field now. */
export const isOpenField = <Stored, Draft, Item extends FormItem<Draft>>(
  rules: EditRules<Stored, Draft, Item>,
  stored: Stored,
  field: string,
): boolean => openItems(rules, stored).some((item) => item.fields.some((own) => own === field));

/** What the user changed since the record was loaded, in form order. */
export const ownChanges = <Stored, Draft, Item extends FormItem<Draft>>(
  rules: EditRules<Stored, Draft, Item>,
  loaded: Stored,
  draft: NoInfer<Draft>,
): Change[] => changesBetween(rules.items, rules.draftOf(loaded), askedOf(rules, draft));

/** The form on a newer version of the record: own values stay where they may still be changed. */
export const rebasedDraft = <Stored, Draft, Item extends FormItem<Draft>>(
  rules: EditRules<Stored, Draft, Item>,
  { loaded, mine, fresh }: { loaded: Stored; mine: NoInfer<Draft>; fresh: Stored },
): Draft => rebased(openItems(rules, fresh), { before: rules.draftOf(loaded), mine, theirs: rules.draftOf(fresh) });

/** Everything in which a record differs from what was loaded, with the own values where both changed. */
export const newerLines = <Stored, Draft, Item extends FormItem<Draft>>(
  rules: EditRules<Stored, Draft, Item>,
  { loaded, mine, fresh }: { loaded: Stored; mine: NoInfer<Draft>; fresh: Stored },
): StaleLine[] => [
  ...staleLines(rules.beside ?? [], { before: loaded, mine: loaded, theirs: fresh }),
  ...staleLines(
    rules.items,
    { before: rules.draftOf(loaded), mine: askedOf(rules, mine), theirs: rules.draftOf(fresh) },
    (item) => openItems(rules, fresh).includes(item),
  ),
];
