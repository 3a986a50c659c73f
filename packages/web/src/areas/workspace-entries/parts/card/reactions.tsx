import { REACTION_CODES, REACTIONS, type Reaction } from '@portal/contract/areas/workspace-entries/kinds';
import type { EntryReaction, EntryRow } from '@portal/contract/areas/workspace-entries/shapes';
import { useState } from 'react';
import { Press } from '#ui/buttons/press.tsx';
import { Popover } from '#ui/layers/popover.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import css from './entry-card.module.css';
import { useEntryActions } from './use-entry-actions.ts';

const SMALL = { kind: 'pill', size: 12, phoneSize: 14, weight: 'medium', tone: 'soft', line: 'around' } as const;

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
    <Row gap={4} wraps role="group" aria-label="반응" aria-busy={busy}>
      {entry.reactions.map((given) => (
        <Press
          {...SMALL}
          key={given.reaction}
          aria-pressed={given.mineYn === 'Y'}
          title={namesOf(given)}
          disabled={!mayReact}
          onClick={() => void react(given.reaction, given.mineYn === 'N')}
        >
          {REACTIONS[given.reaction]} <b>{given.count}</b>
        </Press>
      ))}
      {mayReact && (
        <Popover
          label="반응"
          opened={choosing}
          onChange={setChoosing}
          opener={
            <Press kind="quiet" size={12} phoneSize={14}>
              <Icon name="plus" size={14} />
              반응
            </Press>
          }
        >
          <Row gap={4} className={css['choices']} wraps>
            {REACTION_CODES.map((code) => (
              <Press
                {...SMALL}
                key={code}
                aria-pressed={isMine(code)}
                onClick={() => {
                  setChoosing(false);
                  void react(code, !isMine(code));
                }}
              >
                {REACTIONS[code]}
              </Press>
            ))}
          </Row>
        </Popover>
      )}
    </Row>
  );
}
