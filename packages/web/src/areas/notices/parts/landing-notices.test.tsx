import { UserType } from '@portal/contract/core/actor';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { openPage, STAFF } from '#test-kit/open-page.tsx';
import { LandingNotices } from './landing-notices.tsx';

const CONTRACTOR = { ...STAFF, userId: 'hanbit1', userType: UserType.Partner, permission: '' as const };
const notice = (noticeId: number, noticeSubject: string, part: object = {}) => ({
  board: 'C',
  noticeId,
  noticeSubject,
  noticeSubjectColor: '',
  mustReadYN: 'Y',
  mustReadUntil: '2026-11-29',
  remindedDtm: '',
  ...part,
});
const lines = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

it('the notices to be read are one line, which counts the others and shows them on request (NOTICE-66)', async () => {
  const reminded = { mustReadYN: 'N', mustReadUntil: '', remindedDtm: '2026-11-23 09:00:00' };
  mockCalls({
    'Notice/notice-landing-list': [notice(1, '동절기 안전수칙'), notice(2, '출입 안내', reminded)],
  });
  const { user } = await openPage('/', LandingNotices, '/', { actor: CONTRACTOR });
  await screen.findByRole('region', { name: '읽어야 할 공지 2건' });
  expect(lines()).toEqual(['읽어야 할 공지동절기 안전수칙2026-11-29 (일)까지']);
  await user.click(screen.getByRole('button', { name: '외 1건' }));
  expect(lines()).toEqual([
    '읽어야 할 공지동절기 안전수칙2026-11-29 (일)까지',
    '열람 요청출입 안내2026-11-23 (월) 요청',
  ]);
});
