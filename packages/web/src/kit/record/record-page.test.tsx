import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { takeToasts } from '../../../test-kit/draw.tsx';
import { answerQuestion, openPage } from '../../../test-kit/open-page.tsx';
import { Refusal } from '../../lib/refusal.ts';
import { recordName } from '../../lib/tab-title.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { rememberList } from '../list/list-search.ts';
import { MemoButton } from './memo-button.tsx';
import { performAction } from './perform-action.ts';
import { RecordPage } from './record-page.tsx';

type Thing = { title: string; state: string };

/** A record that the portal does not have; `refuse` is thrown by the next reading or action. */
function makeThing() {
  const thing = { stored: { title: '물건 3', state: '있음' }, refuse: null as Refusal | null, memos: [] as string[] };
  const answer = async <T,>(value: T): Promise<T> => {
    const refusal = thing.refuse;
    thing.refuse = null;
    if (refusal) throw refusal;
    return value;
  };
  const source = { kind: 'things', read: (): Promise<Thing | null> => answer({ ...thing.stored }) };
  const take = async () => {
    await answer(null);
    thing.stored.state = '없음';
  };
  const page = () => (
    <RecordPage kind="물건 상세" source={source} nameOf={({ title }) => title} listPath="/things/list">
      {({ record, reload }) => (
        <>
          <p>상태: {record.state}</p>
          <BusyButton
            onClick={() =>
              performAction({
                question: 'project.complete.confirm',
                done: 'project.complete.done',
                failed: 'project.complete.failed',
                send: take,
                reload,
              })
            }
          >
            완료
          </BusyButton>
          <MemoButton
            label="취소"
            memoLabel="취소 사유"
            field="cancelMemo"
            question="project.cancel.confirm"
            missing="CANCEL_MEMO"
            done="project.cancel.done"
            failed="project.cancel.failed"
            send={async (memo) => {
              await answer(null);
              thing.memos.push(memo);
            }}
            reload={reload}
          />
        </>
      )}
    </RecordPage>
  );
  return { thing, open: () => openPage('/things/view/$id', page, '/things/view/3') };
}

it('names page and tab after the record, then its kind (A-10)', async () => {
  const { open } = makeThing();
  await open();
  const title = await screen.findByRole('heading', { level: 1, name: /^물건 3/ });
  expect(title.textContent).toBe('물건 3 물건 상세');
  expect(recordName.get()).toBe('물건 3');
});

it.each([
  ['missing', 404, 'NOT_FOUND'],
  ['of a damaged address', 400, 'BAD_REQUEST'],
])('a record that is %s says so and leads on to its list as it was left', async (_why, status, code) => {
  const { thing, open } = makeThing();
  thing.refuse = new Refusal(status, code, '');
  rememberList('/things/list', { page: 2 });
  const { user, address } = await open();
  await screen.findByText('데이터 없음');
  expect([screen.getByRole('heading', { level: 1 }).textContent, recordName.get()]).toEqual(['물건 상세', '']);
  await user.click(screen.getByRole('button', { name: '목록' }));
  await waitFor(() => expect(address()).toBe('/things/list?page=2'));
});

it('a failed load is tried again by hand (A-03)', async () => {
  const { thing, open } = makeThing();
  thing.refuse = new Refusal(503, 'UNAVAILABLE', '');
  const { user } = await open();
  await screen.findByText('내용을 불러오지 못했습니다.');
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  await screen.findByText('상태: 있음');
});

it('an action asks, tells, and draws the record anew in its place (OUT-87)', async () => {
  const { open } = makeThing();
  const { user, address } = await open();
  await user.click(await screen.findByRole('button', { name: '완료' }));
  await answerQuestion(user, '취소');
  expect(screen.getByText('상태: 있음')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '완료' }));
  await answerQuestion(user, '확인');
  await screen.findByText('상태: 없음');
  expect(takeToasts()).toEqual(['프로젝트가 완료되었습니다.']);
  expect(address()).toMatch(/^\/things\/view\/3\?reload=\d+$/);
});

it('somebody who was faster is told after the failure, and what is true now is drawn (D-127)', async () => {
  const { thing, open } = makeThing();
  const { user } = await open();
  await screen.findByText('상태: 있음');
  thing.stored.state = '남의 것';
  thing.refuse = new Refusal(409, 'BAD_STATE', '현재 상태에서는 처리할 수 없습니다.');
  await user.click(screen.getByRole('button', { name: '완료' }));
  await answerQuestion(user, '확인');
  await screen.findByText('상태: 남의 것');
  expect(takeToasts().at(-1)).toBe('현재 상태에서는 처리할 수 없습니다.');
});

it('an action with a memo keeps what was typed until it is done (T7)', async () => {
  const { thing, open } = makeThing();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '취소' }));
  await answerQuestion(user, '확인');
  await user.click((await screen.findAllByRole('button', { name: '취소' })).at(-1) as HTMLElement);
  expect(takeToasts()).toEqual(['취소 사유를 입력해주세요.']);
  await user.type(screen.getByLabelText(/취소 사유/), '고객 요청');
  thing.refuse = new Refusal(0, 'NO_ANSWER', '');
  await user.click(screen.getAllByRole('button', { name: '취소' }).at(-1) as HTMLElement);
  expect((screen.getByLabelText(/취소 사유/) as HTMLTextAreaElement).value).toBe('고객 요청');
  await user.click(screen.getAllByRole('button', { name: '취소' }).at(-1) as HTMLElement);
  await waitFor(() => expect(thing.memos).toEqual(['고객 요청']));
});
