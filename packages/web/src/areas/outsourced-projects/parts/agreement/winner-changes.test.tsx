import type { Agreement, ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { drawWithQueries } from '#test-kit/draw.tsx';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { STAFF } from '#test-kit/open-page.tsx';
import { SAMPLE_PROJECT } from '#test-kit/sample-project.ts';
import { chosenDateFact } from './agreement-facts.tsx';
import { WinnerChanges } from './winner-changes.tsx';

const WINNER: Actor = { ...STAFF, userId: 'hanbit1', userType: 'C', companyId: 1, permission: '' };

const change = (changeId: number, itemName: string, readYN: 'Y' | 'N' = 'Y'): Agreement['changes'][number] => ({
  changeId,
  itemName,
  originValue: '전',
  newValue: '후',
  changeReason: '고객 요청',
  createdDtm: '2026-11-22 10:00:00',
  readYN,
});
const AGREED: Agreement = {
  price: '1500000',
  addPrice: '0',
  startDate: '2026-11-23',
  version: 2,
  acceptedDtm: '2026-11-20 10:00:00',
  userName: '최영수',
  scope: [],
  changes: [change(3, '지역'), change(5, '프로젝트금액', 'N')],
  responses: [],
};
const PROJECT: ProjectInfo = { ...SAMPLE_PROJECT, winnerYN: 'Y', ownYN: 'Y', agreed: AGREED };
const CONFIRMED: ProjectInfo = {
  ...PROJECT,
  agreed: {
    ...AGREED,
    responses: [
      {
        responseId: 1,
        kind: 'confirmed',
        changeId: 5,
        userName: '최영수',
        createdDtm: '2026-11-22 11:00:00',
        objection: '',
        closedDtm: '',
        answer: '',
        answerUserName: '',
      },
    ],
  },
};

/** The section, with a button that loads the project after a confirmation on another device. */
function Page() {
  const [project, setProject] = useState(PROJECT);
  return (
    <>
      <button type="button" onClick={() => setProject(CONFIRMED)}>
        새 소식
      </button>
      <WinnerChanges project={project} actor={WINNER} reload={async () => undefined} />
    </>
  );
}

it('marks what was not opened, tells the server once, and shows the newest change first', async () => {
  const sent = mockCalls({});
  drawWithQueries(<Page />);
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    '프로젝트금액새 변경전→후사유: 고객 요청2026-11-22 10:00',
    '지역전→후사유: 고객 요청2026-11-22 10:00',
  ]);
  await waitFor(() =>
    expect(sent).toMatchObject([{ path: 'Construction/construction-change-read', body: { Id: 7, ChangeId: 5 } }]),
  );
});

it('confirms up to the newest change on screen', async () => {
  const sent = mockCalls({});
  const user = drawWithQueries(<Page />);
  await user.click(screen.getByRole('button', { name: '확인했습니다' }));
  expect(sent.at(-1)).toMatchObject({ path: 'Construction/construction-change-confirm', body: { Id: 7, ChangeId: 5 } });
});

it('what was confirmed and opened is one line; a later change and its objection stay in sight (D-674)', () => {
  mockCalls({});
  const answered = {
    kind: 'objected' as const,
    changeId: 5,
    responseId: 2,
    objection: '단가가 다릅니다.',
    answer: '고쳤습니다.',
  };
  const { responses } = CONFIRMED.agreed ?? AGREED;
  const agreed = {
    ...AGREED,
    changes: [change(3, '지역'), change(5, '프로젝트금액'), change(8, '비고')],
    responses: [...responses, ...responses.map((one) => ({ ...one, ...answered, closedDtm: '2026-11-23 09:00:00' }))],
  };
  drawWithQueries(<WinnerChanges project={{ ...PROJECT, agreed }} actor={WINNER} reload={async () => undefined} />);
  const fold = screen.getByText('확인한 변경 2건').closest('details');
  expect(fold?.open).toBe(false);
  expect(fold?.textContent).toMatch(/프로젝트금액.*지역.*변경 확인/s);
  expect(screen.getByText('지역').closest('details')).toBe(fold);
  for (const text of ['비고', '단가가 다릅니다.', '고쳤습니다.'])
    expect(screen.getByText(text).closest('details')).toBeNull();
});

it('a confirmed change that this user has not opened is not folded (D-220)', () => {
  mockCalls({});
  drawWithQueries(<WinnerChanges project={CONFIRMED} actor={WINNER} reload={async () => undefined} />);
  expect(screen.getByText('확인한 변경 1건')).toBeTruthy();
  expect(screen.getByText('프로젝트금액').closest('details')).toBeNull();
});

it('keeps what is typed into an objection when the changes are confirmed elsewhere, and sends it for what was seen', async () => {
  const sent = mockCalls({});
  const user = drawWithQueries(<Page />);
  await user.click(screen.getByRole('button', { name: '이의 제기' }));
  await user.type(screen.getByRole('textbox'), '계약과 다릅니다.');
  await user.click(screen.getByText('새 소식'));
  expect(screen.queryByRole('button', { name: '확인했습니다', hidden: true })).toBeNull();
  expect(screen.getByRole('textbox')).toHaveProperty('value', '계약과 다릅니다.');
  const [send] = screen.getAllByRole('button', { name: '이의 제기' });
  if (send) await user.click(send);
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({
      path: 'Construction/construction-change-object',
      body: { ChangeId: 5, Objection: '계약과 다릅니다.' },
    }),
  );
});

it('a colleague of the winner reads the changes and answers nothing', () => {
  mockCalls({});
  drawWithQueries(
    <WinnerChanges project={{ ...PROJECT, winnerYN: 'N' }} actor={WINNER} reload={async () => undefined} />,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('button')).toBeNull();
});

it('the chosen date says when staff moved it (D-220)', () => {
  const moved = { ...AGREED, changes: [change(9, '선택한 시작일')] };
  const { value } = chosenDateFact({ ...PROJECT, choiceSelDate: '2026-11-26', agreed: moved });
  drawWithQueries(<p>{value}</p>);
  expect(screen.getByText(/2026-11-26/).textContent).toBe(
    '2026-11-26 (목)담당자가 2026-11-22에 변경 (수주 시 2026-11-23 (월))',
  );
  expect(chosenDateFact({ ...PROJECT, choiceSelDate: '2026-11-23' }).value).toBe('2026-11-23 (월)');
});
