import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { expect, it } from 'vitest';
import { lineOf, tracedChanges } from '#areas/project/public/traced-changes.ts';
import { SAMPLE_PROJECT } from '#test-kit/sample-project.ts';
import { liveProject } from './live-project.ts';

const entry = (itemName: string, userId: string, createdDtm: string) => ({
  itemName,
  userId,
  userName: `${userId}님`,
  createdDtm,
});

it('names for each change who wrote it last and when', () => {
  const open = { ...SAMPLE_PROJECT, mizeStatus: ProjectStatus.Open, choiceDtm: '', choiceCompanyName: '' };
  const awarded = { ...SAMPLE_PROJECT, version: 5, price: '2000000', materialConfirmYN: 'Y' as const };
  const history = [
    entry('프로젝트금액', 'pm1', '2026-11-20 09:00:00'),
    entry('프로젝트금액', 'pm2', '2026-11-20 10:00:00'),
    entry('프로젝트 상태', 'hanbit1', '2026-11-20 11:00:00'),
    entry('자재확정', 'admin', '2026-11-20 12:00:00'),
  ];
  expect(tracedChanges(liveProject.changesBetween(open, awarded), history).map(lineOf)).toEqual([
    {
      itemName: '프로젝트 상태',
      originValue: '수주전',
      newValue: '수주완료',
      by: 'hanbit1님',
      at: '2026-11-20 11:00:00',
    },
    { itemName: '수주업체', originValue: '', newValue: '한빛설비', by: 'hanbit1님', at: '2026-11-20 11:00:00' },
    { itemName: '자재확정', originValue: '미확정', newValue: '확정', by: 'admin님', at: '2026-11-20 12:00:00' },
    {
      itemName: '프로젝트금액',
      originValue: '1,500,000원',
      newValue: '2,000,000원',
      by: 'pm2님',
      at: '2026-11-20 10:00:00',
    },
  ]);
});

it('scores leave no line in the history, so nobody is named', () => {
  const rated = { ...SAMPLE_PROJECT, checkLists: [{ checkId: 1, checkText: '일정', score: 7 }] };
  expect(tracedChanges(liveProject.changesBetween(SAMPLE_PROJECT, rated), []).map(lineOf)).toEqual([
    { itemName: '업체 평가', originValue: '일정: 미평가', newValue: '일정: 7점', by: '', at: '' },
  ]);
});

it('what is lost with the former award belongs to whoever posted the project again', () => {
  const sent = { deliveryType: 'D' as const, materialSendYN: 'Y' as const, materialReceiveYN: 'Y' as const };
  const withdrawn = {
    ...SAMPLE_PROJECT,
    ...sent,
    mizeStatus: ProjectStatus.Withdrawn,
    billDate: '2026-12-01',
    checkLists: [{ checkId: 1, checkText: '일정', score: 7 }],
  };
  const posted = {
    ...withdrawn,
    mizeStatus: ProjectStatus.Open,
    deliveryType: '' as const,
    materialSendYN: 'N' as const,
    materialReceiveYN: 'N' as const,
    billDate: '',
    choiceDtm: '',
    choiceCompanyName: '',
    checkLists: [{ checkId: 1, checkText: '일정', score: -1 }],
  };
  const history = [
    entry('자재수령', 'hanbit1', '2026-11-20 09:00:00'),
    entry('계산서 발행일', 'hanbit1', '2026-11-20 10:00:00'),
    entry('프로젝트 상태', 'pm1', '2026-11-20 11:00:00'),
  ];
  const traced = tracedChanges(liveProject.changesBetween(withdrawn, posted), history);
  expect(traced.length).toBeGreaterThanOrEqual(6);
  expect(traced.map(({ itemName, entry: line }) => [itemName, line?.userId])).toEqual(
    traced.map(({ itemName }) => [itemName, 'pm1']),
  );
});
