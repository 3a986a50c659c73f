import { MENU } from '@portal/contract/areas/menu/keys';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { PROJECT_EVENT } from '@portal/contract/core/live-events';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type MockRefusal, mockCalls } from '#test-kit/mock-calls.ts';
import { openPage } from '#test-kit/open-page.tsx';
import { SAMPLE_PROJECT } from '#test-kit/sample-project.ts';
import { stubStreams } from '#test-kit/stub-streams.ts';
import { DetailPage } from '../../pages/detail-page.tsx';

const INFO = 'Construction/construction-info';

it('after a deletion by another user the buttons are gone and what is typed stays (D-211)', async () => {
  const announce = stubStreams(PROJECT_EVENT);
  const project = { ...SAMPLE_PROJECT, mizeStatus: ProjectStatus.Draft };
  const answers: Record<string, readonly object[] | MockRefusal> = { [INFO]: [project] };
  mockCalls(answers, { meta: { awards: [] } });
  const { user } = await openPage('/projects/view/$id', DetailPage, `/projects/view/${project.id}`);
  await user.click(await screen.findByRole('button', { name: '고객 및 현장 정보 수정' }));
  await user.type(screen.getByLabelText(/^현장명/), ' 별관');
  expect(screen.getByRole('button', { name: '프로젝트정보 수정' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '변경 1건 · 저장' })).toBeTruthy();

  answers[INFO] = { status: 404, code: 'NOT_FOUND', message: '' };
  await announce(project.id);

  await screen.findByText('삭제되었거나 볼 수 없는 내용입니다.');
  for (const name of ['게시', '더보기', '프로젝트정보 수정', '현장 사진 수정', '자재확정', '변경 1건 · 저장'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByLabelText(/^현장명/)).toHaveProperty('value', `${project.placeName} 별관`);
});

const SITE_CALLS = ['visit-list', 'log-list', 'receipt-list', 'photo-list', 'report-list', 'talk-list'];

it('a live award opens 현장 대화 and reads every tab and side column (D-613)', async () => {
  const announce = stubStreams(PROJECT_EVENT);
  const open = { ...SAMPLE_PROJECT, mizeStatus: ProjectStatus.Open, choiceDtm: '', choiceSelDate: '' };
  const answers: Record<string, readonly object[]> = { [INFO]: [open] };
  const meta = { awards: [], access: 'none', messageCount: 0, unreadCount: 0, missing: [] };
  const sent = mockCalls(answers, { meta });
  await openPage('/projects/view/$id', DetailPage, `/projects/view/${open.id}`);
  await screen.findByText('현장 대화는 수주 후에 열립니다');
  answers[INFO] = [{ ...SAMPLE_PROJECT, version: open.version + 1 }];
  meta.access = 'write';
  sent.length = 0;
  await announce(open.id);
  await screen.findByRole('link', { name: /^현장 대화/ });
  const read = () => sent.map(({ path }) => path.replace('Site/', ''));
  await waitFor(() => expect(read()).toEqual(expect.arrayContaining(SITE_CALLS)));
});

it('a change of an awarded project reads again what stands in its tabs and side column (D-613)', async () => {
  const announce = stubStreams(PROJECT_EVENT);
  const meta = { awards: [], access: 'write', messageCount: 0, unreadCount: 0, missing: [] };
  const sent = mockCalls({ [INFO]: [SAMPLE_PROJECT] }, { meta });
  await openPage('/projects/view/$id', DetailPage, `/projects/view/${SAMPLE_PROJECT.id}`);
  const read = () => sent.map(({ path }) => path.replace('Site/', ''));
  const all = [...SITE_CALLS, 'Comment/comment-all-list'];
  await waitFor(() => expect(read()).toEqual(expect.arrayContaining(SITE_CALLS)));
  const first = new Set(read());
  sent.length = 0;
  await announce(SAMPLE_PROJECT.id);
  const expected = all.filter((path) => first.has(path));
  await waitFor(() => expect(read()).toEqual(expect.arrayContaining(expected)));
});

it.each([
  ['with the menu of the list', [{ topMenuId: 12, leftMenuId: MENU.outsourcedList.id }], true],
  ['without a menu that shows it', [], false],
])('%s, the record offers its steps or does not (D-23)', async (_name, menus, offered) => {
  stubStreams(PROJECT_EVENT);
  const project = { ...SAMPLE_PROJECT, mizeStatus: ProjectStatus.Draft };
  mockCalls({ [INFO]: [project], 'Menu/menu-list': menus }, { meta: { awards: [] } });
  const { user } = await openPage('/projects/view/$id', DetailPage, `/projects/view/${project.id}`);
  await screen.findByRole('button', { name: '프로젝트정보 수정' });
  await waitFor(() => expect(screen.queryByRole('button', { name: '게시' }) !== null).toBe(offered));
  await user.click(screen.getByRole('button', { name: '더보기' }));
  await screen.findByRole('button', { name: '복사해서 등록' });
  expect(screen.queryByRole('button', { name: '프로젝트취소' }) !== null).toBe(offered);
});
