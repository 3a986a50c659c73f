import { changesBetween, type FormItem, orNone } from '@portal/contract/core/forms';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * A function that returns the stored value of a changed field as text. Of the changed fields of one item the first says
 * it; the others are '', and unchanged ones undefined.
 */
export function formerValues<Draft extends object>(
  items: readonly FormItem<Draft>[],
  { before, mine }: { before: Draft; mine: Draft },
): (field: string) => string | undefined {
  const changes = changesBetween(items, before, mine);
  return (field) => {
    const item = items.find(({ fields }) => fields.some((own) => own === field));
    const change = changes.find(({ itemName }) => itemName === item?.name);
    const differing = item?.fields.filter((own) => !isSame(before[own], mine[own])) ?? [];
    if (!change || !differing.some((own) => own === field)) return undefined;
    return differing[0] === field ? orNone(change.originValue) : '';
  };
}
