import { useMembers } from '#areas/workspace/public/use-members.ts';

type Props = {
  projectId: number;
  label: string;
  value: string;
  /** What stands for nobody. */
  none?: string;
  /** Who is not offered. */
  without?: readonly string[];
  onChange: (userId: string) => void;
};

/** One member of the room, or nobody. */
export function PersonSelect({ projectId, label, value, none = '담당자 없음', without = [], onChange }: Props) {
  const members = useMembers(projectId);
  return (
    <select aria-label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      <option value="">{none}</option>
      {members
        .filter(({ userId }) => !without.includes(userId))
        .map(({ userId, userName }) => (
          <option key={userId} value={userId}>
            {userName}
          </option>
        ))}
    </select>
  );
}
