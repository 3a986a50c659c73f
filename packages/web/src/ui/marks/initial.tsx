import css from './initial.module.css';

type Props = { name: string; size?: 'm' | 's' };

/** A person as the first syllable of the name. Hidden from screen readers, as the name is next to it. */
export const Initial = ({ name, size = 's' }: Props) => (
  <span className={css['initial']} data-size={size} aria-hidden="true">
    {name.slice(0, 1)}
  </span>
);

type StackProps = {
  /** What they are, such as '멤버'. */
  label: string;
  names: readonly string[];
  /** How many there are, when `names` are only the first. */
  total?: number;
  max?: number;
};

/** The first of some people in a row, '+N' for the rest, and the names as tooltip. */
export function InitialStack({ label, names, total = names.length, max = 3 }: StackProps) {
  if (total === 0) return null;
  const shown = names.slice(0, max);
  return (
    <span className={css['stack']} role="img" aria-label={`${label} ${total}명`} title={names.join(', ')}>
      {shown.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name, and the row is not reordered
        <Initial key={`${index} ${name}`} name={name} />
      ))}
      {total > shown.length && <span className={css['more']}>+{total - shown.length}</span>}
    </span>
  );
}
