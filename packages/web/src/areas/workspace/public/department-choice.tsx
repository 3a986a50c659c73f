import { type ReactNode, useId } from 'react';
import type { Department } from './by-department.ts';
import css from './department-choice.module.css';

type Props<Person> = {
  department: Department<Person>;
  chosen: readonly string[];
  onChange: (userIds: string[]) => void;
  /** What a line shows of a person. */
  children: (person: Person) => ReactNode;
};

/** The people of one department with checkboxes. The checkbox of the department chooses all of them. */
export function DepartmentChoice<Person extends { userId: string }>({
  department: { deptName, people },
  chosen,
  onChange,
  children,
}: Props<Person>) {
  const nameId = useId();
  const ids = people.map(({ userId }) => userId);
  const isAll = ids.every((id) => chosen.includes(id));
  const isSome = ids.some((id) => chosen.includes(id));
  const set = (changed: readonly string[], isOn: boolean) => {
    const others = chosen.filter((id) => !changed.includes(id));
    onChange(isOn ? [...chosen, ...changed.filter((id) => !chosen.includes(id))] : others);
  };
  return (
    <section className={css['department']} aria-labelledby={nameId}>
      <label className={css['all']}>
        <input
          type="checkbox"
          checked={isAll}
          aria-label={`${deptName} 전체`}
          ref={(box) => {
            if (box) box.indeterminate = isSome && !isAll;
          }}
          onChange={(event) => set(ids, event.currentTarget.checked)}
        />
        <b id={nameId}>{deptName}</b>
        <small>{people.length}명</small>
      </label>
      <ul>
        {people.map((person) => (
          <li key={person.userId}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(person.userId)}
                onChange={(event) => set([person.userId], event.currentTarget.checked)}
              />
              {children(person)}
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
