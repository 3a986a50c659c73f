import { useState } from 'react';
import { toast } from '#lib/toast.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { MoreMenu } from '#ui/layers/more-menu.tsx';
import { type MemoDeed, MemoDialog } from './memo-dialog.tsx';

/** Something that can be done to a record; with a memo where the deed asks for one. */
export type RecordAction = {
  label: string;
  /** Takes the record back or ends its life: last under 더보기, and red. */
  ends?: boolean;
} & ({ act: () => unknown } | { memo: MemoDeed });

type Props = {
  /** The step that comes next, as the one solid button. */
  next?: RecordAction | undefined;
  /** Everything else, under 더보기. */
  more: readonly RecordAction[];
  /** The page holds changes that a deed would pass by. */
  unsaved?: boolean;
  /** Saving is the solid button now. */
  quiet?: boolean;
  reload: () => Promise<void>;
};

/** The deeds of a record by rank: the next step solid, the others behind one button, what ends it last (D-158). */
export function RecordActions({ next, more, unsaved = false, quiet = false, reload }: Props) {
  const [asked, setAsked] = useState('');
  const all = next ? [next, ...more] : more;
  const start = (action: RecordAction) => {
    if ('act' in action) return action.act();
    if (unsaved) toast.error('form.unsaved');
    else setAsked(action.label);
    return undefined;
  };
  return (
    <>
      <MoreMenu
        items={more.map((action) => ({
          label: action.label,
          onAct: () => start(action),
          ...(action.ends === true ? { ends: true } : {}),
        }))}
      />
      {next && (
        <BusyButton {...(quiet ? { variant: 'default' } : {})} onClick={() => start(next)}>
          {next.label}
        </BusyButton>
      )}
      {all.map(
        (action) =>
          'memo' in action && (
            <MemoDialog
              key={action.label}
              {...action.memo}
              reload={reload}
              opened={asked === action.label}
              onClose={() => setAsked('')}
            />
          ),
      )}
    </>
  );
}
