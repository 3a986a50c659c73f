import type { EmployeeInfo } from '@portal/contract/areas/employees/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { watchEmployeeUpdates } from '#lib/employee-updates.ts';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { openPage, STAFF } from '#test-kit/open-page.tsx';
import { SAMPLE_EMPLOYEE } from '#test-kit/sample-employee.ts';
import { DetailPage } from '../../pages/detail-page.tsx';

const MANAGER: Actor = { ...STAFF, userId: 'admin', permission: 'M' };
const MENUS = [
  { topMenuId: 1, menuType: 'M', menuName: '공지사항', subLeftMenu: [{ leftMenuId: 101, menuName: '공지사항목록' }] },
  { topMenuId: 2, menuType: 'M', menuName: '프로젝트', subLeftMenu: [{ leftMenuId: 102, menuName: '마이즈' }] },
  { topMenuId: 12, menuType: 'C', menuName: '수주', subLeftMenu: [] },
];

/** Opens the record of an employee. */
async function openRecord(changes: Partial<EmployeeInfo> = {}, actor: Actor = MANAGER) {
  const sent = mockCalls({
    'User/user-info': [{ ...SAMPLE_EMPLOYEE, ...changes }],
    'BaseInfo/menu-info': MENUS,
    'User/user-factor-info': [{ totpYn: 'Y', passkeyCnt: 0, recoveryLeft: 8 }],
    'User/user-number-read': [{ number: '110-123-456789' }],
  });
  const page = await openPage('/employee/view/$id', DetailPage, '/employee/view/kim1', { actor });
  await screen.findByRole('heading', { level: 1, name: /김하나/ });
  return { ...page, sent };
}

const section = (name: string) => screen.getByRole('region', { name });

it('shows facts as text, and 수정 turns only its section into fields; the bar counts and drops changes (D-256)', async () => {
  const { user } = await openRecord();
  expect(within(section('인적사항')).getByText('1990-01-01 (월)')).toBeTruthy();
  expect(within(section('인적사항')).queryAllByRole('textbox')).toEqual([]);
  await user.click(screen.getByRole('button', { name: '소속과 재직 수정' }));
  expect(within(section('소속과 재직')).getByLabelText(/사번/)).toBeTruthy();
  expect(within(section('인적사항')).queryAllByRole('textbox')).toEqual([]);
  const number = within(section('소속과 재직')).getByLabelText(/사번/);
  await user.type(number, '7');
  expect(screen.getByRole('button', { name: '변경 1건 · 저장' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '인적사항 수정' }));
  // The changed section stays open beside the new one.
  expect(within(section('소속과 재직')).getByLabelText(/사번/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '되돌리기' }));
  expect(screen.queryByRole('button', { name: /저장$/ })).toBeNull();
  expect(within(section('소속과 재직')).queryAllByRole('textbox')).toEqual([]);
});

it('reads the rights as a tree of what the employee may do', async () => {
  await openRecord();
  const rights = within(section('메뉴와 권한'));
  expect(rights.getByText(/개발 권한 · 소속 부서 ‘개발팀’에서 정해집니다/)).toBeTruthy();
  const staffMenus = within(await rights.findByRole('list', { name: '직원 모드 권한' }));
  expect(staffMenus.getByText('프로젝트').parentElement?.dataset['granted']).toBe('true');
  expect(staffMenus.getByText('공지사항').parentElement?.textContent).toContain('보이지 않습니다');
  expect(rights.getByText(/할 수 없는 것: .*계산서 발급확인/)).toBeTruthy();
});

it('offers permission M the log, second factor, password link, duties, leaving and deletion under 더보기', async () => {
  const { user } = await openRecord();
  await screen.findByText('인증 앱 · 남은 복구 코드 8개');
  await user.click(screen.getByRole('button', { name: '더보기' }));
  const items = screen.getByRole('button', { name: '열람 기록' }).parentElement;
  expect([...(items?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '열람 기록',
    '2단계 인증 초기화',
    '비밀번호 링크',
    '담당 업무 변경',
    '퇴사 처리',
    '삭제',
  ]);
});

it('offers nothing of an account that the user may not change, and locks its fields (D-196)', async () => {
  await openRecord({ accountGuard: 'PERSON_HAS_M' }, { ...STAFF, permission: 'F' });
  expect(screen.queryByRole('button', { name: '더보기' })).toBeNull();
  expect(screen.queryByRole('button', { name: '메뉴와 권한 수정' })).toBeNull();
  expect(screen.getByText(/관리자 권한이 있는 직원의 비밀번호/)).toBeTruthy();
});

it('opens a number only with a reason of ten characters, and an edit sends nothing of a number it did not touch', async () => {
  const { user, sent } = await openRecord();
  const pay = within(section('급여'));
  expect(pay.getByText('••••6789')).toBeTruthy();
  await user.click(pay.getByRole('button', { name: '급여계좌 전체 보기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '급여계좌 전체 보기' }));
  await user.type(dialog.getByLabelText(/열람 사유/), '급여');
  await user.click(dialog.getByRole('button', { name: '전체 보기' }));
  expect(dialog.getAllByText('열람 사유를 10자 이상 입력해주세요.').length).toBeGreaterThan(0);
  expect(JSON.stringify(sent)).not.toContain('user-number-read');
  await user.click(dialog.getByLabelText('급여 지급'));
  await user.click(dialog.getByRole('button', { name: '전체 보기' }));
  expect(await pay.findByText('110-123-456789')).toBeTruthy();
  expect(pay.getByRole('timer').textContent).toContain('60초');
  await user.click(pay.getByRole('button', { name: '가리기' }));
  expect(pay.getByText('••••6789')).toBeTruthy();
});

it('shows nothing to open, and no field of a number, to a user without permission M (D-501)', async () => {
  const { user } = await openRecord({}, { ...STAFF, permission: 'F' });
  expect(screen.queryByRole('button', { name: /전체 보기/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: '인적사항 수정' }));
  expect(screen.queryByLabelText('주민번호 앞자리')).toBeNull();
});

it('names what the next save will demand, each with a way to its field', async () => {
  const { user } = await openRecord({ userGender: '', bankId: 0, bankName: '' });
  await user.click(screen.getByRole('button', { name: '급여은행' }));
  expect(within(section('급여')).getByLabelText(/급여은행/)).toBeTruthy();
  expect(screen.getByRole('button', { name: '성별' })).toBeTruthy();
});

/** An upload that loses its connection. */
class LostUpload {
  upload = {};
  onerror: (() => void) | null = null;
  open(): void {}
  setRequestHeader(): void {}
  send(): void {
    this.onerror?.();
  }
}

it('a save whose files fail is announced as an attempt, and the record is not sent (EMP-26, D-150)', async () => {
  vi.stubGlobal('XMLHttpRequest', LostUpload);
  const announced = vi.fn();
  onTestFinished(watchEmployeeUpdates(announced));
  const { user, sent } = await openRecord();
  await user.click(screen.getByRole('button', { name: '첨부파일 수정' }));
  await user.upload(screen.getByLabelText('첨부파일 파일'), new File(['text'], '이력서.pdf'));
  await user.click(await screen.findByRole('button', { name: /저장$/ }));
  await waitFor(() => expect(announced).toHaveBeenCalledTimes(1));
  expect(sent.map(({ path }) => path)).not.toContain('User/user-edit');
});
