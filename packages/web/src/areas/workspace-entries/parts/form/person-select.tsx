import { byDepartment } from '#areas/workspace/public/by-department.ts';
import { useMembers } from '#areas/workspace/public/use-members.ts';

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
    <select aria-label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      <option value="">{none}</option>
      {byDepartment(members.filter(({ userId }) => !without.includes(userId))).map(({ deptName, people }) => (
        <optgroup key={deptName} label={deptName}>
          {people.map(({ userId, userName }) => (
            <option key={userId} value={userId}>
              {userName}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
