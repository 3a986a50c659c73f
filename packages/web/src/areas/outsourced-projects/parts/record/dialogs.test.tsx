import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { NO_SHIPPING } from '@portal/contract/areas/outsourced-projects/shipping';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import type { Actor } from '@portal/contract/core/actor';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ConfirmMaterialsButton } from '#areas/project/public/confirm-materials-button.tsx';
import { SubjectFacts } from '#kit/record/confirm-dialog.tsx';
import { draw } from '#test-kit/draw.tsx';
import { STAFF } from '#test-kit/open-page.tsx';
import { SAMPLE_PROJECT } from '#test-kit/sample-project.ts';
import { draftOf } from '../edit/edit-draft.ts';
import { CompleteDialog } from '../evaluation/complete-dialog.tsx';
import { endingActions, nextAction } from './available-actions.ts';
import { nextProjectStep } from './project-head.tsx';
import { shipmentSubject } from './project-subject.tsx';

const MANAGER: Actor = { ...STAFF, permission: 'M' };
const explain = async () => false;
const reload = async () => undefined;

const next = (project: ProjectInfo) => {
  const { missing } = nextProjectStep(project, draftOf(project));
  return nextAction({ project, actor: MANAGER, unsaved: false, reload, onComplete: reload, missing, explain });
};

const textOf = (subject: Parameters<typeof SubjectFacts>[0]): string => {
  draw(<SubjectFacts {...subject} />);
  return screen.getByText(subject.name).parentElement?.textContent ?? '';
};

it('the dialog of a withdrawal names the company whose award ends', () => {
  const [withdrawal] = endingActions({ project: SAMPLE_PROJECT, actor: STAFF, explain });
  if (!withdrawal || !('memo' in withdrawal)) throw new Error('no withdrawal');
  const { subject, consequence } = withdrawal.memo.confirmation;
  expect(consequence).toContain('한빛설비');
  if (subject) expect(textOf(subject)).toContain('업체한빛설비 · 최영수');
});

it('the memos of both endings say that the company reads them, where there is one (D-612)', () => {
  const readersOf = (project: ProjectInfo) =>
    endingActions({ project, actor: STAFF, explain }).map((action) => 'memo' in action && action.memo.memo.readers);
  expect(readersOf(SAMPLE_PROJECT)).toEqual(['업체에 보입니다.', '업체에 보입니다.']);
  const offer = { ...SAMPLE_PROJECT, mizeStatus: ProjectStatus.Open, choiceCompanyName: '' };
  expect(readersOf(offer)).toEqual([undefined, undefined]);
});

it('the dialog of 자재확정 shows each material with its quantity (D-213)', async () => {
  const user = draw(
    <ConfirmMaterialsButton
      kind="confirm"
      subject={{ name: '역삼 에이타워', facts: [] }}
      stored={SAMPLE_PROJECT.materials}
      changed={[]}
      send={reload}
      reload={reload}
      onMissing={() => undefined}
    />,
  );
  await user.click(screen.getByRole('button', { name: '자재확정' }));
  const dialog = await screen.findByRole('dialog', { name: '자재확정' });
  expect(dialog.textContent).toMatch(/투입자재NVR.*16채널.*2대/);
});

it('the dialog of a shipment shows materials, way, number and address', () => {
  const shipping = {
    ...NO_SHIPPING,
    DeliveryType: 'C' as const,
    SendType: 'T' as const,
    SendZipCode: '04524',
    SendAddr1: '서울 중구 세종대로 110',
    SendAddr2: '2층',
    TNumber: '6012-33',
  };
  const text = textOf(shipmentSubject(SAMPLE_PROJECT, shipping));
  for (const part of ['2대', '수주업체', '택배', '6012-33', '(04524) 서울 중구 세종대로 110 2층']) {
    expect(text).toContain(part);
  }
});

it('계산서 발급확인 is blocked, with the reason, until the bill date is there', () => {
  const completed = { ...SAMPLE_PROJECT, mizeStatus: ProjectStatus.Completed };
  expect(next(completed)).toMatchObject({ label: '계산서 발급확인', blocked: '먼저 필요합니다: 계산서 발행일' });
  expect(next({ ...completed, billDate: '2026-12-01' })?.blocked).toBeUndefined();
});

it('게시 is blocked while every offered day is past', () => {
  const past = { ...SAMPLE_PROJECT, mizeStatus: ProjectStatus.Draft, startDate: '2020-01-02' };
  expect(next(past)?.blocked).toBe('먼저 필요합니다: 지나지 않은 시작일');
  expect(next({ ...past, startDate: '2999-01-02' })?.blocked).toBeUndefined();
});

it.each([
  ['2999-01-02', 1],
  ['2020-01-02', 0],
])('a completion before the chosen day says so (%s)', async (choiceSelDate, notes) => {
  const project = { ...SAMPLE_PROJECT, choiceSelDate };
  draw(
    <CompleteDialog
      {...{ project, reload, explain }}
      lines={[{ checkId: 1, checkText: '일정', score: 9 }]}
      otherMissing={[]}
      opened
      onRate={() => undefined}
      onClose={() => undefined}
    />,
  );
  await screen.findByRole('dialog', { name: '프로젝트완료' });
  expect(screen.queryAllByText(/전입니다\.$/)).toHaveLength(notes);
});
