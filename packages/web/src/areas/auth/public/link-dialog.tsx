import type { MadeLink } from '@portal/contract/areas/password-links/calls';
import { LINK_DAYS, LINK_PATH } from '@portal/contract/areas/password-links/codes';
import { LINK_REASONS, linkReasonChecks } from '@portal/contract/areas/password-links/forms';
import { firstFailure } from '@portal/contract/core/forms';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { messageText } from '@portal/contract/messages';
import { useState } from 'react';
import { ConfirmDialog } from '#kit/record/confirm-dialog.tsx';
import { focusField, showRefusal } from '#lib/failures.ts';
import { toast } from '#lib/toast.ts';
import { ChoiceButtons } from '#ui/choices/choice-buttons.tsx';
import { TextAreaField } from '#ui/fields/fields.tsx';
import { MadeLinkDialog } from '../parts/made-link-dialog.tsx';
import { makeLink } from '../password-api.ts';

type Props = {
  person: { userId: string; userName: string; hasPassword: boolean };
  reload: () => Promise<unknown>;
  opened: boolean;
  onClose: () => void;
};

const READY = LINK_REASONS.map((text) => ({ value: text, label: text }));

/** Makes a link with which a person sets their own password, so that nobody else knows it (D-504). */
export function LinkDialog({ person, reload, opened, onClose }: Props) {
  const { userId, userName, hasPassword } = person;
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState(false);
  const [made, setMade] = useState<MadeLink | null>(null);
  const failed = hasPassword ? firstFailure(linkReasonChecks, { Reason: reason }) : undefined;
  const close = () => {
    setReason('');
    setRefused(false);
    onClose();
  };
  const make = async () => {
    if (failed) {
      setRefused(true);
      toast.hint(failed.message);
      return focusField('Reason');
    }
    try {
      setMade((await makeLink(userId, reason)) ?? null);
      close();
      await reload();
    } catch (error) {
      showRefusal('passwordLink.failed', error);
    }
    return undefined;
  };
  const end = hasPassword ? '지금 비밀번호는 바로 쓸 수 없게 되고, 모든 기기에서 로그아웃됩니다. ' : '';
  return (
    <>
      <ConfirmDialog
        title="비밀번호 링크"
        button="링크 만들기"
        text={messageText('passwordLink.ask')}
        subject={{
          name: userName,
          facts: [
            { label: '아이디', value: userId },
            { label: '유효 기간', value: `${LINK_DAYS}일, 한 번` },
          ],
        }}
        consequence={`${end}메일 주소가 있으면 메일로 보내고, 없으면 한 번 보이는 코드를 직접 전달합니다.`}
        opened={opened}
        onConfirm={make}
        onClose={close}
      >
        {hasPassword && (
          <>
            <ChoiceButtons label="자주 쓰는 사유" value={reason} options={READY} onChange={setReason} />
            <TextAreaField
              label="재설정 사유"
              name="Reason"
              required
              autoFocus
              rows={2}
              maxLength={TEXT_LIMIT.name}
              {...(refused && failed ? { error: messageText(failed.message) } : {})}
              value={reason}
              onChange={setReason}
            />
          </>
        )}
      </ConfirmDialog>
      <MadeLinkDialog
        made={made}
        person={person}
        address={`${window.location.origin}${LINK_PATH}`}
        onClose={() => setMade(null)}
      />
    </>
  );
}
