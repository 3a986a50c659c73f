import { type Check, filled } from '../../core/forms.ts';
import { MATERIALS_ITEM, sharedItems } from '../project/changes.ts';
import { AMOUNT_ITEMS, type ProjectValues, projectItems } from './changes.ts';

/** ItemName of the winner's date, in the history line of an edit that moved it (D-72). */
export const CHOSEN_DATE_ITEM = '선택한 시작일';

const { name, area, detail, memo, startDate, address, place } = sharedItems;

/** ItemNames of the scope: what an offer shows besides its amounts and dates. */
const SCOPE_ITEMS: readonly string[] = [name.name, area.name, detail.name, MATERIALS_ITEM, memo.name];

/** ItemNames of the site, which a contractor sees only as long as the customer (D-45). */
const SITE_ITEMS: readonly string[] = [address.name, place.name];

/**
 * ItemNames of what a winner agreed to. Their changes after the award are listed on the winner's page (D-220). Without
 * the customer, those of the site are left out.
 */
export const agreedItems = (customerVisible: boolean): readonly string[] => [
  ...AMOUNT_ITEMS,
  startDate.name,
  CHOSEN_DATE_ITEM,
  ...SCOPE_ITEMS,
  ...(customerVisible ? SITE_ITEMS : []),
];

/** A value that a winner agreed to, as text. */
export type AgreedTerm = { itemName: string; value: string };

/** The scope as the winner saw it, stored with the acceptance. */
export const agreedScope = (values: ProjectValues): AgreedTerm[] =>
  projectItems
    .filter((item) => SCOPE_ITEMS.includes(item.name))
    .map((item) => ({ itemName: item.name, value: item.show(values) }));

/** How a winner answers changes: 'confirmed' took note of them, 'objected' disagrees. */
export const RESPONSE_KINDS = ['confirmed', 'objected'] as const;
export type ResponseKind = (typeof RESPONSE_KINDS)[number];

type Response = { kind: ResponseKind; changeId: number };

/** The changes that no winner has confirmed. A confirmation covers every change up to its own. */
export function unconfirmedChanges<Change extends { changeId: number }>(
  changes: readonly Change[],
  responses: readonly Response[],
): Change[] {
  const confirmed = responses.filter(({ kind }) => kind === 'confirmed').map(({ changeId }) => changeId);
  const last = Math.max(0, ...confirmed);
  return changes.filter(({ changeId }) => changeId > last);
}

/** The checks of an objection and of its answer. */
export const objectionChecks: readonly Check<{ Objection: string }>[] = [
  filled('Objection', 'outsourced.objection.blank'),
];
export const answerChecks: readonly Check<{ Answer: string }>[] = [filled('Answer', 'outsourced.answer.blank')];
