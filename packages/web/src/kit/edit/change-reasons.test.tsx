import type { ChangeReason } from '@portal/contract/core/forms';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { SaveButton } from '#kit/form/action-bar.tsx';
import { draw, popToasts } from '#test-kit/draw.tsx';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { ChangeReasonDialog } from './change-reason-dialog.tsx';
import { useChangeReasons } from './change-reasons.ts';

const CHANGES = [
  { itemName: '제목', originValue: '가', newValue: '나' },
  { itemName: '메모', originValue: '', newValue: '다' },
];

function AskButton({ onAnswer }: { onAnswer: (reasons: ChangeReason[] | null) => void }) {
  const reasons = useChangeReasons();
  return (
    <>
      <BusyButton onClick={async () => onAnswer(await reasons.ask(CHANGES))}>묻기</BusyButton>
      <ChangeReasonDialog {...reasons.dialog} />
    </>
  );
}

beforeEach(() => {
  popToasts();
});

it('asks for one reason per change, refuses a blank one, and repeats the last one on request (CHG-05 to CHG-09)', async () => {
  const answers: (ChangeReason[] | null)[] = [];
  const user = draw(<AskButton onAnswer={(answer) => answers.push(answer)} />);
  await user.click(screen.getByRole('button', { name: '묻기' }));
  expect(await screen.findByText('1 / 2')).toBeTruthy();
  const reason = () => screen.getByRole('textbox', { name: /변경 사유/ });
  await user.type(reason(), '{Enter}');
  expect(popToasts()).toEqual(['변경 사유를 입력해주세요.']);
  await user.type(reason(), '고객 요청{Enter}');
  expect(screen.getByText('2 / 2')).toBeTruthy();
  expect(screen.getByText('없음')).toBeTruthy();
  await user.keyboard('{Alt>}r{/Alt}');
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(answers).toEqual([
    [
      { ItemName: '제목', Reason: '고객 요청' },
      { ItemName: '메모', Reason: '고객 요청' },
    ],
  ]);
});

it('resolves to null when the dialog is closed, and keeps the typed reasons', async () => {
  const answers: (ChangeReason[] | null)[] = [];
  const user = draw(<AskButton onAnswer={(answer) => answers.push(answer)} />);
  const ask = () => user.click(screen.getByRole('button', { name: '묻기' }));
  await ask();
  await user.type(await screen.findByRole('textbox', { name: /변경 사유/ }), '오타');
  await user.click(screen.getByText('닫기'));
  await waitFor(() => expect(answers).toEqual([null]));
  await ask();
  const reason = await screen.findByRole('textbox', { name: /변경 사유/ });
  expect(reason instanceof HTMLTextAreaElement && reason.value).toBe('오타');
});

it('저장 is active once something changed, and shows number and names of the changes (A-06, D-392)', async () => {
  let saves = 0;
  const onSave = async () => {
    saves += 1;
  };
  const user = draw(<SaveButton changes={[]} busy={false} onSave={onSave} />);
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(saves).toBe(0);
  expect(screen.getByRole('button', { name: '저장' }).getAttribute('aria-disabled')).toBe('true');
  draw(<SaveButton changes={['제목', '필독', '분류']} busy={false} onSave={onSave} />);
  expect(screen.getByText('변경 3건')).toBeTruthy();
  expect(screen.getByText('제목, 필독, 분류')).toBeTruthy();
});
