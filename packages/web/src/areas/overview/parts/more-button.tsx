import { Press } from '#ui/buttons/press.tsx';

/** How many lines a part shows before the user asks for all. */
export const ROWS_SHOWN = 6;

type Props = { total: number; all: boolean; onChange: (all: boolean) => void };

/** Shows all lines of a part, or the first ones again. */
export function MoreButton({ total, all, onChange }: Props) {
  if (total <= ROWS_SHOWN) return null;
  return (
    <Press kind="link" size={13} aria-expanded={all} onClick={() => onChange(!all)}>
      {all ? '접기' : `${total}개 모두`}
    </Press>
  );
}
