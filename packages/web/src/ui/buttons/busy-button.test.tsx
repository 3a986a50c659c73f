import { screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { draw } from '#test-kit/draw.tsx';
import { Dialog } from '../layers/dialog.tsx';
import { BusyButton } from './busy-button.tsx';

/** A button that asks in a dialog, then works until it is told to end. */
function Asking() {
  const [opened, setOpened] = useState(false);
  const agree = useRef<() => void>(() => undefined);
  const ask = () =>
    new Promise<void>((resolve) => {
      agree.current = () => {
        setOpened(false);
        setTimeout(resolve, 300);
      };
      setOpened(true);
    });
  return (
    <>
      <BusyButton onClick={ask}>게시</BusyButton>
      <Dialog title="게시" opened={opened} onClose={() => setOpened(false)}>
        <button type="button" onClick={() => agree.current()}>
          게시하기
        </button>
      </Dialog>
    </>
  );
}

it('a button shows no progress behind the dialog that it opened, but afterwards (D-262)', async () => {
  const user = draw(<Asking />);
  const button = screen.getByText('게시').closest('button');
  await user.click(screen.getByText('게시'));
  await screen.findByRole('dialog');
  expect([button?.getAttribute('aria-busy'), button?.getAttribute('aria-disabled')]).toEqual(['false', 'true']);
  await user.click(screen.getByRole('button', { name: '게시하기' }));
  await waitFor(() => expect(button?.getAttribute('aria-busy')).toBe('true'));
  await waitFor(() => expect(button?.getAttribute('aria-busy')).toBe('false'));
  expect(button?.getAttribute('aria-disabled')).toBeNull();
});
