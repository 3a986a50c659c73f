import { isBlank } from '@portal/contract/core/forms';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { type MessageKey, messageText } from '@portal/contract/messages';
import { useState } from 'react';
import { confirm } from '../../lib/confirm.ts';
import { focusField } from '../../lib/failures.ts';
import { toast } from '../../lib/toast.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { ButtonRow, Dialog } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/fields.tsx';
import { type Action, performAction } from './perform-action.ts';

type Memo = {
  /** Label of the memo, and the request field it becomes. */
  memoLabel: string;
  field: string;
  /** Sentence for a blank memo. */
  missing: MessageKey;
};

type DialogProps = Memo & {
  title: string;
  opened: boolean;
  memo: string;
  onChange: (memo: string) => void;
  onSubmit: () => Promise<unknown>;
  onClose: () => void;
};

/** Asks for the memo; Escape leaves and the text stays. */
function MemoDialog({ title, memoLabel, field, missing, opened, memo, onChange, onSubmit, onClose }: DialogProps) {
  const [refused, setRefused] = useState(false);
  const submit = async () => {
    if (!isBlank(memo)) {
      await onSubmit();
      return;
    }
    setRefused(true);
    toast.error(missing);
    focusField(field);
  };
  return (
    <Dialog title={title} opened={opened} onClose={onClose}>
      <TextAreaField
        label={memoLabel}
        name={field}
        required
        autoFocus
        rows={5}
        maxLength={TEXT_LIMIT.memo}
        {...(refused && isBlank(memo) ? { error: messageText(missing) } : {})}
        value={memo}
        onChange={onChange}
      />
      <ButtonRow>
        <BusyButton variant="default" onClick={onClose}>
          닫기
        </BusyButton>
        <BusyButton color="red.9" onClick={submit}>
          {title}
        </BusyButton>
      </ButtonRow>
    </Dialog>
  );
}

type Props = Memo &
  Pick<Action, 'unsaved' | 'done' | 'failed' | 'reload'> & {
    label: string;
    question: MessageKey;
    send: (memo: string) => Promise<unknown>;
  };

/** An action that needs a memo: asks first, then for the memo; what was typed stays while the page lives. */
export function MemoButton({ label, question, unsaved = false, done, failed, send, reload, ...texts }: Props) {
  const [memo, setMemo] = useState('');
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const submit = () =>
    performAction({
      done,
      failed,
      send: async () => {
        await send(memo);
        setMemo('');
        close();
      },
      reload: async () => {
        close();
        await reload();
      },
    });
  const ask = async () => {
    if (unsaved) toast.error('form.unsaved');
    else if (await confirm(question)) setOpened(true);
  };
  return (
    <>
      <BusyButton variant="outline" color="red.9" onClick={ask}>
        {label}
      </BusyButton>
      <MemoDialog title={label} {...texts} {...{ opened, memo }} onChange={setMemo} onSubmit={submit} onClose={close} />
    </>
  );
}
