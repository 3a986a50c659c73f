import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useUnsaved } from '#kit/form/leave-guard.tsx';
import { storeListQuery } from '#kit/list/list-search.ts';
import { recordName } from '#lib/record-name.ts';
import { Refusal } from '#lib/refusal.ts';
import { popToasts } from '#test-kit/draw.tsx';
import { answerQuestion, openPage } from '#test-kit/open-page.tsx';
import { performAction } from './perform-action.ts';
import { RecordActions } from './record-actions.tsx';
import { RecordPage } from './record-page.tsx';

type Thing = { title: string; state: string };

const SUBJECT = { name: '물건 3', facts: [{ label: '금액', value: '3,000 원' }] };

/** A made-up record. The next read or action throws `refuse`. */
function makeThing() {
  const thing = {
    stored: { title: '물건 3', state: '있음' },
    refuse: null as Refusal | null,
    memos: [] as string[],
    unsaved: false,
    blocked: undefined as string | undefined,
    explained: [] as string[],
    canExplain: false,
  };
  const answer = async <T,>(value: T): Promise<T> => {
    const refusal = thing.refuse;
    thing.refuse = null;
    if (refusal) throw refusal;
    return value;
  };
  const source = { kind: 'things', read: (): Promise<Thing | null> => answer({ ...thing.stored }) };
  const complete = async () => {
    await answer(null);
    thing.stored.state = '없음';
  };
  const page = () => (
    <RecordPage kind="물건 상세" source={source} nameOf={({ title }) => title} listPath="/things/list">
      {({ record, reload }) => (
        <>
          <p>상태: {record.state}</p>
          <RecordActions
            next={{
              label: '완료',
              blocked: thing.blocked,
              act: () =>
                performAction({
                  confirmation: {
                    title: '물건 완료',
                    button: '완료하기',
                    question: 'project.complete.confirm',
                    subject: SUBJECT,
                  },
                  done: 'project.complete.done',
                  failed: 'project.complete.failed',
                  send: complete,
                  reload,
                }),
            }}
            more={[
              {
                label: '취소',
                ends: true,
                memo: {
                  confirmation: { title: '취소', question: 'project.cancel.confirm', destructive: true },
                  memo: { label: '취소 사유', field: 'cancelMemo', missing: 'CANCEL_MEMO' },
                  done: 'project.cancel.done',
                  failed: 'project.cancel.failed',
                  explainConflict: async () => {
                    thing.explained.push(record.state);
                    return thing.canExplain;
                  },
                  send: async (memo) => {
                    await answer(null);
                    thing.memos.push(`${memo} (${record.state})`);
                  },
                },
              },
              { label: '복사', act: () => thing.memos.push('복사됨') },
            ]}
            unsaved={thing.unsaved}
            reload={reload}
          />
        </>
      )}
    </RecordPage>
  );
  return { thing, open: () => openPage('/things/view/$id', page, '/things/view/3') };
}

it("page and tab show the record's name, then its kind (A-10)", async () => {
  const { open } = makeThing();
  await open();
  const title = await screen.findByRole('heading', { level: 1, name: /^물건 3/ });
  expect(title.textContent).toBe('물건 3 물건 상세');
  expect(recordName.get()).toBe('물건 3');
});

it('actions are ranked: the next step is a button, the destructive one is last under 더보기', async () => {
  const { thing, open } = makeThing();
  const { user } = await open();
  expect(await screen.findByRole('button', { name: '완료' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '취소' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '더보기' }));
  const items = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(items).toEqual(['더보기', '복사', '취소', '완료']);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: '복사' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '더보기' }));
  await user.click(screen.getByRole('button', { name: '복사' }));
  expect(thing.memos).toEqual(['복사됨']);
});

it('the question has the action as title, names the record, and has no 확인 (D-158)', async () => {
  const { open } = makeThing();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '완료' }));
  const dialog = await screen.findByRole('dialog', { name: '물건 완료' });
  expect(dialog.textContent).toContain('프로젝트를 완료하시겠습니까?물건 3금액3,000 원');
  const buttons = [...dialog.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(buttons.filter((text) => text !== '')).toEqual(['닫기', '완료하기']);
  await answerQuestion(user, '닫기');
});

it('an action with a memo is refused while there are unsaved changes', async () => {
  const { thing, open } = makeThing();
  thing.unsaved = true;
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '더보기' }));
  await user.click(screen.getByRole('button', { name: '취소' }));
  expect(popToasts()).toEqual(['저장하지 않은 변경 내용이 있습니다. 먼저 저장해주세요.']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['missing', 404, 'NOT_FOUND'],
  ['of a damaged address', 400, 'BAD_REQUEST'],
])('a record that is %s shows a message and links to its list with the stored query', async (_why, status, code) => {
  const { thing, open } = makeThing();
  thing.refuse = new Refusal(status, code, '');
  storeListQuery('/things/list', { page: 2 });
  const { user, address } = await open();
  await screen.findByText('데이터 없음');
  await screen.findByText('삭제되었거나 볼 수 없는 내용입니다.');
  expect([screen.getByRole('heading', { level: 1 }).textContent, recordName.get()]).toEqual(['데이터 없음', '']);
  await user.click(screen.getByRole('button', { name: '목록' }));
  await waitFor(() => expect(address()).toBe('/things/list?page=2'));
});

/** A form with a button that reads its record again. */
function MemoForm({ reload }: { reload: () => Promise<void> }) {
  const [text, setText] = useState('');
  useUnsaved(text !== '');
  return (
    <>
      <input aria-label="메모" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <button type="button" onClick={() => void reload()}>
        소식
      </button>
    </>
  );
}

it('a record that is deleted while something is typed stays, and says so (D-494)', async () => {
  let stored: Thing | null = { title: '물건 3', state: '있음' };
  const source = { kind: 'kept things', read: async () => stored };
  const page = () => (
    <RecordPage kind="물건 상세" source={source} nameOf={({ title }) => title} listPath="/things/list">
      {({ reload }) => <MemoForm reload={reload} />}
    </RecordPage>
  );
  const { user } = await openPage('/things/view/$id', page, '/things/view/3');
  await user.type(await screen.findByLabelText('메모'), '아직 저장 전');
  stored = null;
  await user.click(screen.getByRole('button', { name: '소식' }));
  await screen.findByRole('alert');
  expect(screen.getByLabelText<HTMLInputElement>('메모').value).toBe('아직 저장 전');
  await user.clear(screen.getByLabelText('메모'));
  await screen.findByText('데이터 없음');
});

it('a failed load can be retried (A-03)', async () => {
  const { thing, open } = makeThing();
  thing.refuse = new Refusal(503, 'UNAVAILABLE', '');
  const { user } = await open();
  await screen.findByText('내용을 불러오지 못했습니다.');
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  await screen.findByText('상태: 있음');
});

it('an action asks, shows its result, and reloads the record (OUT-87)', async () => {
  const { open } = makeThing();
  const { user, address } = await open();
  await user.click(await screen.findByRole('button', { name: '완료' }));
  await answerQuestion(user, '닫기');
  expect(screen.getByText('상태: 있음')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '완료' }));
  await answerQuestion(user, '완료하기');
  await screen.findByText('상태: 없음');
  expect(popToasts()).toEqual(['프로젝트가 완료되었습니다.']);
  expect(address()).toMatch(/^\/things\/view\/3\?reload=\d+$/);
});

it('after a conflict with another user the reason is shown and the record reloaded (D-127)', async () => {
  const { thing, open } = makeThing();
  const { user } = await open();
  await screen.findByText('상태: 있음');
  thing.stored.state = '남의 것';
  thing.refuse = new Refusal(409, 'BAD_STATE', '현재 상태에서는 처리할 수 없습니다.');
  await user.click(screen.getByRole('button', { name: '완료' }));
  await answerQuestion(user, '완료하기');
  await screen.findByText('상태: 남의 것');
  expect(popToasts().at(-1)).toBe('현재 상태에서는 처리할 수 없습니다.');
});

it('question and memo are one dialog, which keeps the typed memo until the action is done (T7)', async () => {
  const { thing, open } = makeThing();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '더보기' }));
  await user.click(screen.getByRole('button', { name: '취소' }));
  const dialog = within(await screen.findByRole('dialog', { name: '취소' }));
  const memo = (): HTMLTextAreaElement => dialog.getByLabelText(/취소 사유/);
  expect(dialog.getByText('프로젝트를 취소하시겠습니까?')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: '취소' }));
  expect(popToasts()).toEqual(['취소 사유를 입력해주세요.']);
  await user.type(memo(), '고객 요청');
  thing.refuse = new Refusal(0, 'NO_ANSWER', '');
  await user.click(dialog.getByRole('button', { name: '취소' }));
  expect(memo().value).toBe('고객 요청');
  await user.click(dialog.getByRole('button', { name: '취소' }));
  await waitFor(() => expect(popToasts()).toContain('프로젝트가 취소되었습니다.'));
  expect(thing.memos).toEqual(['고객 요청 (있음)']);
});

it('a step that is refused as stale explains what changed, keeps the memo, and is decided anew (D-210)', async () => {
  const { thing, open } = makeThing();
  thing.canExplain = true;
  const { user } = await open();
  const press = async () => {
    await user.click(await screen.findByRole('button', { name: '더보기' }));
    await user.click(screen.getByRole('button', { name: '취소' }));
    return within(await screen.findByRole('dialog', { name: '취소' }));
  };
  const dialog = await press();
  await user.type(dialog.getByLabelText(/취소 사유/), '고객 요청');
  thing.stored.state = '남의 것';
  thing.refuse = new Refusal(409, 'STALE', '다른 사용자가 먼저 수정했습니다.');
  await user.click(dialog.getByRole('button', { name: '취소' }));
  await screen.findByText('상태: 남의 것');
  // The request and the explanation belong to the state that the dialog was opened with.
  await waitFor(() => expect(thing.explained).toEqual(['있음']));
  expect(popToasts()).toEqual([]);
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/취소 사유/).value).toBe('고객 요청');
  await user.click(dialog.getByRole('button', { name: '취소' }));
  await waitFor(() => expect(popToasts()).toEqual(['프로젝트가 취소되었습니다.']));
  expect(thing.memos).toEqual(['고객 요청 (남의 것)']);
});

it('a conflict that nothing explains shows the reason of the refusal', async () => {
  const { thing, open } = makeThing();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '더보기' }));
  await user.click(screen.getByRole('button', { name: '취소' }));
  const dialog = within(await screen.findByRole('dialog', { name: '취소' }));
  await user.type(dialog.getByLabelText(/취소 사유/), '고객 요청');
  thing.refuse = new Refusal(409, 'BAD_STATE', '현재 상태에서는 처리할 수 없습니다.');
  await user.click(dialog.getByRole('button', { name: '취소' }));
  await waitFor(() => expect(popToasts().at(-1)).toBe('현재 상태에서는 처리할 수 없습니다.'));
});

it('a step that the server would only refuse is inactive and says why (D-213)', async () => {
  const { thing, open } = makeThing();
  thing.blocked = '먼저 필요합니다: 계산서 발행일';
  const { user } = await open();
  const button = await screen.findByRole('button', { name: '완료' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.title).toBe('먼저 필요합니다: 계산서 발행일');
  await user.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
});
