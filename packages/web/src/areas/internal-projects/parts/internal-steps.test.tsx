import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import { MENU } from '@portal/contract/areas/menu/keys';
import { INTERNAL_EVENT } from '@portal/contract/core/live-events';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { popToasts } from '#test-kit/draw.tsx';
import { type MockRefusal, mockCalls } from '#test-kit/mock-calls.ts';
import { answerQuestion, openPage, STAFF } from '#test-kit/open-page.tsx';
import { moreItems } from '#test-kit/open-record.tsx';
import { SAMPLE_INTERNAL } from '#test-kit/sample-internal.ts';
import { stubStreams } from '#test-kit/stub-streams.ts';
import { DetailPage } from '../pages/detail-page.tsx';

const INFO = 'MizeConstruction/construction-info';
const EDIT = 'MizeConstruction/construction-edit';
const TOGGLE = 'MizeConstruction/construction-materials-yn';
const COMPLETE = 'MizeConstruction/construction-complete';
const CANCEL = 'MizeConstruction/construction-cancel-update';
const UNSAVED = '저장하지 않은 변경 내용이 있습니다. 먼저 저장해주세요.';

const state = (mizeStatus: InternalInfo['mizeStatus']): Partial<InternalInfo> => ({ mizeStatus, status: mizeStatus });

/** An installation, the only type with a construction manager. */
const INSTALLATION: Partial<InternalInfo> = { projectType: 'D', maintenanceType: '', payType: '', price: '' };

type Options = { permission?: string; after?: Readonly<Record<string, Partial<InternalInfo>>> };

/** Opens an internal project with the menu of its list. `after` says what it has become once a call was made. */
async function openInternal(part: Partial<InternalInfo> = {}, { permission = 'B', after = {} }: Options = {}) {
  stubStreams(INTERNAL_EVENT);
  let project: InternalInfo = { ...SAMPLE_INTERNAL, ...part };
  const answers: Record<string, readonly object[] | MockRefusal> = {
    'Menu/menu-list': [{ topMenuId: 12, leftMenuId: MENU.internalList.id }],
    [INFO]: [project],
  };
  const change = (next: Partial<InternalInfo>): void => {
    project = { ...project, ...next, version: project.version + 1 };
    answers[INFO] = [project];
  };
  const sent = mockCalls(answers, { onSent: ({ path }) => path in after && change(after[path] ?? {}) });
  const actor = { ...STAFF, permission };
  const { user } = await openPage('/projects/mizeview/$id', DetailPage, '/projects/mizeview/7', { actor });
  await screen.findByRole('heading', { name: '프로젝트정보' });
  return {
    user,
    answers,
    change,
    sent,
    sentTo: (path: string) => sent.filter((one) => one.path === path).map((one) => one.body),
  };
}

const button = (name: string) => screen.findByRole('button', { name });
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
const removed = (name: string) => screen.queryByRole('button', { name }) === null;

it('materials are confirmed with a reason, locked, and reopened by permission M alone (INT-58, MAT-13)', async () => {
  const { user, sentTo } = await openInternal({}, { after: { [TOGGLE]: { materialConfirmYN: 'Y' } } });
  await user.click(await button('자재확정'));
  const dialog = await screen.findByRole('dialog', { name: '자재확정' });
  await user.type(within(dialog).getByRole('textbox'), '수량 확인');
  await user.click(within(dialog).getByRole('button', { name: '자재확정' }));
  await waitFor(() => expect(popToasts()).toEqual(['자재가 확정되었습니다.']));
  expect(sentTo(TOGGLE)).toMatchObject([{ Id: 7, Status: 'Y' }]);
  expect(JSON.stringify(sentTo(TOGGLE))).toContain('"Reason":"수량 확인"');
  await waitFor(() => expect(removed('자재확정')).toBe(true));
  expect(removed('자재수정')).toBe(true);
  await user.click(await button('프로젝트정보 수정'));
  expect(field('ProjectName')).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: '투입자재 추가' })).toBeNull();
  expect(document.body.textContent).toMatch(/NVR.*· 2대/);
});

it('permission M reopens confirmed materials with a reason, and they can be changed again (MAT-13)', async () => {
  const { user, sentTo } = await openInternal(
    { materialConfirmYN: 'Y' },
    { permission: 'M', after: { [TOGGLE]: { materialConfirmYN: 'N' } } },
  );
  await user.click(await button('자재수정'));
  const dialog = await screen.findByRole('dialog', { name: '자재수정' });
  expect(dialog.textContent).toContain('확정된 자재를 수정하시겠습니까?');
  await user.type(within(dialog).getByRole('textbox'), '수량 변경');
  await user.click(within(dialog).getByRole('button', { name: '자재수정' }));
  await waitFor(() => expect(popToasts()).toEqual(['자재수정이 가능하도록 변경되었습니다.']));
  expect(sentTo(TOGGLE)).toMatchObject([{ Status: 'N' }]);
  await user.click(await button('프로젝트정보 수정'));
  expect(await screen.findByRole('combobox', { name: '투입자재 추가' })).toBeTruthy();
});

it('every step is refused while the form has unsaved changes (INT-54, I3, I4)', async () => {
  const { user, sentTo } = await openInternal();
  await user.click(await button('프로젝트정보 수정'));
  await user.type(screen.getByLabelText(/^비고/), '출입증');
  await user.click(await button('프로젝트완료'));
  expect([popToasts(), screen.queryByRole('dialog')]).toEqual([[UNSAVED], null]);
  await user.click(await button('더보기'));
  await user.click(await button('프로젝트취소'));
  expect([popToasts(), screen.queryByRole('dialog')]).toEqual([[UNSAVED], null]);
  expect([sentTo(COMPLETE), sentTo(CANCEL)]).toEqual([[], []]);
});

it('a completed project is closed, and can only be copied (INT-54, INT-55, D-77)', async () => {
  const { user, sentTo } = await openInternal({}, { permission: 'M', after: { [COMPLETE]: state('YY') } });
  await user.click(await button('프로젝트정보 수정'));
  await user.type(screen.getByLabelText(/^비고/), '가');
  await user.clear(screen.getByLabelText(/^비고/));
  await user.click(await button('프로젝트완료'));
  await answerQuestion(user, '프로젝트완료');
  await waitFor(() => expect(popToasts()).toEqual(['프로젝트가 완료되었습니다.']));
  expect(sentTo(COMPLETE)).toMatchObject([{ Id: 7, Status: 'YY' }]);
  await waitFor(() => expect(removed('프로젝트완료')).toBe(true));
  for (const name of ['프로젝트정보 수정', '고객 및 현장 정보 수정', '자재확정', '자재수정'])
    expect([name, removed(name)]).toEqual([name, true]);
  expect(await moreItems(user)).toEqual(['프로젝트복사']);
  expect(field('ProjectName')).toBeNull();
  expect(screen.getByRole('link', { name: '목록' })).toBeTruthy();
});

it('cancelling a project asks for a reason, which the page then shows (INT-57, INT-65)', async () => {
  const canceled = { ...state('C'), cancelMemo: '고객사 사정', canceledDtm: '2026-11-21 10:00:00' };
  const { user, sentTo } = await openInternal({}, { after: { [CANCEL]: canceled } });
  await user.click(await button('더보기'));
  await user.click(await button('프로젝트취소'));
  const dialog = await screen.findByRole('dialog', { name: '프로젝트취소' });
  expect(dialog.textContent).toContain('프로젝트를 취소하시겠습니까?');
  await user.click(within(dialog).getByRole('button', { name: '프로젝트취소' }));
  expect(popToasts()).toEqual(['취소 사유를 입력해주세요.']);
  await user.type(within(dialog).getByLabelText(/취소 사유/), '고객사 사정');
  await user.click(within(dialog).getByRole('button', { name: '프로젝트취소' }));
  await waitFor(() => expect(popToasts()).toEqual(['프로젝트가 취소되었습니다.']));
  expect(sentTo(CANCEL)).toMatchObject([{ Id: 7, cancelMemo: '고객사 사정' }]);
  await waitFor(() =>
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toContain('고객사 사정'),
  );
});

it('the later of two editors sees what the other saved, by names and not by ids, and saves both (INT-59, INT-63)', async () => {
  const { user, answers, change, sentTo } = await openInternal(INSTALLATION);
  await user.click(await button('프로젝트정보 수정'));
  await user.type(screen.getByLabelText(/^비고/), '출입증 필요');
  change({ projectName: '정기점검 변경', choiceUserId: 'pm1', choiceUserName: '김도현' });
  answers[EDIT] = { status: 409, code: 'STALE', message: '다른 사용자가 먼저 수정했습니다.' };
  const save = async () => {
    await user.click(await button('변경 1건 · 저장'));
    await user.type(await screen.findByRole('textbox', { name: /변경 사유/ }), '현장 안내{Enter}');
  };
  await save();
  const stale = await screen.findByRole('dialog', { name: '다른 사용자의 수정' });
  const rows = within(stale)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(rows.find((text) => text?.includes('프로젝트명'))).toContain('정기점검 변경');
  expect(rows.find((text) => text?.includes('시공 담당자'))).toContain('김도현');
  expect(popToasts()).toEqual(['프로젝트 정보 수정 중 오류가 발생했습니다.']);
  await user.click(within(stale).getByRole('button', { name: '고른 값으로 계속' }));
  await waitFor(() => expect(field('ProjectName')?.value).toBe('정기점검 변경'));
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^비고/).value).toBe('출입증 필요');
  answers[EDIT] = [];
  await save();
  await waitFor(() => expect(popToasts()).toEqual(['프로젝트 정보가 성공적으로 수정되었습니다.']));
  expect(sentTo(EDIT).at(-1)).toMatchObject({ ProjectName: '정기점검 변경', EtcMemo: '출입증 필요', Version: 4 });
});

it('a survey without materials shows no message about materials', async () => {
  await openInternal({ projectType: 'P', mizeMaterials: [], materialsNoYN: 'N' });
  expect(screen.getByRole('region', { name: '프로젝트정보' }).textContent).toContain('답사내용');
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent ?? '');
  expect(terms.filter((text) => text.includes('자재'))).toEqual([]);
});

it('an edit that is repeated after a 503 is sent with the same key, and asks for no decision', async () => {
  const { user, answers, sent } = await openInternal();
  await user.click(await button('고객 및 현장 정보 수정'));
  await user.type(field('Addr2') ?? document.body, ' 관리실');
  answers[EDIT] = { status: 503, code: 'UNAVAILABLE', message: '' };
  const save = async (text: string) => {
    await user.click(await button('변경 1건 · 저장'));
    const reason = await screen.findByRole('textbox', { name: /변경 사유/ });
    await user.clear(reason);
    await user.type(reason, '층 변경{Enter}');
    await waitFor(() => expect(popToasts()).toEqual([text]));
  };
  await save('프로젝트 정보 수정 중 오류가 발생했습니다.');
  answers[EDIT] = [];
  await save('프로젝트 정보가 성공적으로 수정되었습니다.');
  const keys = sent.filter(({ path }) => path === EDIT).map(({ key }) => key);
  expect(keys).toEqual([expect.stringMatching(/./), keys[0]]);
  expect(screen.queryByRole('dialog', { name: '다른 사용자의 수정' })).toBeNull();
});
