import { isBlank } from '@portal/contract/core/forms';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { type MessageKey, messageText } from '@portal/contract/messages';
import { useState } from 'react';
import type { Confirmation } from '#lib/confirm.ts';
import { focusField } from '#lib/failures.ts';
import { toast } from '#lib/toast.ts';
import { TextAreaField } from '#ui/fields/fields.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { type Action, performAction } from './perform-action.ts';

/** A confirmation that asks for a memo in the same dialog. */
export type MemoAction = Pick<Action, 'done' | 'failed' | 'explainConflict'> & {
  confirmation: Confirmation;
  memo: {
    label: string;
    /** The request field of the memo. */
    field: string;
    placeholder?: string;
    maxLength?: number;
    /** Message for a blank memo. */
    missing: MessageKey;
  };
  send: (memo: string) => Promise<unknown>;
};

type Props = MemoAction & Pick<Action, 'reload'> & { opened: boolean; onClose: () => void };

/**
 * Question and memo in one dialog. Escape closes it. The typed memo stays until the action is done or the page is left.
 */
export function MemoDialog({ confirmation, memo, send, reload, opened, onClose, ...action }: Props) {
  const { question, ...texts } = confirmation;
  const { label, field, placeholder, missing, maxLength = TEXT_LIMIT.memo } = memo;
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState(false);
  const submit = async () => {
    if (isBlank(typed)) {
      setRefused(true);
      toast.error(missing);
      focusField(field);
      return;
    }
    await performAction({
      ...action,
      send: async () => {
        await send(typed);
        setTyped('');
        setRefused(false);
        onClose();
      },
      reload: async () => {
        onClose();
        await reload();
      },
    });
  };
  return (
    <ConfirmDialog {...texts} text={messageText(question)} opened={opened} onConfirm={submit} onClose={onClose}>
      <TextAreaField
        label={label}
        name={field}
        required
        autoFocus
        rows={3}
        maxLength={maxLength}
        {...(placeholder === undefined ? {} : { placeholder })}
        {...(refused && isBlank(typed) ? { error: messageText(missing) } : {})}
        value={typed}
        onChange={setTyped}
      />
    </ConfirmDialog>
  );
}
