import { act, screen, waitFor, within } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { createStore } from '#lib/create-store.ts';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { openPage } from '#test-kit/open-page.tsx';
import { SAMPLE_ROOM } from '#test-kit/sample-entry.ts';
import { LostTextDialog } from '../../public/lost-text-dialog.tsx';
import { lostTexts } from './lost-texts.ts';
import { NewEntry } from './new-entry.tsx';

const mayWrite = createStore(true);

function Composer() {
  const open = useSyncExternalStore(mayWrite.subscribe, mayWrite.get);
  return (
    <>
      {open && <NewEntry kind="T" projectId={1} onDone={async () => undefined} />}
      <LostTextDialog />
    </>
  );
}

beforeEach(() => {
  mayWrite.set(true);
  lostTexts.set([]);
});

it('a new task begins as one line, and the rest stands behind 더 보기 (D-241)', async () => {
  const sent = mockCalls({ 'Project/task-add': [{ entryId: 9 }] });
  const { user } = await openPage('/feed', Composer, '/feed');
  expect(screen.queryByLabelText('우선순위')).toBeNull();
  await user.type(screen.getByRole('textbox', { name: /^제목/ }), '배선 확인');
  await user.click(screen.getByRole('button', { name: '더 보기' }));
  expect(screen.getByRole('textbox', { name: /^제목/ })).toHaveProperty('value', '배선 확인');
  expect(screen.getByLabelText('우선순위')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '등록' }));
  await waitFor(() =>
    expect(sent.some(({ path, body }) => path === 'Project/task-add' && body['Title'] === '배선 확인')).toBe(true),
  );
});

it('who may not write any more keeps the typed text in sight and reads why (D-235)', async () => {
  const answers = { 'Project/project-info': [SAMPLE_ROOM] };
  mockCalls(answers);
  const { user } = await openPage('/feed', Composer, '/feed');
  await user.type(screen.getByRole('textbox', { name: /^제목/ }), '쓰던 업무');
  answers['Project/project-info'] = [{ ...SAMPLE_ROOM, createPost: 'ADMIN_ONLY' }];
  act(() => mayWrite.set(false));
  const dialog = await screen.findByRole('dialog', { name: '저장하지 못한 내용' });
  expect(dialog.textContent).toContain('권한이 변경되어 저장할 수 없습니다.');
  expect(within(dialog).getByText('쓰던 업무')).toBeTruthy();
});
