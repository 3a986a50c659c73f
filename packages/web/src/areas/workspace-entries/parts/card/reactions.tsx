import { REACTION_CODES, REACTIONS, type Reaction } from '@portal/contract/areas/workspace-entries/kinds';
import type { EntryReaction, EntryRow } from '@portal/contract/areas/workspace-entries/shapes';
import { useState } from 'react';
import { Popover } from '#ui/layers/popover.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import css from './reactions.module.css';
import { useEntryActions } from './use-entry-actions.ts';

/** The names of those who reacted, and the number of those whose names are not loaded. */
const namesOf = ({ userNames, count }: EntryReaction): string =>
  `${userNames.join(', ')}${count > userNames.length ? ` 외 ${count - userNames.length}명` : ''}`;

/** The reactions to an entry with their counts. A press gives or takes back one's own (D-237). */
export function Reactions({ entry }: { entry: EntryRow }) {
  const { react, busy } = useEntryActions(entry);
  const [choosing, setChoosing] = useState(false);
  const mayReact = entry.actions.includes('react');
  const isMine = (code: Reaction) =>
    entry.reactions.some(({ reaction, mineYn }) => reaction === code && mineYn === 'Y');
  if (entry.reactions.length === 0 && !mayReact) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame and needs a legend
    <div className={css['reactions']} role="group" aria-label="반응" aria-busy={busy}>
      {entry.reactions.map((given) => (
        <button
          key={given.reaction}
          type="button"
          aria-pressed={given.mineYn === 'Y'}
          title={namesOf(given)}
          disabled={!mayReact}
          onClick={() => void react(given.reaction, given.mineYn === 'N')}
        >
          {REACTIONS[given.reaction]} <b>{given.count}</b>
        </button>
      ))}
      {mayReact && (
        <Popover
          label="반응"
          opened={choosing}
          onChange={setChoosing}
          opener={
            <button type="button" className={css['add']}>
              <Icon name="plus" />
              반응
            </button>
          }
        >
          <div className={css['choices']}>
            {REACTION_CODES.map((code) => (
              <button
                key={code}
                type="button"
                aria-pressed={isMine(code)}
                onClick={() => {
                  setChoosing(false);
                  void react(code, !isMine(code));
                }}
              >
                {REACTIONS[code]}
              </button>
            ))}
          </div>
        </Popover>
      )}
    </div>
  );
}
