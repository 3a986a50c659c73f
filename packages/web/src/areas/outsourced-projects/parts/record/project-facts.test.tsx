import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw } from '#test-kit/draw.tsx';
import { SAMPLE_PROJECT } from '#test-kit/sample-project.ts';
import { hasMaterials, StaffMaterials } from '../shipping/staff-materials.tsx';
import { ProjectFacts } from './project-facts.tsx';
import { start } from './project-head.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2026-11-24T03:00:00Z'));
});
afterEach(() => {
  vi.useRealTimers();
});

const terms = () => screen.queryAllByRole('term').map(({ textContent }) => textContent);

const DAYS = { mizeStatus: 'Y', choiceSelDate: '', startDate: '2026-11-20' } as const;

it.each([
  ['the chosen day has passed', { ...DAYS, choiceSelDate: '2026-11-20' }, '2026-11-20 (금) 나흘 지남'],
  ['the chosen day is to come', { ...DAYS, choiceSelDate: '2026-11-25' }, '2026-11-25 (수) 내일'],
  ['the work is completed', { ...DAYS, mizeStatus: 'YY', choiceSelDate: '2026-11-20' } as const, '2026-11-20 (금)'],
  [
    'every offered day has passed',
    { ...DAYS, startDate: '2026-11-10^2026-11-20' },
    '2026-11-10 (화) 외 1일 제안 · 나흘 지남',
  ],
  ['one offered day is left', { ...DAYS, startDate: '2026-11-20^2026-11-26' }, '2026-11-20 (금) 외 1일 제안'],
])('the start in the head when %s (D-300)', (_, days, expected) => {
  draw(<p>{start(days)}</p>);
  expect(screen.getByRole('paragraph').textContent).toBe(expected);
});

it('the section does not repeat what the head shows (D-302)', () => {
  draw(<ProjectFacts project={SAMPLE_PROJECT} />);
  for (const inHead of ['프로젝트명', '지역', '프로젝트금액', '추가금액', '합계', '투입자재'])
    expect(terms()).not.toContain(inHead);
  expect(terms()).toContain('담당자(PM)');
  expect(terms()).toContain('등록');
});

it('without material there is no section, and the facts say so (D-301)', () => {
  const project = { ...SAMPLE_PROJECT, materials: [], materialsNoYN: 'Y' as const };
  expect([hasMaterials(SAMPLE_PROJECT), hasMaterials(project)]).toEqual([true, false]);
  draw(<ProjectFacts project={project} />);
  expect(screen.getByText('투입자재 없음')).toBeTruthy();
});

it('the materials are a table below one line of states, with the days of waiting for the receipt', () => {
  const sent = { materialConfirmYN: 'Y', materialSendYN: 'Y', materialReceiveYN: 'N' } as const;
  draw(<StaffMaterials project={{ ...SAMPLE_PROJECT, ...sent, materialSendDtm: '2026-11-17 10:00:00' }} marked={[]} />);
  const states = within(screen.getByRole('list', { name: '자재 상태' })).getAllByRole('listitem');
  expect(states.map(({ textContent }) => textContent)).toEqual([
    '자재확정완료',
    '자재발송완료11-17',
    '자재수령업체 확인 대기 8일째',
  ]);
  expect(screen.getAllByRole('row')).toHaveLength(1 + SAMPLE_PROJECT.materials.length);
});

it('a value that another user changed has its former one', () => {
  const marked = [{ itemName: '비고', originValue: '주차 불가', by: '김도현' }];
  draw(<ProjectFacts project={{ ...SAMPLE_PROJECT, etcMemo: '' }} changed={marked} />);
  expect(screen.getByText('비고').parentElement?.textContent).toBe('비고없음변경 전 주차 불가 김도현');
});
