import type { EditItem } from '@portal/contract/areas/project/changes';

type Versions<Values> = { before: Values; mine: Values; theirs: Values };

/**
 * Own values of the `items` that only this user changed, on top of what is stored now: theirs wins where both changed.
 * `items` are those that may still change.
 */
export function rebaseValues<Values>(
  items: readonly EditItem<Values>[],
  { before, mine, theirs }: Versions<Values>,
): Values {
  const kept = items.filter((item) => item.key(mine) !== item.key(before) && item.key(theirs) === item.key(before));
  return {
    ...theirs,
    ...Object.fromEntries(kept.flatMap(({ fields }) => fields.map((field) => [field, mine[field]]))),
  };
}
