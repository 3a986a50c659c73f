import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { discardUnsaved, markUnsaved } from '#lib/unsaved.ts';
import { draw } from '#test-kit/draw.tsx';
import { answerQuestion } from '#test-kit/open-page.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { Questions } from '../questions.tsx';
import { UpdateBar } from './update-bar.tsx';
import { type VersionWorker, waitingVersion } from './waiting-version.ts';

afterEach(() => {
  discardUnsaved();
  waitingVersion.set(null);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** Draws the bar with a version that waits. Returns the messages that were sent to it. */
function drawBar() {
  const messages: unknown[] = [];
  const serviceWorker = new EventTarget();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  const worker: VersionWorker = { state: 'installed', postMessage: (message: unknown) => void messages.push(message) };
  const user = draw(
    <>
      <UpdateBar />
      <Questions />
    </>,
  );
  act(() => waitingVersion.set(worker));
  return { user, messages };
}

it('a new version asks, and switches only when the user agrees (D-324)', async () => {
  const { user, messages } = drawBar();
  await screen.findByText('새 버전이 있습니다');
  expect(messages).toEqual([]);
  await user.click(screen.getByRole('button', { name: '새로고침' }));
  expect(messages).toEqual(['activate']);
});

it('나중에 hides the question (D-324)', async () => {
  const { user, messages } = drawBar();
  await user.click(await screen.findByRole('button', { name: '나중에' }));
  await waitFor(() => expect(screen.queryByText('새 버전이 있습니다')).toBeNull());
  expect(messages).toEqual([]);
});

it('with unsaved work it asks as leaving does (D-324)', async () => {
  const { user, messages } = drawBar();
  markUnsaved();
  await user.click(await screen.findByRole('button', { name: '새로고침' }));
  await screen.findByText('저장하지 않은 내용이 있습니다. 나가시겠습니까?');
  expect(messages).toEqual([]);
  await answerQuestion(user, '나가기');
  await waitFor(() => expect(messages).toEqual(['activate']));
});

it('with an open dialog it asks as leaving does, because what is typed there would be lost (D-324)', async () => {
  const { user, messages } = drawBar();
  draw(
    <Dialog title="수주철회" opened onClose={() => {}}>
      <input aria-label="사유" />
    </Dialog>,
  );
  await screen.findByLabelText('사유');
  const [button] = screen.getAllByRole('button', { name: '새로고침', hidden: true });
  if (button) await user.click(button);
  await screen.findByText('저장하지 않은 내용이 있습니다. 나가시겠습니까?');
  expect(messages).toEqual([]);
});
