import type { TalkRow } from '@portal/contract/areas/site/calls';
import { TALK_TEXT } from '@portal/contract/areas/site/talk';
import { useState } from 'react';
import { useUnsaved } from '#kit/form/leave-guard.tsx';
import { useRepeat } from '#kit/repeat/use-repeat.ts';
import { showRefusal } from '#lib/failures.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { PlainArea } from '#ui/fields/plain-input.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { editMessage } from '../../api.ts';
import css from './talk.module.css';

type Props = { row: TalkRow; onClose: () => void; onChanged: () => Promise<unknown> };

/** The box in which an own message is edited, as it was when the box was opened. */
export function EditBox({ row, onClose, onChanged }: Props) {
  const [seen] = useState(row);
  const { content } = seen;
  const [text, setText] = useState(content);
  const repeat = useRepeat();
  useUnsaved(text !== content);
  const handleSave = async () => {
    try {
      if (text !== content) await repeat.send(text, (_, key) => editMessage(seen, text, key));
      await onChanged();
      onClose();
    } catch (error) {
      showRefusal('talk.edit.failed', error);
    }
  };
  return (
    <Stack className={css['edit']} gap={8}>
      <PlainArea
        className={css['box']}
        name="Content"
        aria-label="메시지 수정"
        maxLength={TALK_TEXT}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Row gap={8} justify="end">
        <BusyButton variant="subtle" color="gray" size="compact-sm" onClick={onClose}>
          취소
        </BusyButton>
        <BusyButton variant="default" size="compact-sm" onClick={handleSave}>
          수정 완료
        </BusyButton>
      </Row>
    </Stack>
  );
}
