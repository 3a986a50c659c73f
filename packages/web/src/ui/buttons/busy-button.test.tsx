import { act, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { draw } from '#test-kit/draw.tsx';
import { Dialog } from '../layers/dialog.tsx';
import { BusyButton } from './busy-button.tsx';
import { setLostConnection } from './lost-connection.ts';

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

it('without a connection deeds rest and say why, and other buttons work (D-356)', async () => {
  draw(
    <>
      <BusyButton>게시</BusyButton>
      <BusyButton variant="default">닫기</BusyButton>
      <BusyButton variant="default" needsServer>
        확인했습니다
      </BusyButton>
      <BusyButton needsServer={false}>적용</BusyButton>
    </>,
  );
  const inactiveNames = () =>
    screen
      .getAllByRole('button')
      .flatMap((button) => (button.getAttribute('aria-disabled') === 'true' ? button.textContent : []));
  expect(inactiveNames()).toEqual([]);
  act(() => setLostConnection({ to: 'internet', since: new Date() }));
  expect(inactiveNames()).toEqual(['게시', '확인했습니다']);
  expect(screen.getByText('게시').closest('button')?.title).toBe('인터넷이 끊겼습니다.');
  act(() => setLostConnection(null));
  expect(inactiveNames()).toEqual([]);
});
