import { filled } from '@portal/contract/core/forms';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { popToasts } from '#test-kit/draw.tsx';
import { openPage } from '#test-kit/open-page.tsx';
import { TextField } from '#ui/fields/fields.tsx';
import { fieldOf } from './field-of.ts';
import { RegisterFoot } from './register-foot.tsx';
import { StepForm, useSteps } from './step-form.tsx';
import { useRegistration } from './use-registration.ts';

const EMPTY = { AdminName: '', DeptName: '' };
const CHECKS = [filled('AdminName', 'account.name.blank'), filled('DeptName', 'department.name.blank')];
const FIELDS = [{ fields: ['AdminName'] }, { fields: ['DeptName'] }];

function Registration() {
  const state = useSteps(FIELDS);
  const registration = useRegistration({
    empty: EMPTY,
    checks: CHECKS,
    show: state.show,
    requestOf: (draft) => draft,
    send: async () => undefined,
    done: 'department.add.done',
    failed: 'department.save.failed',
    onDone: async () => undefined,
  });
  const { form } = registration;
  return (
    <StepForm
      title="등록"
      list="/list"
      {...{ form, state }}
      foot={<RegisterFoot {...{ registration }} onCancel={() => undefined} onSelect={state.show} />}
      steps={[
        {
          title: '이름',
          fields: ['AdminName'],
          summary: form.draft.AdminName,
          content: <TextField label="이름 칸" {...fieldOf(form, 'AdminName')} />,
        },
        {
          title: '부서',
          fields: ['DeptName'],
          summary: form.draft.DeptName,
          content: <TextField label="부서 칸" {...fieldOf(form, 'DeptName')} />,
        },
      ]}
    />
  );
}

const isShown = (label: string): boolean => screen.getByLabelText(new RegExp(label)).closest('[hidden]') === null;

it('one step is open; 다음 checks only its fields, and a done step is one line with 수정', async () => {
  const { user } = await openPage('/', Registration, '/');
  expect([isShown('이름 칸'), isShown('부서 칸')]).toEqual([true, false]);
  await user.click(screen.getByRole('button', { name: '다음' }));
  expect(popToasts()).toEqual(['이름을 입력해주세요.']);
  await user.type(screen.getByLabelText(/이름 칸/), '김하나');
  await user.click(screen.getByRole('button', { name: '다음' }));
  expect(popToasts()).toEqual([]);
  expect([isShown('이름 칸'), isShown('부서 칸')]).toEqual([false, true]);
  expect(screen.getByText('김하나')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '이름 수정' }));
  expect(isShown('이름 칸')).toBe(true);
});

it('registering with a missing field opens its step, also from the list of wrong fields', async () => {
  const { user } = await openPage('/', Registration, '/');
  await user.type(screen.getByLabelText(/이름 칸/), '김하나');
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(popToasts()).toEqual(['부서명을 입력해주세요.']);
  expect(isShown('부서 칸')).toBe(true);
  await user.click(screen.getByRole('button', { name: '이름 수정' }));
  await user.click(screen.getByRole('button', { name: '부서 칸' }));
  expect(isShown('부서 칸')).toBe(true);
});
