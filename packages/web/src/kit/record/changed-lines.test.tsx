import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '#test-kit/draw.tsx';
import { ChangedDialog, ChangedStrip } from './changed-lines.tsx';

const LINES = [
  { itemName: '금액', originValue: '100원', newValue: '200원', by: '김도현', at: '2026-11-20 12:30:15' },
  { itemName: '평가', originValue: '', newValue: '8점', by: '', at: '' },
];

it('the strip lists item, before, after, who and when, and closes only on 확인했습니다', async () => {
  let seen = 0;
  const user = draw(
    <ChangedStrip
      lines={LINES}
      onSeen={() => {
        seen += 1;
      }}
    />,
  );
  const strip = within(screen.getByRole('region', { name: '바뀐 내용' }));
  expect(strip.getByRole('status').textContent).toBe('다른 사용자가 2개 항목을 바꿨습니다.');
  expect(strip.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '금액100원→200원김도현 · 2026-11-20 12:30',
    '평가없음→8점',
  ]);
  await user.click(strip.getByRole('button', { name: '확인했습니다' }));
  expect(seen).toBe(1);
});

it('without changes the strip is empty', () => {
  draw(<ChangedStrip lines={[]} onSeen={() => undefined} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('the dialog after a refused step says that nothing was done and lists what changed', async () => {
  draw(<ChangedDialog lines={LINES} onClose={() => undefined} />);
  const dialog = await screen.findByRole('dialog', { name: '바뀐 내용' });
  expect(dialog.textContent).toContain('처리하지 않았습니다');
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
});
