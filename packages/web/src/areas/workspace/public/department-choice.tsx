import { type ReactNode, useId } from 'react';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
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
      <Row as="label" gap={8} padX={4} tall="control" size={12} tone="soft" round="sm" className={css['all']}>
        <input
          type="checkbox"
          checked={isAll}
          aria-label={`${deptName} 전체`}
          ref={(box) => {
            if (box) box.indeterminate = isSome && !isAll;
          }}
          onChange={(event) => set(ids, event.currentTarget.checked)}
        />
        <Text as="b" id={nameId} weight="semibold">
          {deptName}
        </Text>
        <small>{people.length}명</small>
      </Row>
      <Stack as="ul">
        {people.map((person) => (
          <li key={person.userId}>
            <Row as="label" gap={8} padX={24} tall="control" size={13} phoneSize={16} round="sm">
              <input
                type="checkbox"
                checked={chosen.includes(person.userId)}
                onChange={(event) => set([person.userId], event.currentTarget.checked)}
              />
              {children(person)}
            </Row>
          </li>
        ))}
      </Stack>
    </section>
  );
}
