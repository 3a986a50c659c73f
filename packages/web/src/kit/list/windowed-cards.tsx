import { useWindowedPart } from '../../ui/use-windowed-part.ts';
import { CardContent, type CardsProps } from './card-content.tsx';
import css from './list.module.css';

/** Pixels of a card until it was measured. */
const GUESS = 108;
const PACE = { overscan: 6, step: 3 };

/** A long list of cards: only those near the screen are in the page. */
export function WindowedCards<Row>({ label, rows, stale, ...shared }: CardsProps<Row>) {
  const { box, part, before, after, measure } = useWindowedPart<HTMLUListElement, HTMLLIElement>({
    count: rows.length,
    guess: () => GUESS,
    ...PACE,
  });
  return (
    <ul
      ref={box}
      className={css['cards']}
      aria-label={label}
      aria-busy={stale}
      style={{ paddingTop: before, paddingBottom: after }}
    >
      {rows.slice(part.from, part.to).map((row, place) => (
        <li key={shared.keyOf(row)} className={css['card']} data-index={part.from + place} ref={measure}>
          <CardContent row={row} {...shared} />
        </li>
      ))}
    </ul>
  );
}
