import type { TalkMeta, TalkRow } from '@portal/contract/areas/site/calls';
import { isEditTime } from '@portal/contract/areas/site/talk';
import { seoulInstant } from '@portal/contract/core/dates';
import { josa } from 'es-hangul';
import { type Confirmation, confirm } from '#lib/confirm.ts';
import { showRefusal } from '#lib/failures.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Press } from '#ui/buttons/press.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { confirmMessage, removeMessage } from '../../api.ts';
import css from './talk.module.css';

type ConfirmProps = { row: TalkRow; meta: TalkMeta; isOwnSide: boolean; onChanged: () => Promise<unknown> };
type OwnProps = Pick<ConfirmProps, 'row' | 'onChanged'> & { onEdit: () => void };

const REMOVE: Confirmation = {
  title: '메시지 삭제',
  button: '삭제',
  question: 'talk.remove.confirm',
  destructive: true,
};

/** Confirming a request of the other side, or who has confirmed it. */
export function ConfirmPart({ row, meta, isOwnSide, onChanged }: ConfirmProps) {
  if (row.confirmUserName !== '') {
    const { confirmUserName: name, confirmUserPosition: position } = row;
    const who = position === '' ? `${name}님` : `${name} ${position}`;
    return (
      <Row as="p" className={css['confirmed']} gap={8} weight="semibold">
        <Icon name="check" size={16} />
        {josa(who, '이/가')} 확인했습니다 · {row.confirmDtm.slice(11, 16)}
      </Row>
    );
  }
  if (isOwnSide || meta.access !== 'write') return null;
  const handleConfirm = async () => {
    try {
      await confirmMessage(row);
    } catch (error) {
      showRefusal('talk.confirm.failed', error);
    }
    await onChanged();
  };
  return (
    <BusyButton fullWidth className={css['deed'] ?? ''} leftSection={<Icon name="check" />} onClick={handleConfirm}>
      확인했습니다
    </BusyButton>
  );
}

/** Editing and deleting an own message. The server decides, and says why not. */
export function OwnActions({ row, onEdit, onChanged }: OwnProps) {
  const handleRemove = async () => {
    if (!(await confirm(REMOVE))) return;
    try {
      await removeMessage(row);
      await onChanged();
    } catch (error) {
      showRefusal('talk.remove.failed', error);
    }
  };
  return (
    <Row as="span" className={css['actions']} data-print="off">
      {isEditTime(new Date(seoulInstant(row.createdDtm)), new Date()) && (
        <Press kind="underlined" tone="soft" size={12} padX={8} onClick={onEdit}>
          수정
        </Press>
      )}
      <Press kind="underlined" tone="soft" size={12} padX={8} onClick={() => void handleRemove()}>
        삭제
      </Press>
    </Row>
  );
}
