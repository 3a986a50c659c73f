import { type Key, useState } from 'react';

const NOTHING: ReadonlySet<Key> = new Set();

/** The selected rows of a list page. A new `scope`, such as another page, starts without a selection. */
export function useSelection(scope: unknown, keys: readonly Key[]) {
  const [marked, setMarked] = useState<{ scope: unknown; keys: ReadonlySet<Key> }>({ scope, keys: NOTHING });
  const selected = marked.scope === scope ? marked.keys : NOTHING;
  const select = (chosen: Iterable<Key>) => setMarked({ scope, keys: new Set(chosen) });
  const toggle = (key: Key) => {
    const next = new Set(selected);
    if (!next.delete(key)) next.add(key);
    select(next);
  };
  return {
    selection: { selected, onToggle: toggle, onToggleAll: (checked: boolean) => select(checked ? keys : NOTHING) },
    clear: () => select(NOTHING),
  };
}
