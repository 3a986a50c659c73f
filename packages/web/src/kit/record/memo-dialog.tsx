import { messageText } from '@portal/contract/messages';
import type { Confirmation } from '#lib/confirm.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { type Action, performAction } from './perform-action.ts';
import { type Memo, useMemoField } from './use-memo-field.tsx';

/** A confirmation that asks for a memo in the same dialog. */
export type MemoAction = Pick<Action, 'done' | 'failed' | 'explainConflict'> & {
  confirmation: Confirmation;
  memo: Memo;
  send: (memo: string) => Promise<unknown>;
};

type Props = MemoAction & Pick<Action, 'reload'> & { opened: boolean; onClose: () => void };

/**
 * Question and memo in one dialog. Escape closes it. The typed memo stays until the action is done or the page is left.
 * The dialog stays when the action is refused.
 */
export function MemoDialog({ confirmation, memo, send, reload, opened, onClose, ...action }: Props) {
  const { question, ...texts } = confirmation;
  const { typed, isMissing, clear, input } = useMemoField(memo);
  const submit = async () => {
    if (isMissing()) return;
    await performAction({
      ...action,
      send: async () => {
        await send(typed);
        clear();
        onClose();
      },
      reload,
    });
  };
  return (
    <ConfirmDialog {...texts} text={messageText(question)} opened={opened} onConfirm={submit} onClose={onClose}>
      {input}
    </ConfirmDialog>
  );
}
