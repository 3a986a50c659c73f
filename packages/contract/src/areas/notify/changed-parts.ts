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

/** Days and amounts of a change with both values; '' for any other part. */
function valuesOf({ name }: Part, changes: readonly NamedChange[]): string {
  const find = (itemName: string) => changes.find((change) => change.itemName === itemName);
  const day = find(CHOSEN_DATE_ITEM) ?? find(startDate.name);
  if (name === '시작일' && day) return arrow(dayText(day.before), dayText(day.after));
  const amount = find(AMOUNT_ITEMS[0]) ?? find(AMOUNT_ITEMS[1]);
  return name === '금액' && amount ? arrow(wonText(amount.before), wonText(amount.after)) : '';
}

/** The one line of a message about changes. */
export function changeLine(changes: readonly NamedChange[]): string {
  const [first, ...others] = partsOf(changes);
  if (first === undefined) return '';
  if (others.length > 0) return [first, ...others].map(({ name }) => name).join(' · ');
  return valuesOf(first, changes) || first.line;
}
