import { expect, it } from 'vitest';
import { byDepartment } from './by-department.ts';

const person = (userId: string, deptName: string) => ({ userId, deptName });

it('people stand below their department by its name, in their order, and without one last', () => {
  const people = [person('a', '영업팀'), person('b', ''), person('c', '공사팀'), person('d', '영업팀')];
  expect(byDepartment(people).map((one) => [one.deptName, one.people.map(({ userId }) => userId).join('')])).toEqual([
    ['공사팀', 'c'],
    ['영업팀', 'ad'],
    ['부서 없음', 'b'],
  ]);
});
