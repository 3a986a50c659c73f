import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { draw } from '#test-kit/draw.tsx';
import { byDepartment } from './by-department.ts';
import { DepartmentChoice } from './department-choice.tsx';

const PEOPLE = [
  { userId: 'kim', userName: '김도현', deptName: '공사팀' },
  { userId: 'lee', userName: '이수진', deptName: '공사팀' },
  { userId: 'park', userName: '박지훈', deptName: '영업팀' },
];

function Choice({ onChange }: { onChange: (userIds: string[]) => void }) {
  const [chosen, setChosen] = useState(['park']);
  return byDepartment(PEOPLE).map((department) => (
    <DepartmentChoice
      key={department.deptName}
      department={department}
      chosen={chosen}
      onChange={(next) => {
        setChosen(next);
        onChange(next);
      }}
    >
      {({ userName }) => userName}
    </DepartmentChoice>
  ));
}

it('a department chooses and clears its people, and leaves those of other departments (D-240)', async () => {
  const changes: string[][] = [];
  const user = draw(<Choice onChange={(next) => changes.push(next)} />);
  const all = screen.getByRole('checkbox', { name: '공사팀 전체' });
  await user.click(screen.getByRole('checkbox', { name: '김도현' }));
  expect(all).toHaveProperty('indeterminate', true);
  await user.click(all);
  expect(all).toHaveProperty('checked', true);
  await user.click(all);
  expect(changes).toEqual([['park', 'kim'], ['park', 'kim', 'lee'], ['park']]);
});
