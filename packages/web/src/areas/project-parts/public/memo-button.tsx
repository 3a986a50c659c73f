import type { MessageKey } from '@portal/contract/messages/catalogue';
import { useState } from 'react';
import { confirm } from '../../../lib/confirm.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { MemoDialog } from './memo-dialog.tsx';
import { performAction } from './perform-action.ts';

type Props = {
  label: string;
  /** Label of the memo. */
  memoLabel: string;
  /** Request field of the memo. */
  field: string;
  question: MessageKey;
  missing: MessageKey;
  done: MessageKey;
  failed: MessageKey;
  send: (memo: string) => Promise<unknown>;
  reload: () => Promise<void>;
};

/** A transition that needs a memo: asks first, then for the memo; what was typed stays while the page lives (T6, T7, I4). */
export function MemoButton({ label, memoLabel, field, question, missing, done, failed, send, reload }: Props) {
  const [memo, setMemo] = useState('');
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const submit = async () => {
    await performAction({
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
  };
  return (
    <>
      <BusyButton
        variant="outline"
        color="red.9"
        onClick={async () => {
          if (await confirm(question)) setOpened(true);
        }}
      >
        {label}
      </BusyButton>
      <MemoDialog
        title={label}
        label={memoLabel}
        field={field}
        missing={missing}
        opened={opened}
        memo={memo}
        onChange={setMemo}
        onSubmit={submit}
        onClose={close}
      />
    </>
  );
}
