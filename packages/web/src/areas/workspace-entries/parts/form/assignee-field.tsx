import { useMembers } from '#areas/workspace/public/use-members.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Field } from '#ui/fields/fields.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Initial } from '#ui/marks/initial.tsx';
import css from './form.module.css';
import { PersonSelect } from './person-select.tsx';

type Props = {
  projectId: number;
  name: string;
  error?: string;
  value: readonly string[];
  onChange: (userIds: readonly string[]) => void;
};

/** The assignees of a task, added one by one. */
export function AssigneeField({ projectId, name, error, value, onChange }: Props) {
  const members = useMembers(projectId);
  const nameOf = (userId: string): string => members.find((member) => member.userId === userId)?.userName ?? userId;
  return (
    <Field label="담당자" name={name} {...(error === undefined ? {} : { error })}>
      <Row gap={8} className={css['people']} wraps>
        {value.map((userId) => (
          <Row as="span" key={userId} gap={4} padX={4} tall="control" size={13} ground="surface-2" round="full">
            <Initial name={nameOf(userId)} />
            {nameOf(userId)}
            <IconButton
              icon="close"
              label={`${nameOf(userId)} 빼기`}
              onClick={() => onChange(value.filter((other) => other !== userId))}
            />
          </Row>
        ))}
        <PersonSelect
          projectId={projectId}
          label="담당자 추가"
          none="담당자 추가"
          without={value}
          value=""
          onChange={(userId) => userId !== '' && onChange([...value, userId])}
        />
      </Row>
    </Field>
  );
}
