import type { RoomPerson } from '@portal/contract/areas/workspace-entries/shapes';
import { useState } from 'react';
import { byDepartment } from '#areas/workspace/public/by-department.ts';
import { DepartmentChoice } from '#areas/workspace/public/department-choice.tsx';
import { Press } from '#ui/buttons/press.tsx';
import { FindField } from '#ui/fields/find-field.tsx';
import { Popover } from '#ui/layers/popover.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Initial, InitialStack } from '#ui/marks/initial.tsx';
import { PersonName } from '#ui/marks/person-name.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import css from './in-place.module.css';

/** A member who can be assigned, with the department. */
export type Person = RoomPerson & { deptName: string };

/** The list has a search field when there are more members than this. */
const MANY = 8;

/** The assignees of a task. One is shown by name, several by initials. */
export function PeopleNames({ people }: { people: readonly Pick<RoomPerson, 'userId' | 'userName'>[] }) {
  const [only] = people;
  if (only === undefined) return null;
  if (people.length > 1) return <InitialStack label="담당자" names={people.map(({ userName }) => userName)} />;
  return <PersonName name={only.userName} />;
}

type ListProps = {
  members: readonly Person[];
  chosen: readonly string[];
  onChange: (userIds: string[]) => void;
};

/** A list of members by department with checkboxes, also for a whole department. Chosen people keep their order. */
export function PeopleList({ members, chosen, onChange }: ListProps) {
  const [key, setKey] = useState('');
  const shown = members.filter(({ userName, deptName }) => `${userName} ${deptName}`.includes(key.trim()));
  return (
    <Stack gap={8} className={css['list']}>
      {members.length > MANY && <FindField label="이름, 부서로 찾기" value={key} onChange={setKey} />}
      <Stack bounded>
        {byDepartment(shown).map((department) => (
          <DepartmentChoice key={department.deptName} department={department} chosen={chosen} onChange={onChange}>
            {({ userName }) => (
              <>
                <Initial name={userName} />
                {userName}
              </>
            )}
          </DepartmentChoice>
        ))}
      </Stack>
    </Stack>
  );
}

type Props = {
  label: string;
  people: readonly RoomPerson[];
  members: readonly Person[];
  onChange: (people: RoomPerson[]) => void;
};

/** Assignees that are edited in place. The choice counts when the list closes. */
export function PeopleInPlace({ label, people, members, onChange }: Props) {
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const currentIds = people.map(({ userId }) => userId);
  const close = () => {
    setChosen(null);
    if (chosen !== null && chosen.join() !== currentIds.join())
      onChange(chosen.flatMap((id) => [...people, ...members].find(({ userId }) => userId === id) ?? []));
  };
  return (
    <Popover
      label={label}
      opened={chosen !== null}
      onChange={(opened) => (opened ? setChosen(currentIds) : close())}
      opener={
        <Press className={css['place']}>
          <VisuallyHidden>{label} </VisuallyHidden>
          {people.length === 0 ? <span className={css['empty']}>지정</span> : <PeopleNames people={people} />}
        </Press>
      }
    >
      {chosen !== null && <PeopleList members={members} chosen={chosen} onChange={setChosen} />}
    </Popover>
  );
}
