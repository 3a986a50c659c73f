import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useDraft } from '#kit/form/use-draft.ts';
import { type FormFields, useForm } from '#kit/form/use-form.ts';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { openPage } from '#test-kit/open-page.tsx';
import { DepartmentField } from './department-field.tsx';
import { MenuPicker } from './menu-picker.tsx';
import { EMPTY_VALUES, type EmployeeValues } from './values.ts';

const MENUS = [
  { topMenuId: 2, menuType: 'M', menuName: '프로젝트', subLeftMenu: [] },
  { topMenuId: 12, menuType: 'C', menuName: '수주', subLeftMenu: [] },
];

type Draw = (form: FormFields<EmployeeValues>) => ReactNode;

type Props = { values: Partial<EmployeeValues>; draw: Draw };

function Fields({ values, draw }: Props) {
  const { draft, change } = useDraft<EmployeeValues>({ ...EMPTY_VALUES, ...values });
  return draw(useForm({ draft, change, checks: [], empty: EMPTY_VALUES }));
}

/** Opens fields of the form with these values. */
function openFields(values: Partial<EmployeeValues>, draw: Draw) {
  mockCalls({ 'BaseInfo/menu-info': MENUS });
  return openPage('/', () => <Fields {...{ values, draw }} />, '/');
}

it('says that grants leave the employee without any menu, until one is visible', async () => {
  const { user } = await openFields({ ModeAuthority: 'M' }, (form) => <MenuPicker form={form} rule="add" />);
  const contractors = await screen.findByLabelText('수주');
  expect(screen.queryByText(/볼 수 있는 메뉴가 없습니다/)).toBeNull();
  await user.click(contractors);
  expect(screen.getByText(/볼 수 있는 메뉴가 없습니다/)).toBeTruthy();
  await user.click(screen.getByLabelText('프로젝트'));
  expect(screen.queryByText(/볼 수 있는 메뉴가 없습니다/)).toBeNull();
});

it.each([
  { deptName: '해외영업팀', rule: 'add', text: '등록할 때 권한 B, 그 직원을 다음에 수정할 때 권한 A' },
  { deptName: '국내영업팀', rule: 'add', text: '' },
  { deptName: '해외영업팀', rule: 'edit', storedLetter: 'B', text: '저장하면 권한이 바뀝니다: B → A' },
  { deptName: '해외영업팀', rule: 'edit', storedLetter: 'A', text: '' },
] as const)('the department $deptName on $rule warns: "$text"', async ({ deptName, text, ...letters }) => {
  await openFields({ DeptId: 4, deptName }, (form) => <DepartmentField form={form} {...letters} />);
  await screen.findByText(deptName);
  if (text === '') expect(screen.queryByRole('status')).toBeNull();
  else expect(screen.getByRole('status').textContent).toContain(text);
});
