import { isBlank } from '@portal/contract/core/checks';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { type MessageKey, messageText } from '@portal/contract/messages/catalogue';
import { useState } from 'react';
import { focusField } from '../../../lib/focus-field.ts';
import { toast } from '../../../lib/toast.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import './memo-dialog.css';

type Props = {
  title: string;
  /** Label of the memo, and the request field it becomes. */
  label: string;
  field: string;
  /** Sentence for a blank memo. */
  missing: MessageKey;
  opened: boolean;
  memo: string;
  onChange: (memo: string) => void;
  onSubmit: () => Promise<unknown>;
  onClose: () => void;
};

/** The reason that a withdrawal or a cancellation must carry; Escape leaves and the text stays (MSG-54, MSG-58). */
export function MemoDialog({ title, label, field, missing, opened, memo, onChange, onSubmit, onClose }: Props) {
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
        label={label}
        name={field}
        required
        autoFocus
        rows={5}
        maxLength={TEXT_LIMIT.memo}
        {...(refused && isBlank(memo) ? { error: messageText(missing) } : {})}
        value={memo}
        onChange={onChange}
      />
      <div className="memo-buttons">
        <BusyButton variant="default" onClick={onClose}>
          닫기
        </BusyButton>
        <BusyButton color="red.9" onClick={submit}>
          {title}
        </BusyButton>
      </div>
    </Dialog>
  );
}
