import { numberReasonChecks } from '@portal/contract/areas/employees/forms';
import { NUMBER_LABELS, NUMBER_REASONS, type NumberItem } from '@portal/contract/areas/employees/personal-numbers';
import type { EmployeeInfo } from '@portal/contract/areas/employees/shapes';
import { firstFailure } from '@portal/contract/core/forms';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { messageText } from '@portal/contract/messages';
import { useState } from 'react';
import { ConfirmDialog } from '#kit/record/confirm-dialog.tsx';
import { focusField, showRefusal } from '#lib/failures.ts';
import { toast } from '#lib/toast.ts';
import { ChoiceButtons } from '#ui/choices/choice-buttons.tsx';
import { TextAreaField } from '#ui/fields/fields.tsx';
import { readNumber } from '../../api.ts';

type Props = {
  person: EmployeeInfo;
  item: NumberItem;
  opened: boolean;
  onShow: (number: string) => void;
  onClose: () => void;
};

const READY = NUMBER_REASONS.map(({ label, text }) => ({ value: text, label }));

/** Asks why a number is opened, each time, and opens it (D-500). */
export function NumberDialog({ person, item, opened, onShow, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState(false);
  const failed = firstFailure(numberReasonChecks, { Reason: reason });
  const close = () => {
    setReason('');
    setRefused(false);
    onClose();
  };
  const show = async () => {
    if (failed) {
      setRefused(true);
      toast.hint(failed.message);
      focusField('Reason');
      return;
    }
    try {
      onShow(await readNumber(person.userId, item, reason));
      close();
    } catch (error) {
      showRefusal('employee.numbers.failed', error);
    }
  };
  const name = NUMBER_LABELS[item];
  return (
    <ConfirmDialog
      title={`${name} 전체 보기`}
      button="전체 보기"
      text={messageText('employee.numbers.confirm', { item: name })}
      subject={{
        name: [`${person.userName} ${person.position}`.trim(), person.deptName].filter(Boolean).join(' · '),
        facts: [{ label: '볼 항목', value: name }],
      }}
      consequence="60초 동안 보이고 다시 가려집니다. 누가, 언제, 왜 보았는지 열람 기록에 남습니다."
      opened={opened}
      onConfirm={show}
      onClose={close}
    >
      <ChoiceButtons label="자주 쓰는 사유" value={reason} options={READY} onChange={setReason} />
      <TextAreaField
        label="열람 사유"
        name="Reason"
        required
        autoFocus
        rows={2}
        maxLength={TEXT_LIMIT.name}
        placeholder="10자 이상 입력해주세요."
        {...(refused && failed ? { error: messageText(failed.message) } : {})}
        value={reason}
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}
