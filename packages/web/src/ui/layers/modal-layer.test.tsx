import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { draw } from '#test-kit/draw.tsx';
import { ModalLayer } from './modal-layer.tsx';
import { closeTopmost } from './open-layers.ts';

function Locked() {
  const [opened, setOpened] = useState(true);
  return (
    <ModalLayer title="건넨 휴대폰" opened={opened} isLocked onClose={() => setOpened(false)} width={400} parts={{}}>
      <button type="button" onClick={() => setOpened(false)}>
        돌려받았습니다
      </button>
    </ModalLayer>
  );
}

it('a locked layer is ended by its own buttons alone: not by Escape, Back or a ×', async () => {
  const user = draw(<Locked />);
  await screen.findByRole('dialog', { name: '건넨 휴대폰' });
  expect(screen.queryByRole('button', { name: '닫기' })).toBeNull();
  await user.keyboard('{Escape}');
  // Back is held up as by any layer, and closes nothing.
  expect(closeTopmost()).toBe(true);
  expect(screen.getByRole('dialog', { name: '건넨 휴대폰' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '돌려받았습니다' }));
  expect(closeTopmost()).toBe(false);
});

function Removed() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        묻기
      </button>
      {opened && (
        <ModalLayer title="질문" opened onClose={() => setOpened(false)} width={400} parts={{}}>
          <p>로그아웃 하시겠습니까?</p>
        </ModalLayer>
      )}
    </>
  );
}

it('a layer that leaves the page with its closing returns the focus, too', async () => {
  const user = draw(<Removed />);
  const opener = screen.getByRole('button', { name: '묻기' });
  await user.click(opener);
  await screen.findByRole('dialog', { name: '질문' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
