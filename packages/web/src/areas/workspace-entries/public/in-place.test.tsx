import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '#test-kit/draw.tsx';
import { DayInPlace } from './day-in-place.tsx';
import { PeopleInPlace } from './people-in-place.tsx';
import { ProgressInPlace } from './progress-in-place.tsx';

const person = (userId: string, userName: string) => ({
  userId,
  userName,
  photoName: '',
  deptName: '공사팀',
});
const [KIM, LEE] = [person('kim', '김도현'), person('lee', '이수진')];

it('a whole day counts at once, a short one when Enter is pressed, and Escape discards it', () => {
  const days: string[] = [];
  draw(<DayInPlace label="마감일" value="2026-12-01" onChange={(day) => days.push(day)} />);
  const input = screen.getByLabelText('마감일');
  fireEvent.change(input, { target: { value: '2026-12-24' } });
  expect(days).toEqual(['2026-12-24']);
  fireEvent.change(input, { target: { value: '2026.12.2' } });
  fireEvent.keyDown(input, { key: 'Escape' });
  fireEvent.change(input, { target: { value: '2026.12.3' } });
  expect(days).toHaveLength(1);
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(days).toEqual(['2026-12-24', '2026-12-03']);
});

it('progress counts on release, not at every step', () => {
  const given: number[] = [];
  draw(<ProgressInPlace label="진척도" mark="P" value={20} onChange={(percent) => given.push(percent)} />);
  const slider = screen.getByRole('slider', { name: '진척도' });
  for (const value of ['25', '30', '35']) fireEvent.change(slider, { target: { value } });
  expect(given).toEqual([]);
  fireEvent.blur(slider);
  expect(given).toEqual([35]);
});

it('people count when their list is closed, in the order of choosing', async () => {
  const given: string[][] = [];
  const user = draw(
    <PeopleInPlace
      label="담당자"
      people={[LEE]}
      members={[KIM, LEE]}
      onChange={(people) => given.push(people.map(({ userId }) => userId))}
    />,
  );
  await user.click(screen.getByRole('button', { name: '담당자 이수진' }));
  await user.click(await screen.findByRole('checkbox', { name: '김도현' }));
  expect(given).toEqual([]);
  await user.keyboard('{Escape}');
  expect(given).toEqual([['lee', 'kim']]);
});
