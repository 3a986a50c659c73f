import { TALK_CONSENT } from '@portal/contract/areas/notify/choices';
import { useState } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { ButtonRow } from '#ui/layers/dialog.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/text/note.tsx';
import { Text } from '#ui/text/text.tsx';
import type { SettingSaves } from '../api.ts';

type Props = { number: string; opened: boolean; onClose: () => void; askTalk: SettingSaves['askTalk'] };

/** Asks for new offers as 알림톡. The ticked words are kept with the time (D-409). */
export function TalkSheet({ number, opened, onClose, askTalk }: Props) {
  const [agreed, setAgreed] = useState(false);
  const ask = async () => {
    if (agreed && (await askTalk())) onClose();
  };
  return (
    <Sheet title="새 일감 알림톡 신청" opened={opened} onClose={onClose}>
      <Stack gap={12}>
        <Text padY={12} padX={12} ground="surface-2" round="md">
          새 일감이 게시되면 <b>{number}</b> 번호로 알림톡을 보냅니다. 받지 못하면 문자로 갑니다.
        </Text>
        <Text as="ul" padX={16} tone="soft">
          <li>지역, 시작일, 금액만 담고 고객 정보는 담지 않습니다.</li>
          <li>21:00부터 08:00까지는 보내지 않습니다.</li>
          <li>이 화면에서 언제든지 끌 수 있습니다.</li>
        </Text>
        <Checkbox label={TALK_CONSENT} checked={agreed} onChange={setAgreed} />
        <Note size={14}>신청한 시각과 이 문구를 함께 보관합니다.</Note>
      </Stack>
      <ButtonRow>
        <BusyButton variant="default" onClick={onClose}>
          닫기
        </BusyButton>
        <BusyButton disabled={!agreed} onClick={ask}>
          신청
        </BusyButton>
      </ButtonRow>
    </Sheet>
  );
}
