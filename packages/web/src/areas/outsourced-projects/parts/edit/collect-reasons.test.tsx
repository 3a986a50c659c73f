import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import type { ChangeReason } from '@portal/contract/core/forms';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChangeReasonDialog } from '#kit/edit/change-reason-dialog.tsx';
import { useChangeReasons } from '#kit/edit/change-reasons.ts';
import { question } from '#lib/confirm.ts';
import { draw } from '#test-kit/draw.tsx';
import { SAMPLE_PROJECT } from '#test-kit/sample-project.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { collectReasons } from './collect-reasons.ts';

const CHANGES = [
  { itemName: '상세내용', originValue: '가', newValue: '나' },
  { itemName: '담당자(PM)', originValue: '김', newValue: '이' },
];

function Page({ status, onAnswer }: { status: ProjectStatus; onAnswer: (reasons: ChangeReason[] | null) => void }) {
  const reasons = useChangeReasons();
  const save = async () =>
    onAnswer(await collectReasons({ ...SAMPLE_PROJECT, mizeStatus: status }, CHANGES, reasons.ask));
  return (
    <>
      <BusyButton onClick={save}>묻기</BusyButton>
      <ChangeReasonDialog {...reasons.dialog} />
    </>
  );
}

const reason = () => screen.findByRole('textbox', { name: /변경 사유/ });
const hints = () => [
  screen.queryByText('업체에 보입니다.') !== null,
  screen.queryByText('직원만 볼 수 있습니다.') !== null,
];

it('after the award each reason says whether the company reads it (D-612)', async () => {
  const user = draw(<Page status={ProjectStatus.Awarded} onAnswer={() => undefined} />);
  await user.click(screen.getByRole('button', { name: '묻기' }));
  act(() => question.get()?.answer(true));
  expect((await reason()).getAttribute('aria-describedby')).toMatch(/-hint/);
  expect(hints()).toEqual([true, false]);
  await user.type(await reason(), '고객 요청{Enter}');
  expect(hints()).toEqual([false, true]);
});

it('before the award nobody is named', async () => {
  const user = draw(<Page status={ProjectStatus.Open} onAnswer={() => undefined} />);
  await user.click(screen.getByRole('button', { name: '묻기' }));
  await reason();
  expect(hints()).toEqual([false, false]);
});
