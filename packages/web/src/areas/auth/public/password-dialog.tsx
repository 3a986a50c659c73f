import { newPasswordChecks, PASSWORD_LENGTH } from '@portal/contract/areas/auth/passwords';
import { filled, firstFailure, isBlank } from '@portal/contract/core/forms';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { type MessageKey, messageText } from '@portal/contract/messages';
import { useState } from 'react';
import { ConfirmDialog } from '#kit/record/confirm-dialog.tsx';
import { performAction } from '#kit/record/perform-action.ts';
import type { Subject } from '#lib/confirm.ts';
import { focusField } from '#lib/failures.ts';
import { toast } from '#lib/toast.ts';
import { TextAreaField, TextField } from '#ui/fields/fields.tsx';

type Props = {
  subject: Subject;
  /** Whether a reason is required, which `send` gets. */
  needsReason?: boolean;
  send: (password: string, reason: string) => Promise<unknown>;
  done: MessageKey;
  failed: MessageKey;
  reload: () => Promise<unknown>;
  opened: boolean;
  onClose: () => void;
};

const EMPTY = { UserPw: '', Reason: '' };
const CHECKS = [filled('UserPw', 'account.password.new'), ...newPasswordChecks('UserPw')];
const REASON = { field: 'Reason', message: 'REASON_MISSING' } as const;

/** Sets the password of another user, who changes it at the next sign-in (D-197). */
export function PasswordDialog(props: Props) {
  const { subject, needsReason = false, send, done, failed, reload, opened, onClose } = props;
  const [draft, setDraft] = useState(EMPTY);
  const [isRefused, setIsRefused] = useState(false);
  const failure = firstFailure(CHECKS, draft) ?? (needsReason && isBlank(draft.Reason) ? REASON : undefined);
  const errorOf = (field: string) =>
    isRefused && failure?.field === field ? { error: messageText(failure.message) } : {};
  const close = () => {
    setDraft(EMPTY);
    setIsRefused(false);
    onClose();
  };
  const submit = async () => {
    setIsRefused(true);
    if (failure) {
      toast.error(failure.message);
      return focusField(failure.field);
    }
    const isDone = await performAction({ done, failed, send: () => send(draft.UserPw, draft.Reason.trim()), reload });
    if (isDone) close();
    return undefined;
  };
  return (
    <ConfirmDialog
      title="비밀번호 설정"
      text={messageText('auth.password.tell')}
      subject={subject}
      consequence="열려 있는 로그인이 모두 종료되고, 다음 로그인 때 본인이 새 비밀번호로 변경합니다."
      opened={opened}
      onConfirm={submit}
      onClose={close}
    >
      <TextField
        label="새 비밀번호"
        name="UserPw"
        type="password"
        required
        autoFocus
        autoComplete="new-password"
        maxLength={PASSWORD_LENGTH.most}
        description={`${PASSWORD_LENGTH.least}자 이상`}
        {...errorOf('UserPw')}
        value={draft.UserPw}
        onChange={(UserPw) => setDraft({ ...draft, UserPw })}
      />
      {needsReason && (
        <TextAreaField
          label="변경 사유"
          name="Reason"
          required
          rows={2}
          maxLength={TEXT_LIMIT.memo}
          {...errorOf('Reason')}
          value={draft.Reason}
          onChange={(Reason) => setDraft({ ...draft, Reason })}
        />
      )}
    </ConfirmDialog>
  );
}
