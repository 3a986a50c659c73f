import { byDepartment } from '#areas/workspace/public/by-department.ts';
import { useMembers } from '#areas/workspace/public/use-members.ts';
import { Select } from '#ui/selects/select.tsx';

type Props = {
  projectId: number;
  label: string;
  value: string;
  /** The label of the empty option. */
  none?: string;
  /** User ids that are not offered. */
  without?: readonly string[];
  onChange: (userId: string) => void;
};

/** A select for one member of the room by department, or none. */
export function PersonSelect({ projectId, label, value, none = '담당자 없음', without = [], onChange }: Props) {
  const members = useMembers(projectId);
  return (
    <Select
      label={label}
      value={value}
      options={[
        { value: '', label: none },
        ...byDepartment(members.filter(({ userId }) => !without.includes(userId))).flatMap(({ deptName, people }) =>
          people.map(({ userId, userName }) => ({ value: userId, label: userName, group: deptName })),
        ),
      ]}
      onChange={onChange}
    />
  );
}
