import type { RoomPerson } from '@portal/contract/areas/workspace-entries/shapes';
import { useState } from 'react';
import { byDepartment } from '#areas/workspace/public/by-department.ts';
import { DepartmentChoice } from '#areas/workspace/public/department-choice.tsx';
import { Popover } from '#ui/layers/popover.tsx';
import { Initial, InitialStack } from '#ui/marks/initial.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import css from './people-in-place.module.css';

/** A member who can be assigned, with the department. */
export type Person = RoomPerson & { deptName: string };

/** The list has a search field when there are more members than this. */
const MANY = 8;

/** The assignees of a task. One is shown by name, several by initials. */
export function PeopleNames({ people }: { people: readonly Pick<RoomPerson, 'userId' | 'userName'>[] }) {
  const [only] = people;
  if (only === undefined) return null;
  if (people.length > 1) return <InitialStack label="담당자" names={people.map(({ userName }) => userName)} />;
  return (
    <span className={css['who']}>
      <Initial name={only.userName} />
      {only.userName}
    </span>
  );
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
    <div className={css['list']}>
      {members.length > MANY && (
        <input
          type="search"
          aria-label="이름, 부서로 찾기"
          placeholder="이름, 부서로 찾기"
          value={key}
          onChange={(event) => setKey(event.currentTarget.value)}
        />
      )}
      <div className={css['departments']}>
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
      </div>
    </div>
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
        <button type="button" className={css['opener']}>
          <VisuallyHidden>{label} </VisuallyHidden>
          {people.length === 0 ? <span className={css['unassigned']}>지정</span> : <PeopleNames people={people} />}
        </button>
      }
    >
      {chosen !== null && <PeopleList members={members} chosen={chosen} onChange={setChosen} />}
    </Popover>
  );
}
