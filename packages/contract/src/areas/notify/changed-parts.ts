import { isDay, withWeekday } from '../../core/dates.ts';
import { CHOSEN_DATE_ITEM } from '../outsourced-projects/agreement.ts';
import { AMOUNT_ITEMS } from '../outsourced-projects/changes.ts';
import { MATERIALS_ITEM, sharedItems } from '../project/changes.ts';

/** A changed item of a project with the values of its history. */
export type NamedChange = { itemName: string; before: string; after: string };

/** A part of what a winner agreed to, and what a message says of it where it has no values. */
type Part = { name: string; items: readonly string[]; line: string };

const { startDate, address, place, placeManager, placeManagerMobile, area, detail, memo } = sharedItems;

/** The parts whose changes are told to the winner. A changed customer, salesperson, PM or photo is none (D-381). */
const PARTS: readonly Part[] = [
  { name: '시작일', items: [startDate.name, CHOSEN_DATE_ITEM], line: '변경된 시작일을 확인해주세요' },
  { name: '금액', items: AMOUNT_ITEMS, line: '변경된 금액을 확인해주세요' },
  {
    name: '현장',
    items: [address.name, place.name, placeManager.name, placeManagerMobile.name],
    line: '변경된 현장 정보를 확인해주세요',
  },
  {
    name: '내용',
    items: [sharedItems.name.name, area.name, detail.name, memo.name],
    line: '변경된 내용을 확인해주세요',
  },
  { name: '투입자재', items: [MATERIALS_ITEM], line: '변경된 자재를 확인해주세요' },
];

const touched = (itemNames: readonly string[]): Part[] =>
  PARTS.filter(({ items }) => itemNames.some((item) => items.includes(item)));

/** The names of the parts that a change of these items touches. */
export const changedParts = (itemNames: readonly string[]): string[] => touched(itemNames).map(({ name }) => name);

const partsOf = (changes: readonly NamedChange[]): Part[] => touched(changes.map(({ itemName }) => itemName));

/** '시작일 변경', or '계약 변경' when several parts changed. */
export function titleOfChanges(changes: readonly NamedChange[]): string {
  const [first, ...others] = partsOf(changes);
  return first === undefined || others.length > 0 ? '계약 변경' : `${first.name} 변경`;
}

const dayText = (value: string): string =>
  value
    .split(', ')
    .map((day) => (isDay(day) ? withWeekday(day).slice(5) : ''))
    .join(', ');

/** '1,500,000 원' of the history's '1,500,000원'; anything else stays unsaid. */
const wonText = (value: string): string => (/^[−,\d]+원$/.test(value) ? value.replace('원', ' 원') : '');

const arrow = (before: string, after: string): string => (before === '' || after === '' ? '' : `${before} → ${after}`);

/** Items whose values a message says, with how it shows them. */
const VALUE_TEXTS: ReadonlyMap<string, (value: string) => string> = new Map([
  [startDate.name, dayText],
  [CHOSEN_DATE_ITEM, dayText],
  ...AMOUNT_ITEMS.map((item) => [item, wonText] as const),
]);

/** '11-26 (목) → 11-25 (수)'; '' for an item whose values stay unsaid. */
function valuesOf({ itemName, before, after }: NamedChange): string {
  const show = VALUE_TEXTS.get(itemName);
  return show === undefined ? '' : arrow(show(before), show(after));
}

/** The changes that a winner is told of. Once a day is chosen, the offered days say nothing more. */
function notifiedChanges(changes: readonly NamedChange[]): readonly NamedChange[] {
  const hasChosenDay = changes.some(({ itemName }) => itemName === CHOSEN_DATE_ITEM);
  return hasChosenDay ? changes.filter(({ itemName }) => itemName !== startDate.name) : changes;
}

/** A change among others: days and amounts with their names, line by line, and the names of the other parts. */
export function namedChangeLines(changes: readonly NamedChange[]): string[] {
  const notified = notifiedChanges(changes);
  const valued = notified.filter((change) => valuesOf(change) !== '');
  const valuedParts = partsOf(valued);
  const lines = valued.map((change) => `${change.itemName} ${valuesOf(change)}`);
  const names = partsOf(notified).filter((part) => !valuedParts.includes(part));
  return names.length === 0 ? lines : [...lines, `${names.map(({ name }) => name).join(' · ')} 변경`];
}

/** What a message about changes says: one change by its values or a sentence, several by their names and values. */
export function changeLines(changes: readonly NamedChange[]): string[] {
  const [part, ...others] = partsOf(changes);
  if (part === undefined) return [];
  const valued = notifiedChanges(changes).filter((change) => valuesOf(change) !== '');
  const [first, second] = valued;
  if (others.length > 0 || second !== undefined) return namedChangeLines(changes);
  if (first === undefined) return [part.line];
  return [first.itemName === AMOUNT_ITEMS[1] ? `${first.itemName} ${valuesOf(first)}` : valuesOf(first)];
}
