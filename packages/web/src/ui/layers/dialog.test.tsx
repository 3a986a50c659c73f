import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { draw } from '#test-kit/draw.tsx';
import { Dialog } from './dialog.tsx';

function TwoDialogs() {
  const [first, setFirst] = useState(false);
  const [second, setSecond] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setFirst(true)}>
        열기
      </button>
      <Dialog title="수정" opened={first} onClose={() => setFirst(false)}>
        <button type="button" data-autofocus onClick={() => setSecond(true)}>
          삭제
        </button>
      </Dialog>
      <Dialog title="정말 삭제" opened={second} onClose={() => setSecond(false)} isAbove>
        <button type="button">닫기 전</button>
      </Dialog>
    </>
  );
}

it('Escape closes only the topmost dialog, and the focus returns to the element that opened it', async () => {
  const user = draw(<TwoDialogs />);
  await user.click(screen.getByRole('button', { name: '열기' }));
  const opener = await screen.findByRole('button', { name: '삭제' });
  await waitFor(() => expect(document.activeElement).toBe(opener));
  await user.click(opener);
  await screen.findByRole('dialog', { name: '정말 삭제' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '정말 삭제' })).toBeNull());
  expect(screen.getByRole('dialog', { name: '수정' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(opener));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '열기' })));
});
