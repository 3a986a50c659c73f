import { SUBJECT_COLOURS } from '@portal/contract/areas/notices/subject-colours';
import { UserType } from '@portal/contract/core/actor';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { openPage, STAFF } from '#test-kit/open-page.tsx';
import { CompanyViewPage } from '../pages/company-view-page.tsx';
import { DetailPage } from '../pages/detail-page.tsx';
import { ListPage, MizeListPage } from '../pages/list-page.tsx';

const NOTICE = {
  noticeId: 7,
  fixYN: 'N',
  categoryId: 1,
  categoryName: '안전',
  noticeSubject: '현장 출입 안내',
  noticeSubjectColor: SUBJECT_COLOURS[1].value,
  noticeContent: '<p>출입증을 받아 주세요.</p>',
  createdDtm: '2026-11-22 01:06:09',
  publishedDtm: '2026-11-22 01:06:09',
  newYN: 'N',
  readYN: 'Y',
  mustReadYN: 'Y',
  mustReadUntil: '2026-12-02',
  viewCnt: 31,
  fileCnt: 0,
  attachments: [],
  previous: null,
  next: null,
  version: 1,
};
const STAFF_FIELDS = { createdUserName: '배은주', delYN: 'N', stage: 'P', publishFrom: '', publishUntil: '' };
const CONTRACTOR = { ...STAFF, userId: 'hanbit1', userType: UserType.Partner, permission: '' as const };

const READERS = {
  'Notice/notice-reader-group-list': [
    { groupKey: '1', groupName: '다온전기', readCnt: 2, totalCnt: 2 },
    { groupKey: '2', groupName: '한빛설비', readCnt: 1, totalCnt: 2 },
  ],
  'Notice/notice-reader-list': [
    { userId: 'hanbit2', userName: '이수진', groupKey: '2', groupName: '한빛설비', readDtm: '', remindedDtm: '' },
  ],
};

const answersFor = (fields: object) => ({
  'Notice/notice-board-info': [{ noticeId: 7, board: 'C' }],
  'Notice/notice-info': [{ ...NOTICE, ...fields }],
  ...READERS,
});

it('staff read a notice and see who has not read it; 수정 opens its form, 수정 닫기 closes it (NOTICE-24)', async () => {
  mockCalls(answersFor(STAFF_FIELDS));
  const { user, address } = await openPage('/notices/view/$id', DetailPage, '/notices/view/7?commentId=3');
  expect(await screen.findByText('출입증을 받아 주세요.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('현장 출입 안내');
  expect(screen.getByText('필독 · 12-02 (수)까지')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /제목/ })).toBeNull();
  const readers = within(screen.getByRole('region', { name: '열람 현황' }));
  expect(await readers.findByText('이수진')).toBeTruthy();
  expect(readers.getByText('1명 안 읽음 · 1 / 2')).toBeTruthy();
  expect(readers.getByText('2명 모두 읽음')).toBeTruthy();
  expect(readers.getByRole('button', { name: '1명에게 열람 요청' })).toBeTruthy();

  await user.click(screen.getByRole('button', { name: '수정' }));
  expect(await screen.findByDisplayValue('현장 출입 안내')).toBeTruthy();
  expect(address()).toContain('edit=Y');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '파랑' }).checked).toBe(true);
  await user.click(screen.getByRole('button', { name: '수정 닫기' }));
  expect(await screen.findByText('출입증을 받아 주세요.')).toBeTruthy();
  expect(address()).toBe('/notices/view/7?commentId=3');
});

it('a deleted notice can only be read (D-114)', async () => {
  const sent = mockCalls(answersFor({ ...STAFF_FIELDS, delYN: 'Y' }));
  await openPage('/notices/view/$id', DetailPage, '/notices/view/7?edit=Y');
  expect(await screen.findByText('출입증을 받아 주세요.')).toBeTruthy();
  expect(screen.getByText('삭제됨')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '수정' })).toBeNull();
  expect(sent.filter(({ path }) => path.includes('reader'))).toEqual([]);
});

it('a contractor reads a notice and asks for nothing else of it (NOTICE-39, NOTICE-60)', async () => {
  const sent = mockCalls(answersFor({}));
  await openPage('/notices/companyview/$id', CompanyViewPage, '/notices/companyview/7?edit=Y', { actor: CONTRACTOR });
  expect(await screen.findByText('출입증을 받아 주세요.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '수정' })).toBeNull();
  expect(screen.queryByRole('region', { name: '열람 현황' })).toBeNull();
  expect(sent.map(({ path }) => path)).toEqual(['Notice/notice-info']);
});

it.each([
  ['NOTICE-05', STAFF, '공지사항을 조회하고 관리할 수 있습니다.'],
  ['NOTICE-06', CONTRACTOR, '공지사항을 조회할 수 있습니다.'],
] as const)('the list says what its reader may do (%s)', async (_id, actor, text) => {
  mockCalls({});
  await openPage('/notices/list', ListPage, '/notices/list', { actor });
  expect(await screen.findByText(text)).toBeTruthy();
});

it.each([
  ['/mizenotices/list', MizeListPage, STAFF],
  ['/notices/list', ListPage, CONTRACTOR],
] as const)('the work of today stands above the notices of %s', async (path, Page, actor) => {
  mockCalls({});
  await openPage(path, Page, path, { actor });
  const work = await screen.findByRole('heading', { name: '오늘 할 일' });
  const list = await screen.findByRole('heading', { name: '공지사항목록' });
  expect(work.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
