import { type Key, useState } from 'react';

const NOTHING: ReadonlySet<Key> = new Set();

/** The selected rows of a list page. A new `scope`, such as another page, starts without a selection. */
export function useSelection(scope: unknown, keys: readonly Key[]) {
  const [marked, setMarked] = useState({ scope, keys: NOTHING, survives: false });
  if (marked.scope !== scope) setMarked({ scope, keys: marked.survives ? marked.keys : NOTHING, survives: false });
  const selected = marked.scope === scope ? marked.keys : NOTHING;
  const select = (chosen: Iterable<Key>) => setMarked({ scope, keys: new Set(chosen), survives: false });
  const toggle = (key: Key) => {
    const next = new Set(selected);
    if (!next.delete(key)) next.add(key);
    select(next);
  };
  return {
    selection: { selected, onToggle: toggle, onToggleAll: (checked: boolean) => select(checked ? keys : NOTHING) },
    clear: () => select(NOTHING),
    /** Selects only these, also in the rows that a reload brings. */
    keep: (remaining: readonly Key[]) => setMarked({ scope, keys: new Set(remaining), survives: true }),
  };
}
