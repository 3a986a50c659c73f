import { useState } from 'react';
import { toast } from '#lib/toast.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { useConnectionText } from '#ui/buttons/lost-connection.ts';
import { MoreMenu } from '#ui/layers/more-menu.tsx';
import { type MemoAction, MemoDialog } from './memo-dialog.tsx';

/** An action on a record, with a memo where one is needed. */
export type RecordAction = {
  label: string;
  /** Deletes or cancels the record: last under 더보기, and red. */
  ends?: boolean;
  /** Why it cannot be done yet. Then the button is inactive. */
  blocked?: string | undefined;
} & ({ act: () => unknown } | { memo: MemoAction });

type Props = {
  /** The next step, as the one solid button. */
  next?: RecordAction | undefined;
  /** All other actions, under 더보기. */
  more: readonly RecordAction[];
  /** The page has unsaved changes that an action would ignore. */
  unsaved?: boolean;
  /** Draws the next step as a plain button, because saving is the solid one. */
  quiet?: boolean;
  reload: () => Promise<void>;
};

/** The action, which calls `follow` once its user has seen what changed since they decided. */
function followed({ explainConflict, ...memo }: MemoAction, follow: () => void): MemoAction {
  if (!explainConflict) return memo;
  const explain = async () => {
    const explained = await explainConflict();
    if (explained) follow();
    return explained;
  };
  return { ...memo, explainConflict: explain };
}

/**
 * The actions of a record by rank: the next step solid, the others behind one button, the destructive one last (D-158).
 */
export function RecordActions({ next, more, unsaved = false, quiet = false, reload }: Props) {
  // A dialog keeps the action with which it was opened, until its user has seen what changed. Its question and its request
  // so belong together.
  const [opened, setOpened] = useState<RecordAction | null>(null);
  const [follows, setFollows] = useState(false);
  const lost = useConnectionText();
  const isOpened = ({ label }: RecordAction): boolean => label === opened?.label;
  const offered = next ? [next, ...more] : more;
  const all = opened === null || offered.some(isOpened) ? offered : [...offered, opened];
  const start = (action: RecordAction) => {
    if ('act' in action) return action.act();
    if (unsaved) toast.error('form.unsaved');
    else {
      setFollows(false);
      setOpened(action);
    }
    return undefined;
  };
  return (
    <>
      <MoreMenu
        items={more.map((action) => ({
          label: action.label,
          onAct: () => start(action),
          blocked: lost,
          ...(action.ends === true ? { ends: true } : {}),
        }))}
      />
      {next && (
        <BusyButton
          {...(quiet ? { variant: 'default' } : {})}
          needsServer
          inactive={next.blocked !== undefined}
          title={next.blocked}
          aria-description={next.blocked}
          onClick={() => start(next)}
        >
          {next.label}
        </BusyButton>
      )}
      {all
        .map((action) => (opened !== null && isOpened(action) && !follows ? opened : action))
        .map(
          (action) =>
            'memo' in action && (
              <MemoDialog
                key={action.label}
                {...followed(action.memo, () => setFollows(true))}
                reload={reload}
                opened={isOpened(action)}
                onClose={() => setOpened(null)}
              />
            ),
        )}
    </>
  );
}
