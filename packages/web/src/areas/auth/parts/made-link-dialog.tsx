import type { MadeLink } from '@portal/contract/areas/password-links/calls';
import { messageText } from '@portal/contract/messages';
import { useState } from 'react';
import { SubjectFacts } from '#kit/record/confirm-dialog.tsx';
import { copyText } from '#lib/copy-text.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { ButtonRow, Dialog } from '#ui/layers/dialog.tsx';

type Props = {
  made: MadeLink | null;
  person: { userId: string; userName: string };
  /** The page on which the code is typed. */
  address: string;
  onClose: () => void;
};

/** A link that was just made: where it was mailed, or its code, which is shown this once. */
export function MadeLinkDialog({ made, person, address, onClose }: Props) {
  // The content stays while the dialog fades out.
  const [shown, setShown] = useState(made);
  if (made !== null && made !== shown) setShown(made);
  const isMailed = shown?.way === 'mail';
  const until = `${shown?.expiresDtm.slice(0, 16) ?? ''}까지, 한 번`;
  const text = [`주소: ${address}`, `아이디: ${person.userId}`, `코드: ${shown?.code ?? ''}`, `유효 기간: ${until}`];
  return (
    <Dialog title="비밀번호 링크를 만들었습니다" opened={made !== null} onClose={onClose} width={440}>
      <p>
        {isMailed
          ? messageText('passwordLink.mailed', { mail: shown?.mail ?? '' })
          : `${person.userName}님에게 직접 전달해주세요. 이 창을 닫으면 다시 볼 수 없습니다.`}
      </p>
      <div data-print="only">
        <SubjectFacts
          name={person.userName}
          facts={[
            { label: '아이디', value: person.userId },
            ...(isMailed
              ? []
              : [
                  { label: '주소', value: address },
                  { label: '코드', value: shown?.code ?? '' },
                ]),
            { label: '유효 기간', value: until },
          ]}
        />
      </div>
      <ButtonRow>
        {!isMailed && (
          <>
            <BusyButton variant="default" onClick={() => window.print()}>
              인쇄
            </BusyButton>
            <BusyButton variant="default" onClick={() => copyText(text.join('\n'))}>
              복사
            </BusyButton>
          </>
        )}
        <BusyButton onClick={onClose}>닫기</BusyButton>
      </ButtonRow>
    </Dialog>
  );
}
