import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { UserType } from '@portal/contract/core/actor';
import { PROJECT_EVENT } from '@portal/contract/core/live-events';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { popToasts } from '#test-kit/draw.tsx';
import { type MockRefusal, mockCalls } from '#test-kit/mock-calls.ts';
import { openPage, STAFF } from '#test-kit/open-page.tsx';
import { SAMPLE_PROJECT } from '#test-kit/sample-project.ts';
import { stubStreams } from '#test-kit/stub-streams.ts';
import { CompanyDetail } from '../../public/company-detail.tsx';

const CONTRACTOR = { ...STAFF, userId: 'saebyeok1', userType: UserType.Partner, companyId: 4, permission: '' as const };
const INFO = 'Construction/construction-info';
const ACCEPT = 'Construction/construction-accept';
const CHECK = 'Construction/construction-check';
const META = { access: 'write', awards: [], due: [], arrived: [], missing: [], messageCount: 0, unreadCount: 0 };

const OFFER: ProjectInfo = {
  ...SAMPLE_PROJECT,
  status: 'N',
  mizeStatus: 'N',
  orderStatus: 'N',
  startDate: '2099-11-23',
  choiceDtm: '',
  choiceCompanyId: 0,
  choiceCompanyName: '',
  choiceUserId: '',
  customerVisibleYN: 'N',
  checkLists: [],
};
const PRESET = { totalPeople: '', managerUserName: '최반장', managerUserPhone: '', busyDays: [] };

/** Opens an offer and fills in the sheet that accepts it. */
async function openSheet(waiting: readonly string[] = []) {
  stubStreams(PROJECT_EVENT);
  const answers: Record<string, readonly object[] | MockRefusal> = {
    [INFO]: [OFFER],
    [CHECK]: [{ checkStatus: 'N' }],
    'Construction/construction-accept-preset': [PRESET],
  };
  const sent = mockCalls(answers, { meta: META, waiting: ['Site/receipt-list', ...waiting] });
  const page = () => <CompanyDetail title="프로젝트 상세 (업체)" listPath="/projects/companylist" />;
  const path = '/projects/companyview/$id';
  const { user } = await openPage(path, page, '/projects/companyview/7', { actor: CONTRACTOR });
  await user.click(await screen.findByRole('button', { name: '수주하기' }));
  const sheet = within(await screen.findByRole('dialog', { name: '수주하기' }));
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? document.body;
  const change = sheet.queryByRole('button', { name: '수정' });
  if (change) await user.click(change);
  await user.click(field('ChoiceSelDate'));
  await user.click(sheet.getByRole('checkbox'));
  await user.type(field('TotalPeople'), '2');
  await user.clear(field('ManagerUserPhone'));
  await user.type(field('ManagerUserPhone'), '01077778888');
  const accept = sheet.getByRole('button', { name: '수주하기' });
  return { user, answers, accept, acceptances: () => sent.filter((one) => one.path === ACCEPT) };
}

it('수주하기 that is pressed twice, and by Enter too, accepts once and shows that it works', async () => {
  const { user, accept, acceptances } = await openSheet([ACCEPT]);
  await user.dblClick(accept);
  await waitFor(() => expect(accept.getAttribute('aria-busy')).toBe('true'));
  accept.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(acceptances()).toHaveLength(1));
  expect(acceptances()).toHaveLength(1);
});

it('a contractor whose award got no answer repeats it with the same key, and sees it as their own', async () => {
  const { user, answers, accept, acceptances } = await openSheet();
  answers[ACCEPT] = { status: 503, code: 'UNAVAILABLE', message: '' };
  await user.click(accept);
  await waitFor(() => expect(popToasts()).toEqual(['수주 처리 중 오류가 발생했습니다.']));
  // The server had stored the award, so that the project is no longer open.
  answers[CHECK] = [{ checkStatus: 'Y' }];
  answers[ACCEPT] = [];
  const own = { ownYN: 'Y', winnerYN: 'Y', choiceCompanyId: CONTRACTOR.companyId, choiceUserId: CONTRACTOR.userId };
  answers[INFO] = [{ ...SAMPLE_PROJECT, ...own, version: 4, checkLists: [] }];
  await user.click(accept);
  await waitFor(() => expect(popToasts()).toEqual(['프로젝트 수주가 완료되었습니다.']));
  const keys = acceptances().map(({ key }) => key);
  expect(keys).toEqual([expect.stringMatching(/./), keys[0]]);
  expect(await screen.findByRole('heading', { name: '수주 정보' })).toBeTruthy();
});
