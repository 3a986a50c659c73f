import { acceptPageChecks } from '@portal/contract/areas/outsourced-projects/forms';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useForm } from '#kit/form/use-form.ts';
import { draw } from '#test-kit/draw.tsx';
import { CrewSection } from './crew-section.tsx';
import type { AcceptBoxDraft, CrewSource } from './use-accept-draft.ts';

const EMPTY: AcceptBoxDraft = {
  ChoiceSelDate: '',
  TotalPeople: 0,
  ManagerUserName: '',
  ManagerUserPhone: '',
  agreed: false,
};
const LAST: AcceptBoxDraft = { ...EMPTY, TotalPeople: 7, ManagerUserName: '오반장', ManagerUserPhone: '01012340007' };

function Crew({ source, from }: { source: CrewSource; from: AcceptBoxDraft }) {
  const [draft, setDraft] = useState(from);
  const change = (part: Partial<AcceptBoxDraft>) => setDraft({ ...draft, ...part });
  const form = useForm({ draft, change, checks: acceptPageChecks, empty: EMPTY });
  return <CrewSection form={form} source={source} />;
}

const shown = () => screen.queryAllByRole('definition').map(({ textContent }) => textContent);
const fields = () => screen.queryAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

it('the crew of the last award is in sight and marked, and can be changed (D-232)', async () => {
  const user = draw(<Crew source="lastAward" from={LAST} />);
  expect(screen.getByRole('region', { name: '투입 인원 지난 수주에서 가져왔습니다' })).toBeTruthy();
  expect(shown()).toEqual(['7명', '오반장', '010-1234-0007']);
  expect(fields()).toEqual([]);
  await user.click(screen.getByRole('button', { name: '수정' }));
  expect(fields()).toEqual(['7', '오반장', '010-1234-0007']);
});

it.each<[string, CrewSource, AcceptBoxDraft]>([
  ['a crew that the checks refuse', 'lastAward', { ...LAST, ManagerUserPhone: '0101' }],
  ['a crew that the user typed', 'changed', LAST],
  ['the first acceptance', 'own', EMPTY],
])('%s stands as fields', (_name, source, from) => {
  draw(<Crew source={source} from={from} />);
  expect(shown()).toEqual([]);
  expect(fields()).toHaveLength(3);
});

it('no field is shown before it is known what the last award had', () => {
  draw(<Crew source="loading" from={EMPTY} />);
  expect([shown(), fields()]).toEqual([[], []]);
});
