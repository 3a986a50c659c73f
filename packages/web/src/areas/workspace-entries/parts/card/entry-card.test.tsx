import type { EntryRow } from '@portal/contract/areas/workspace-entries/shapes';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { createStore } from '#lib/create-store.ts';
import { popToasts } from '#test-kit/draw.tsx';
import { type MockRefusal, mockCalls } from '#test-kit/mock-calls.ts';
import { answerQuestion, openPage } from '#test-kit/open-page.tsx';
import { SAMPLE_COMMENT, SAMPLE_POST, SAMPLE_ROOM } from '#test-kit/sample-entry.ts';
import { LostTextDialog } from '../../public/lost-text-dialog.tsx';
import { lostTexts } from '../form/lost-texts.ts';
import { EntryCard } from './entry-card.tsx';

const STALE: MockRefusal = { status: 409, code: 'STALE', message: '다른 사용자가 먼저 수정했습니다.' };
const MISSING: MockRefusal = { status: 404, code: 'NOT_FOUND', message: '볼 수 없는 항목입니다.' };

/** The entry that the feed shows, null when it is no longer in the feed. */
const shown = createStore<EntryRow | null>(SAMPLE_POST);

function Feed() {
  const entry = useSyncExternalStore(shown.subscribe, shown.get);
  return (
    <>
      {entry && <EntryCard entry={entry} />}
      <LostTextDialog />
    </>
  );
}

const show = (entry: EntryRow | null) => act(() => shown.set(entry));

async function openFeed() {
  const answers: Record<string, readonly object[] | MockRefusal> = {
    'Project/project-info': [SAMPLE_ROOM],
    'Project/entry-info': [SAMPLE_POST],
    'Project/entry-comment-list': [SAMPLE_COMMENT],
  };
  const sent = mockCalls(answers);
  const sentTo = (path: string) => sent.filter((request) => request.path === path).map(({ body }) => body);
  const { user } = await openPage('/feed', Feed, '/feed');
  return { user, answers, sentTo };
}

type User = Awaited<ReturnType<typeof openFeed>>['user'];

async function openEdit(user: User, title: string) {
  await user.click(screen.getByRole('button', { name: /글 더보기/ }));
  // The menu stands before the comments, which have a button of the same name.
  const [edit] = screen.getAllByRole('button', { name: '수정' });
  if (edit) await user.click(edit);
  const field = await screen.findByRole('textbox', { name: '제목' });
  await user.clear(field);
  await user.type(field, title);
}

async function openCommentEdit(user: User, text: string) {
  await user.click(within(screen.getByRole('list', { name: '댓글' })).getByRole('button', { name: '수정' }));
  const box = await screen.findByRole('combobox', { name: '댓글 수정' });
  await user.clear(box);
  await user.type(box, text);
}

const lostDialog = () => screen.findByRole('dialog', { name: '저장하지 못한 내용' });

beforeEach(() => {
  shown.set(SAMPLE_POST);
  lostTexts.set([]);
});

it('an open form of a post saves with the version it was opened with, and shows both texts (D-235)', async () => {
  const { user, answers, sentTo } = await openFeed();
  await openEdit(user, '내 순서');
  const newer = { ...SAMPLE_POST, title: '남의 순서', version: 2, changeNo: 2 };
  answers['Project/entry-info'] = [newer];
  answers['Project/post-edit'] = STALE;
  show(newer);
  await user.click(screen.getByRole('button', { name: '저장' }));
  const dialog = await screen.findByRole('dialog', { name: '다른 사용자의 수정' });
  expect(sentTo('Project/post-edit').at(-1)).toMatchObject({ Version: 1, Title: '내 순서' });
  const line = within(dialog).getByRole('row', { name: /^제목/ });
  expect(line.textContent).toContain('내 순서');
  expect(line.textContent).toContain('남의 순서');
  await user.click(within(dialog).getByRole('button', { name: '고른 값으로 계속' }));
  await waitFor(() => expect(dialog.isConnected).toBe(false));
  answers['Project/post-edit'] = [];
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(sentTo('Project/post-edit').at(-1)).toMatchObject({ Version: 2, Title: '내 순서' }));
});

it('an open edit of a comment saves with the version it was opened with, and shows both texts (D-235)', async () => {
  const { user, answers, sentTo } = await openFeed();
  await openCommentEdit(user, '내 댓글');
  const newer = { ...SAMPLE_COMMENT, commentContent: '다른 창의 댓글', version: 2 };
  answers['Project/entry-comment-list'] = [newer];
  answers['Project/entry-comment-edit'] = STALE;
  show({ ...SAMPLE_POST, comments: [newer], changeNo: 2 });
  await user.click(screen.getByRole('button', { name: '수정 완료' }));
  const dialog = await screen.findByRole('dialog', { name: '다른 사용자의 수정' });
  expect(sentTo('Project/entry-comment-edit').at(-1)).toMatchObject({ Version: 1 });
  expect(dialog.textContent).toContain('내 댓글');
  expect(dialog.textContent).toContain('다른 창의 댓글');
});

it('newer comments do not remove a comment that is being edited (D-235)', async () => {
  const { user } = await openFeed();
  await openCommentEdit(user, '쓰는 중');
  const others = [8, 9].map((commentId) => ({ ...SAMPLE_COMMENT, commentId, commentContent: `새 ${commentId}` }));
  show({ ...SAMPLE_POST, comments: others, commentCount: 3, changeNo: 2 });
  expect(screen.getByRole('combobox', { name: '댓글 수정' })).toHaveProperty('value', '쓰는 중');
});

it.each([
  ['the entry', { 'Project/entry-info': MISSING }, null, '글이 삭제되었거나 볼 수 없게 되어 저장할 수 없습니다.'],
  [
    'the room',
    { 'Project/project-info': MISSING },
    null,
    '방이 삭제되었거나 더 이상 멤버가 아니어서 저장할 수 없습니다.',
  ],
  [
    'the archived room',
    { 'Project/project-info': [{ ...SAMPLE_ROOM, archivedYn: 'Y' }] },
    { ...SAMPLE_POST, actions: ['see'] },
    '방이 보관되어 저장할 수 없습니다.',
  ],
  [
    'the right',
    { 'Project/entry-info': [{ ...SAMPLE_POST, actions: ['see'] }] },
    { ...SAMPLE_POST, actions: ['see'] },
    '권한이 변경되어 저장할 수 없습니다.',
  ],
] satisfies [string, Record<string, readonly object[] | MockRefusal>, EntryRow | null, string][])(
  'who loses %s while editing keeps the text in sight and reads why (D-235)',
  async (_, now, entry, reason) => {
    const { user, answers } = await openFeed();
    await openEdit(user, '내가 쓴 제목');
    Object.assign(answers, now);
    show(entry);
    const dialog = await lostDialog();
    expect(dialog.textContent).toContain(reason);
    expect(dialog.textContent).toContain('내가 쓴 제목');
    expect(within(dialog).getByRole('button', { name: '내용 복사' })).toBeDefined();
  },
);

it('a comment that is deleted while it is edited leaves the typed text in sight (D-235)', async () => {
  const { user, answers } = await openFeed();
  await openCommentEdit(user, '고치던 댓글');
  answers['Project/entry-comment-list'] = [];
  show({ ...SAMPLE_POST, comments: [{ ...SAMPLE_COMMENT, delYn: 'Y', editYn: 'N' }], changeNo: 2 });
  const dialog = await lostDialog();
  expect(dialog.textContent).toContain('댓글이 삭제되어 저장할 수 없습니다.');
  expect(dialog.textContent).toContain('고치던 댓글');
});

it('a new comment stays in sight when its author may not comment any more (D-235)', async () => {
  const { user, answers } = await openFeed();
  await user.type(screen.getByRole('combobox', { name: '댓글 입력, @로 언급' }), '쓰던 댓글');
  const silent: EntryRow = { ...SAMPLE_POST, actions: ['see'], changeNo: 2 };
  answers['Project/entry-info'] = [silent];
  show(silent);
  expect((await lostDialog()).textContent).toContain('쓰던 댓글');
});

it('what a new comment lacks stands at its box until something is typed (MSG-02)', async () => {
  const { user, sentTo } = await openFeed();
  const box = screen.getByRole('combobox', { name: '댓글 입력, @로 언급' });
  await user.type(box, ' ');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(popToasts()).toEqual(['댓글 내용을 입력해주세요.']);
  expect(screen.getByText('댓글 내용을 입력해주세요.')).toBeTruthy();
  expect(box.getAttribute('aria-invalid')).toBe('true');
  await user.type(box, '글');
  expect(screen.queryByText('댓글 내용을 입력해주세요.')).toBeNull();
  expect(sentTo('Project/entry-comment-add')).toEqual([]);
});

it('a form that its user closes leaves nothing behind', async () => {
  const { user, sentTo } = await openFeed();
  await openEdit(user, '버릴 제목');
  await user.click(screen.getByRole('button', { name: '취소' }));
  await waitFor(() => expect(sentTo('Project/entry-info')).toHaveLength(1));
  expect(screen.queryByRole('dialog', { name: '저장하지 못한 내용' })).toBeNull();
});

it('readers are shown by name, those who have not read it apart (D-237)', async () => {
  const { user, answers } = await openFeed();
  const reader = (userId: string, userName: string, readDtm: string) => ({
    userId,
    userName,
    photoName: '',
    deptName: '공사팀',
    positionName: '',
    readDtm,
  });
  answers['Project/entry-reader-list'] = [
    reader('pm1', '김도현', '2026-11-20 09:00:00'),
    reader('sales1', '박지훈', ''),
  ];
  await user.click(screen.getByRole('button', { name: '읽음 1 / 2' }));
  expect((await screen.findByRole('region', { name: '읽음' })).textContent).toContain('김도현');
  expect(screen.getByRole('region', { name: '읽지 않음' }).textContent).toContain('박지훈');
});

it('a reaction is given and taken back by a press, with the names of those who gave it (D-237)', async () => {
  const { user, sentTo } = await openFeed();
  await user.click(screen.getByRole('button', { name: '반응' }));
  await user.click(await screen.findByRole('button', { name: '고마워요' }));
  await waitFor(() =>
    expect(sentTo('Project/entry-react').at(-1)).toMatchObject({ EntryId: 7, Reaction: 'T', OnYn: 'Y' }),
  );
  show({ ...SAMPLE_POST, reactions: [{ reaction: 'T', count: 2, mineYn: 'Y', userNames: ['박지훈', '김도현'] }] });
  const given = screen.getByRole('button', { name: '고마워요 2' });
  expect([given.getAttribute('aria-pressed'), given.title]).toEqual(['true', '박지훈, 김도현']);
  await user.click(given);
  await waitFor(() => expect(sentTo('Project/entry-react').at(-1)).toMatchObject({ Reaction: 'T', OnYn: 'N' }));
});

const TASK: NonNullable<EntryRow['task']> = {
  taskStatus: 'R',
  priority: 'N',
  startDay: '',
  dueDay: '2026-12-01',
  progress: 0,
  assignees: [],
  subTasks: [],
  subTaskCount: 0,
  subTaskDoneCount: 0,
};

it('an assignee without the right to edit changes only the state of the task (D-236)', async () => {
  const { user, sentTo } = await openFeed();
  show({ ...SAMPLE_POST, entryKind: 'T', task: TASK, actions: ['see', 'changeStatus'] });
  expect(screen.queryByLabelText('우선순위 변경')).toBeNull();
  await user.click(screen.getByRole('button', { name: '완료' }));
  await waitFor(() =>
    expect(sentTo('Project/task-change').at(-1)).toMatchObject({ Field: 'taskStatus', Value: 'C', Version: 1 }),
  );
});

it('priority and days of a task are edited in place, one change after the other (D-240)', async () => {
  const { user, sentTo } = await openFeed();
  show({ ...SAMPLE_POST, entryKind: 'T', task: TASK });
  await user.click(screen.getByLabelText('우선순위 변경'));
  await user.click(await screen.findByRole('option', { name: '긴급' }));
  fireEvent.change(screen.getByLabelText('마감일 변경'), { target: { value: '2026-12-09' } });
  expect(screen.getByLabelText('마감일 변경')).toHaveProperty('value', '2026-12-09');
  await waitFor(() =>
    expect(sentTo('Project/task-change').map(({ Field, Value, Version }) => [Field, Value, Version])).toEqual([
      ['priority', 'U', 1],
      ['dueDay', '2026-12-09', 2],
    ]),
  );
});

it('a sub-task is deleted after a question, and not when its answer is 닫기 (D-158)', async () => {
  const { user, sentTo } = await openFeed();
  const subTask = {
    subTaskId: 3,
    title: '배선',
    userId: '',
    userName: '',
    dueDay: '',
    doneYn: 'N' as const,
    version: 1,
  };
  show({ ...SAMPLE_POST, entryKind: 'T', task: { ...TASK, subTasks: [subTask], subTaskCount: 1 } });
  for (const [answer, requests] of [
    ['닫기', []],
    ['하위 업무 삭제', [expect.objectContaining({ SubTaskId: 3 })]],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: '배선 삭제' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('하위 업무를 삭제하시겠습니까?')).toBeTruthy();
    await answerQuestion(user, answer);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo('Project/subtask-delete')).toEqual(requests);
  }
});
